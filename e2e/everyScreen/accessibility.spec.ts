import type { Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { addQuestion, rows } from '../support/bankQuestions.ts';
import { keepExamInOtherTab, someQuestions } from '../support/examRun.ts';
import { goTo } from '../support/goTo.ts';
import { alertOf, button, discard, title } from '../support/locators.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

/* Each screen is checked with its problems on screen, because they come on top of everything else. */

async function expectSound(page: Page, heading: string | RegExp): Promise<void> {
  await expect(title(page, heading)).toBeVisible();
  await expectAccessibleByMouseAndTouch(page);
}

/** Submits an empty form, and checks the screen with its problems. */
async function expectSoundWithProblems(page: Page, heading: string | RegExp, submit: string): Promise<void> {
  await expect(title(page, heading)).toBeVisible();
  await button(page, submit).click();
  await expect(alertOf(page)).toBeVisible();
  await expectSound(page, heading);
}

test('the screens before the sign-in, Set password and Add Info have no violations', async ({
  page,
  product,
  makeSoldier,
}) => {
  test.slow();
  await page.goto('/login');
  await expectSoundWithProblems(page, 'Sign in', 'Sign in');
  await page.getByRole('link', { name: 'Register' }).click();
  await expectSoundWithProblems(page, 'Register', 'Register');
  await goTo(page, '/reset-password');
  await expectSoundWithProblems(page, 'Reset password', 'Submit');
  await goTo(page, '/reset-password/new#code');
  await expectSound(page, "This link doesn't work");
  await goTo(page, '/second-factor');
  await expectSound(page, 'Second factor');

  const { email } = await makeSoldier();
  await new ApiPerson(product.url).requestPasswordReset(email);
  await goTo(page, await product.mailedLink(email));
  await expectSoundWithProblems(page, 'Set a new password', 'Set password');

  const newcomer = `axe.${process.pid}@unit.example`;
  await ApiPerson.register(product, newcomer);
  await goTo(page, '/login');
  await signInHere(page, newcomer);
  await expectSound(page, 'Add Info');
});

test('the screens that staff see have no violations', async ({ page, demo }) => {
  test.slow();
  const staff = await ApiPerson.signIn(demo.url, demo.signIn('Staff'));
  const writer = await ApiPerson.signIn(demo.url, demo.signIn('Soldier'));
  await writer.addRecommendedComment('Certified two observers.');
  const { id } = await addQuestion(staff);
  await staff.reportQuestion(id, 'Two answers are right.');
  const { email, password } = demo.signIn('Staff');
  await signInThrough(page, email, password, demo.url);
  await page.goto(`${demo.url}/home`);

  await test.step('Home and a record', async () => {
    await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
    await button(page, 'Export').click();
    await expect(button(page, 'Export CSV')).toBeVisible();
    await expectSound(page, 'Section Overview');
    await page.getByRole('link', { name: /Alvarez/ }).click();
    await expectSound(page, 'SPC Alvarez');
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await page.getByLabel('First name').fill('');
    await expectSoundWithProblems(page, 'Edit SPC Alvarez', 'Save record');
    await goTo(page, '/user-info/no-such-soldier');
    await discard(page).click();
    await expect(page.getByText('That user does not exist.')).toBeVisible();
    await expectSound(page, /./);
  });

  await test.step('the comments of somebody, and a new one', async () => {
    await goTo(page, `/comments/${await writer.ownId()}`);
    await expect(page.getByText('Certified two observers.')).toBeVisible();
    await expectSound(page, /^Comments for /);
    await page.getByRole('link', { name: 'Add Comment' }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('x'.repeat(251));
    await expectSoundWithProblems(page, /^Add Comment about /, 'Add comment');
  });

  await test.step('the question bank', async () => {
    await goTo(page, '/admin/questions?search=call');
    await discard(page).click();
    await expectSound(page, 'Exam questions');
    await rows(page).first().getByRole('link').click();
    await page.getByRole('radio', { name: 'A', exact: true }).check();
    await page.getByRole('textbox', { name: 'Option A' }).fill('');
    await expectSoundWithProblems(page, 'Edit question', 'Save question');
    await goTo(page, '/admin/questions/import');
    await discard(page).click();
    const refused = [{ question: 'Which row is refused?' }, { question: 'Which row is refused, too?' }];
    const buffer = Buffer.from(JSON.stringify(refused));
    await page.getByLabel('File').setInputFiles({ name: 'rows.json', mimeType: 'application/json', buffer });
    await expect(page.getByText('2 of 2 rows have problems')).toBeVisible();
    await expectSound(page, 'Import questions');
    await goTo(page, '/admin/questions/reports');
    await discard(page).click();
    await expect(page.getByText('Two answers are right.').first()).toBeVisible();
    await expectSound(page, 'Question reports');
  });
});

test('the screens that a soldier sees have no violations', async ({ page, context, staff, makeSoldier, signIn }) => {
  test.slow();
  const soldier = await makeSoldier();
  await staff.addComment(soldier.soldierId, 'OVERALL', 'Ready for the board.');
  const record = `/user-info/${soldier.soldierId}`;
  await signIn(soldier);
  await page.goto('/exam/landing');

  await test.step('the exam, whatever was answered', async () => {
    await expectSound(page, 'Practice Exam');
    const questions = someQuestions(2);
    await keepExamInOtherTab(page, questions);
    await goTo(page, '/exam/full-exam/question/0');
    await page.getByRole('radio', { name: 'Wrong one' }).check();
    await button(page, 'Submit').click();
    await page.getByRole('radio', { name: 'Wrong two' }).check();
    await context.setOffline(true);
    await expectSound(page, 'Question 1 of 2');
    await page.getByRole('radio', { name: 'Right' }).check();
    await button(page, 'Submit').click();
    await button(page, 'Report this question').click();
    await expectSoundWithProblems(page, 'Question 1 of 2', 'Send report');
    await button(page, 'Exit Exam').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSound(page, 'Question 1 of 2');
    await button(page, 'Continue Exam').click();
    await context.setOffline(false);
    await keepExamInOtherTab(
      page,
      questions.map((question) => ({ ...question, guess: 'Wrong one', complete: true })),
    );
    await goTo(page, '/exam/results');
    await expectSound(page, 'Exam Results');
    await goTo(page, '/exam/landing');
    await expectSound(page, 'Practice Exam');
  });

  await test.step('the account', async () => {
    await goTo(page, '/account');
    await expectSound(page, 'Account');
    for (const { link, submit } of [
      { link: 'Change password', submit: 'Change password' },
      { link: 'Change email', submit: 'Send link' },
      { link: 'Delete login', submit: 'Delete login' },
    ]) {
      await page.getByRole('link', { name: link }).click();
      await expectSoundWithProblems(page, link, submit);
      await page.getByRole('link', { name: 'Back' }).click();
    }
    await page.getByRole('link', { name: 'Turn on second factor' }).click();
    await button(page, 'Set up').click();
    await expect(button(page, 'Turn on')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^Offline. Trying again at \d\d:\d\d/)).toBeVisible();
    await expectSoundWithProblems(page, 'Turn on second factor', 'Turn on');
    await context.setOffline(false);
  });

  await test.step('the schools', async () => {
    await goTo(page, `${record}/add-school`);
    await expectSoundWithProblems(page, 'Add School to My Info', 'Add school');
    await page.getByLabel('School').selectOption('AIR_ASSAULT');
    await page.getByLabel('Start date').fill('2090-01-05');
    await page.getByLabel('End date').fill('2090-01-30');
    await button(page, 'Add school').click();
    // The message covers the button for a few seconds.
    await button(page, 'Show history').press('Enter');
    await expect(page.getByRole('group', { name: 'Changes' })).toContainText('Record added');
    await expectSound(page, 'My Info');
    await page.getByRole('link', { name: 'Edit AIR ASSAULT, 05 JAN 2090' }).click();
    await page.getByLabel('End date').fill('2090-01-04');
    await expectSoundWithProblems(page, 'Edit School in My Info', 'Save school');
    await page.getByRole('link', { name: 'Delete School' }).click();
    await discard(page).click();
    await expect(button(page, 'Delete school')).toBeVisible();
    await context.setOffline(true);
    await expectSoundWithProblems(page, 'Delete School from My Info', 'Delete school');
    await context.setOffline(false);
  });

  await test.step('the comments, read, recommended, changed and deleted', async () => {
    const writer = await ApiPerson.signIn(new URL(page.url()).origin, soldier);
    await writer.addRecommendedComment('Certified two observers.');
    await goTo(page, `/comments/${soldier.soldierId}`);
    await expectSound(page, 'My Comments');
    await page.getByRole('link', { name: /^Edit/ }).click();
    await expectSound(page, 'Edit Recommended Comment about yourself');
    await page.getByRole('link', { name: 'Delete Comment' }).click();
    await expect(button(page, 'Send It')).toBeVisible();
    await context.setOffline(true);
    await expectSoundWithProblems(page, 'Delete Comment about yourself', 'Send It');
  });
});
