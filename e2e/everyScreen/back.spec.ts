import type { Page } from '@playwright/test';
import { addQuestion } from '../support/bankQuestions.ts';
import { people, setRequirements, RIDE } from '../support/due.ts';
import { keepExamInOtherTab, option, someQuestions } from '../support/examRun.ts';
import { dialog as findDialog } from '../support/findDialog.ts';
import { goTo, goToScreen } from '../support/goTo.ts';
import { button, title } from '../support/locators.ts';
import { fillIn, BLC, schedule } from '../support/schoolForms.ts';
import { expect, test } from '../support/test.ts';

const RECORD = ['First name', 'Middle name', 'Last name'];

/** The number of entries in the browser's navigation. */
const entries = (page: Page) => page.evaluate(() => window.history.length);

test('after a save, Back leads past the form to where the person came from', async ({ page, unit }) => {
  test.slow();
  const [ann = ''] = await people(unit, { lastName: 'Ann', acftScore: 400 });
  const [ride = ''] = await setRequirements(unit, RIDE);
  const school = await schedule(unit.staff, ann);
  const comment = await unit.staff.addComment(ann, 'OVERALL', 'As it was.');
  const question = await addQuestion(unit.staff);
  const text = page.getByRole('textbox', { name: 'Comment' });
  const fill = (label: string, value: string) => page.getByLabel(label).fill(value);
  const forms: readonly (readonly [address: string, typing: () => Promise<unknown>, save: string])[] = [
    [`/user-info/${ann}/edit`, () => fill('ACFT score', '500'), 'Save record'],
    [
      '/admin/reassign/add-soldier',
      async () => {
        for (const label of RECORD) await page.getByLabel(label, { exact: true }).fill('Bea');
        await page.getByLabel('Rank').selectOption('SPC');
      },
      'Save record',
    ],
    [`/user-info/${ann}/add-school`, () => fillIn(page, { ...BLC, schoolName: 'ALC' }), 'Add school'],
    [`/user-info/${ann}/edit-school/${school}`, () => fill('End date', '2090-02-01'), 'Save school'],
    [`/comments/${ann}/create`, () => text.fill('Leads.'), 'Add comment'],
    [`/comments/${unit.staffId}/add-recommended-comment`, () => text.fill('Led.'), 'Add comment'],
    [`/comments/${ann}/edit/${comment}`, () => text.fill('As it is.'), 'Save comment'],
    [
      '/admin/questions/add',
      async () => {
        await page.getByRole('textbox', { name: 'Question' }).fill('What is asked?');
        for (const label of ['Option A', 'Option B', 'Option C', 'Option D', 'Topic', 'Explanation', 'Citation']) {
          await fill(label, `${label} of it`);
        }
        await page.getByRole('radio', { name: 'A', exact: true }).check();
        await fill('Review date', '2090-01-31');
      },
      'Add question',
    ],
    [`/admin/questions/edit/${question.id}`, () => fill('Citation', 'Another manual'), 'Save question'],
    ['/admin/unit/edit', () => page.getByLabel('Name').fill('1-1 FA'), 'Save unit'],
    ['/admin/unit/policy#rifle', () => page.getByLabel('Fail below').fill('24'), 'Save policy'],
    [`/admin/unit/requirements/edit/${ride}`, () => fill('Group', 'Driving'), 'Save requirement'],
    ['/admin/due/enter', () => page.locator('[data-result]').first().check(), 'Save 1 result'],
  ];
  await unit.open(page, '/exam/landing');
  for (const [address, typing, save] of forms) {
    await test.step(address, async () => {
      await goToScreen(page, address);
      const before = await entries(page);
      await typing();
      await button(page, save).click();
      await expect(page).not.toHaveURL(`${unit.server.url}${address}`);
      expect(await entries(page)).toBe(before);
      await page.goBack();
      await expect(title(page, 'Practice Exam')).toBeVisible();
    });
  }
});

test('a double click enters one page and presses nothing there; dialogs do not stay over Back', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await page.goto('/home');
  const enter = async (press: () => Promise<void>, name: string) => {
    const before = await entries(page);
    await press();
    await expect(title(page, name)).toBeVisible();
    expect(await entries(page)).toBe(before + 1);
  };
  await enter(() => page.getByRole('link', { name: 'Exam', exact: true }).dblclick(), 'Practice Exam');
  await keepExamInOtherTab(page, someQuestions(3));
  await enter(() => button(page, 'Resume').dblclick(), 'Question 1 of 3');
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await enter(() => button(page, 'Next Question').dblclick(), 'Question 2 of 3');
  // Holding Enter presses a link repeatedly until its page appears.
  await enter(async () => {
    await page.getByRole('link', { name: 'My Info' }).focus();
    for (let count = 0; count < 3; count += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }, 'My Info');
  await page.goBack();
  await expect(title(page, 'Question 2 of 3')).toBeVisible();

  await test.step('the second click on a button presses nothing in the dialog that the first one opens', async () => {
    await button(page, 'Find a person').dblclick();
    await expect(findDialog(page)).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(title(page, 'Question 1 of 3')).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  await test.step('Check Fire!! closes on Back, also to another entry of the same question', async () => {
    await goTo(page, '/exam/full-exam/question/0');
    await button(page, 'Exit Exam').click();
    await expect(page.getByRole('alertdialog', { name: 'Check Fire!!' })).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(title(page, 'Question 1 of 3')).toBeVisible();
  });
});
