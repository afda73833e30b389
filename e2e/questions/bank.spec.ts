import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { newQuestion, rows } from '../support/bankQuestions.ts';
import { clickTwice } from '../support/clicks.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf, button, messages, title } from '../support/locators.ts';
import { holdCalls, loseNextAnswer } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test('staff find their way from the exam to the bank, and search and narrow its list, at a desk and on a phone', async ({
  page,
  signIn,
}) => {
  test.slow();
  const some = page.getByText(/^\d+ questions$/);
  const busy = page.locator('main [aria-busy=true]:has(table)');
  const more = button(page, 'Show more questions');
  await signIn(STAFF);
  await page.goto('/exam/landing');
  await page.getByRole('link', { name: 'Manage questions' }).click();
  await expect(title(page, 'Exam questions')).toBeFocused();
  await expect(rows(page)).toHaveCount(50);
  await expect(more).toBeVisible();

  await test.step('while another choice is on its way, the list before it is not added to', async () => {
    const { asked, letThrough } = await holdCalls(page, 'QuestionBank');
    await search(page).fill('fire');
    await asked;
    await expect(busy).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    await expect(more).toHaveCount(0);
    letThrough();
    await expect(busy).toHaveCount(0);
  });

  await test.step('a search that shows all it found leaves the focus in its field', async () => {
    await search(page).fill('illumination');
    await expect(some).toBeVisible();
    await search(page).fill('');
    await expect(rows(page)).toHaveCount(50);
    await more.click();
    await expect(rows(page)).toHaveCount(100);
    await search(page).fill('illumination');
    await expect(some).toBeVisible();
    await expect(search(page)).toBeFocused();
    await search(page).fill('');
  });

  await test.step('choices that follow one another fast are all made', async () => {
    await expect(more).toBeVisible();
    const topic = page.getByLabel('Topic');
    await topic.focus();
    await Promise.all(Array.from({ length: 4 }, () => page.keyboard.press('ArrowDown')));
    expect(await topic.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(4);
    const chosen = await topic.inputValue();
    await expect.poll(() => new URL(page.url()).searchParams.get('topic')).toBe(chosen);
    await expect(topic).toHaveValue(chosen);
    await topic.selectOption('All topics');
    await expect(more).toBeVisible();
  });

  await test.step('a newer release waits until the search is over', async () => {
    // The browser's event: once for the first worker that takes over, and once for a newer release's.
    await page.evaluate(() => {
      for (let times = 0; times < 2; times += 1) navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await search(page).pressSequentially('illumination');
    await expect(some).toBeVisible();
    await page.getByLabel('Show').selectOption('All questions');
    await expect(page).toHaveURL(/state=all/);
    await expect(search(page)).toHaveValue('illumination');
    expect(loads).toBe(0);
    const reloaded = page.waitForEvent('load');
    await rows(page).first().getByRole('link').click();
    await reloaded;
    await expect(title(page, 'Edit question')).toBeVisible();
  });

  await test.step('on a phone the first question shows at once, and the filter says how many are set', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Back to Questions' }).click();
    await expect(rows(page).first()).toBeVisible();
    expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(300);
    await expect(page.getByLabel('Show')).toBeHidden();
    await expect(button(page, 'Filter (1)')).toHaveAttribute('aria-expanded', 'false');
    await button(page, 'Filter (1)').click();
    await page.getByLabel('Show').selectOption('In the exam');
    await expect(button(page, 'Filter')).toHaveAttribute('aria-expanded', 'true');
    await button(page, 'Filter').click();
    await expect(page.getByLabel('Show')).toBeHidden();
  });

  await test.step('what is seldom needed is in a menu there', async () => {
    const importing = page.getByRole('link', { name: 'Import' });
    await expect(importing).toBeHidden();
    await button(page, 'More').click();
    await expect(button(page, 'Export CSV')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button(page, 'More')).toBeFocused();
    await expect(importing).toBeHidden();
    await button(page, 'More').press('Enter');
    await importing.click();
    await expect(title(page, 'Import questions')).toBeVisible();
  });

  await test.step('at a desk the title stands at one height, on a list and on a form', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const heightOf = async (name: string) => {
      await expect(title(page, name)).toBeVisible();
      return (await title(page, name).boundingBox())?.y;
    };
    const onImport = await heightOf('Import questions');
    await page.getByRole('link', { name: 'Back to Questions' }).click();
    await page.getByRole('link', { name: 'Reports' }).click();
    expect(await heightOf('Question reports')).toBe(onImport);
    await page.getByRole('link', { name: 'Back to Questions' }).click();
    await page.getByRole('link', { name: 'Add question' }).click();
    expect(await heightOf('Add question')).toBe(onImport);
  });
});

test('a question is added, found, changed, retired and restored; what others change meanwhile is shown, and nothing is lost', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const { question } = newQuestion();
  const leader = await makeSoldier();
  await staff.grantAdmin(leader.soldierId);
  await signIn(leader);
  await page.clock.install();
  await page.goto('/admin/questions/add');

  await test.step('what is missing is told', async () => {
    await button(page, 'Add question').click();
    await expect(alertOf(page)).toContainText('Please check: Question, Option A');
    await expect(alertOf(page).getByRole('link', { name: 'Right answer' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription(/^Enter the question\./);
  });

  await test.step('a date that is none is told while everything else is filled in', async () => {
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    for (const letter of ['A', 'B', 'C', 'D']) {
      await page.getByRole('textbox', { name: `Option ${letter}` }).fill(`Answer ${letter}`);
    }
    await page.getByRole('radio', { name: 'C', exact: true }).check();
    await page.getByRole('textbox', { name: 'Explanation' }).fill('It is so.');
    await page.getByRole('textbox', { name: 'Citation' }).fill('ATP 3-09.30');
    await page.getByLabel('Topic').fill('Test topic');
    await expect(page.getByText('Shows once the question is complete.')).toBeVisible();
    await page.getByLabel('Review date').focus();
    await page.keyboard.type('02302090');
    await button(page, 'Add question').click();
    await expectProblem(page, 'Review date', 'Review date must be a real date.');
    await page.getByLabel('Review date').fill('2090-01-31');
  });

  await test.step('Enter submits an answer of the preview, as in the exam, and does not add the question', async () => {
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('radio', { name: 'B Answer B' }).check();
    await page.keyboard.press('Enter');
    await expect(preview.getByText('Incorrect. Try again.')).toBeVisible();
    await preview.getByRole('radio', { name: 'C Answer C' }).check();
    await preview.getByRole('button', { name: 'Try answer' }).press('Enter');
    await expect(preview.getByText('Correct', { exact: true })).toBeVisible();
    await expect(preview.getByRole('radio', { name: 'C Answer C' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Add question')).toBeEnabled();
    await expect(preview).toContainText('It is so.');
  });

  await test.step('sent again after a lost answer, it is not refused as a duplicate', async () => {
    await loseNextAnswer(page);
    await button(page, 'Add question').click();
    await expect(alertOf(page)).toContainText('The network did not answer.');
    await button(page, 'Add question').click();
    await expect(title(page, 'Exam questions')).toBeVisible();
    await expect(messages(page)).toHaveText('Question added.');
    await page.unrouteAll();
  });

  await test.step('it is found', async () => {
    await search(page).fill(question);
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/search=/);
    await rows(page).getByRole('link').click();
    await expect(title(page, 'Edit question')).toBeVisible();
  });

  await test.step('a double click retires it, and does not restore it', async () => {
    // From here on, time only passes when the test advances it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await clickTwice(button(page, 'Retire question'), () => expect(page.getByText(/Retired since/)).toBeVisible());
    await expect(button(page, 'Restore question')).toBeEnabled();
    // A second press by keyboard counts.
    await button(page, 'Restore question').press('Enter');
    await expect(page.getByText(/In the exam/)).toBeVisible();
    await page.clock.resume();
  });

  const optionC = page.getByRole('textbox', { name: 'Option C' });
  await test.step('what others changed is shown, and whether it is in the exam is told as it is by now', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await optionC.fill('Answer see');
    await staff.retireQuestion(id);
    await staff.updateQuestion(id, { citation: 'Their manual' });
    await button(page, 'Save question').click();
    const theirs = page.getByRole('region', { name: 'Changed by SFC Vance' });
    await expect(theirs).toContainText('Their manual');
    await expect(page.getByRole('textbox', { name: 'Citation' })).toHaveValue('Their manual');
    await expect(optionC).toHaveValue('Answer see');
    await expect(page.getByText(/Retired since/)).toBeVisible();
    await button(page, 'Restore question').click();
    await expect(page.getByText(/In the exam/)).toBeVisible();
    await expect(optionC).toHaveValue('Answer see');
  });

  await test.step('what was changed is saved', async () => {
    await button(page, 'Save question').click();
    await expect(title(page, 'Exam questions')).toBeVisible();
    await expect(messages(page)).toContainText('Question saved.');
    await rows(page).getByRole('link').click();
    await expect(optionC).toHaveValue('Answer see');
    await expect(page.getByRole('radio', { name: 'C', exact: true })).toBeChecked();
  });
});
