import type { Page } from '@playwright/test';
import { addQuestion, newQuestion, rows } from '../support/bankQuestions.ts';
import { expectNoViolations } from '../support/axe.ts';
import { clickTwice } from '../support/clicks.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf, button, messages, title } from '../support/locators.ts';
import { holdCalls, loseNextAnswer } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test('staff find their way from the exam to the bank; others do not', async ({ page, makeSoldier, signIn }) => {
  await signIn(STAFF);
  await page.goto('/exam/landing');
  await page.getByRole('link', { name: 'Manage questions' }).click();
  await expect(title(page, 'Exam Questions')).toBeFocused();
  await expect(rows(page)).toHaveCount(50);
  await button(page, 'Show more questions').click();
  await expect(rows(page)).toHaveCount(100);
  await button(page, 'Sign out').click();
  // Waits for the answer, which would otherwise sign out the next person.
  await expect(page).toHaveURL('/login');
  await signIn(await makeSoldier());
  for (const address of [
    '/admin/questions',
    '/admin/questions/add',
    '/admin/questions/import',
    '/admin/questions/reports',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL('/home');
  }
});

test('on a phone the first question shows at once; the filter says how many are set, and what is seldom needed is in a menu', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(STAFF);
  await page.goto('/admin/questions');
  await expect(rows(page)).toHaveCount(50);
  expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(300);
  await expect(search(page)).toBeHidden();
  await button(page, 'Filter').click();
  await page.getByLabel('Show').selectOption('All questions');
  await expect(button(page, 'Filter (1)')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'Filter (1)').click();
  await expect(search(page)).toBeHidden();

  const importing = page.getByRole('link', { name: 'Import' });
  await expect(importing).toBeHidden();
  await button(page, 'More').click();
  await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button(page, 'More')).toBeFocused();
  await expect(importing).toBeHidden();
  await button(page, 'More').press('Enter');
  await importing.click();
  await expect(title(page, 'Import Questions')).toBeVisible();
});

test('while another choice is on its way, the list before it is not added to', async ({ page, signIn }) => {
  await signIn(STAFF);
  await page.goto('/admin/questions');
  await expect(rows(page)).toHaveCount(50);
  await expect(button(page, 'Show more questions')).toBeVisible();
  const { asked, letThrough } = await holdCalls(page, 'QuestionBank');
  await search(page).fill('fire');
  await asked;
  await expect(page.locator('ul[aria-busy=true]')).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(button(page, 'Show more questions')).toHaveCount(0);
  letThrough();
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0);
});

test('a search that shows all it found leaves the focus in its field', async ({ page, signIn }) => {
  await signIn(STAFF);
  await page.goto('/admin/questions');
  const some = page.getByText(/^\d+ questions$/);
  await search(page).fill('illumination');
  await expect(some).toBeVisible();
  await search(page).fill('');
  await button(page, 'Show more questions').click();
  await expect(rows(page)).toHaveCount(100);
  await search(page).fill('illumination');
  await expect(some).toBeVisible();
  await expect(search(page)).toBeFocused();
});

test('choices that follow one another fast are all made', async ({ page, signIn }) => {
  await signIn(STAFF);
  await page.goto('/admin/questions');
  await expect(rows(page)).toHaveCount(50);
  const topic = page.getByLabel('Topic');
  await topic.focus();
  await Promise.all(Array.from({ length: 4 }, () => page.keyboard.press('ArrowDown')));
  expect(await topic.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(4);
  const chosen = await topic.inputValue();
  await expect.poll(() => new URL(page.url()).searchParams.get('topic')).toBe(chosen);
  await expect(topic).toHaveValue(chosen);
});

test('a newer release waits until the search is over', async ({ page, signIn }) => {
  await signIn(STAFF);
  await page.goto('/admin/questions');
  await expect(rows(page)).toHaveCount(50);
  // The browser's event, once for the first worker that takes over, and once for that of the newer release.
  await page.evaluate(() => {
    for (let times = 0; times < 2; times += 1) navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await search(page).pressSequentially('illumination');
  await expect(page.getByText(/^\d+ questions$/)).toBeVisible();
  await page.getByLabel('Show').selectOption('All questions');
  await expect(page).toHaveURL(/state=all/);
  await expect(search(page)).toHaveValue('illumination');
  expect(loads).toBe(0);
  const reloaded = page.waitForEvent('load');
  await rows(page).first().getByRole('link').click();
  await reloaded;
  await expect(title(page, 'Edit Question')).toBeVisible();
});

test('the way back from a question leads to as many as were shown, where they were, as they are by now', async ({
  page,
  staff,
  signIn,
}) => {
  const topic = `Topic of ${process.pid}`;
  await staff.importQuestions(
    Array.from({ length: 60 }, (_, index) => ({
      ...newQuestion(),
      question: `Question ${index + 10} of a long list?`,
      topic,
    })),
  );
  await signIn(STAFF);
  await page.goto(`/admin/questions?${new URLSearchParams({ topic })}`);
  await expect(rows(page)).toHaveCount(50);
  await button(page, 'Show more questions').click();
  await expect(rows(page)).toHaveCount(60);
  const late = rows(page).nth(55).getByRole('link');
  await late.scrollIntoViewIfNeeded();
  const address = (await late.getAttribute('href')) ?? '';
  await late.click();
  await expect(title(page, 'Edit Question')).toBeVisible();

  // Meanwhile somebody else changes the last of them.
  const { questionBank } = await staff.execute<{ questionBank: { edges: { node: { id: string } }[] } }>(
    'query ($topic: String!) { questionBank(filter: { topic: $topic }, first: 100) { edges { node { id } } } }',
    { topic },
  );
  await staff.updateQuestion(questionBank.edges.at(-1)?.node.id ?? '', { question: 'What do they ask by now?' });
  await page.goBack();
  await expect(rows(page).last()).toContainText('What do they ask by now?');
  await expect(rows(page)).toHaveCount(60);
  await expect(page.locator(`a[href="${address}"]`)).toBeInViewport();

  // A save, too, returns to the same place in the list.
  await page.locator(`a[href="${address}"]`).click();
  await page.getByRole('textbox', { name: 'Explanation' }).fill('It is so.');
  await button(page, 'Save question').click();
  await expect(title(page, 'Exam Questions')).toBeVisible();
  await expect(rows(page)).toHaveCount(60);
});

test('a question is added, found, changed, retired and restored', async ({ page, signIn }) => {
  test.slow();
  const { question } = newQuestion();
  await signIn(STAFF);
  await page.goto('/admin/questions');
  await page.getByRole('link', { name: 'Add Question' }).click();
  await button(page, 'Add question').click();
  await expect(alertOf(page)).toContainText('Please check: Question, Option A');
  await expect(alertOf(page).getByRole('link', { name: 'Right answer' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription(
    /^Please enter a question\./,
  );
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
  const preview = page.getByRole('region', { name: 'Preview' });
  // Enter submits an answer of the preview, as in the exam, and does not add the question.
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
  // Sent again after a lost answer, it is not refused as a duplicate.
  await loseNextAnswer(page);
  await button(page, 'Add question').click();
  await expect(alertOf(page)).toContainText('The network did not answer.');
  await button(page, 'Add question').click();
  await expect(title(page, 'Exam Questions')).toBeVisible();
  await expect(messages(page)).toHaveText('Question added.');

  await search(page).fill(question);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);
  await rows(page).getByRole('link').click();
  await expect(title(page, 'Edit Question')).toBeVisible();
  await page.getByRole('textbox', { name: 'Option C' }).fill('Answer see');
  await button(page, 'Save question').click();
  await expect(title(page, 'Exam Questions')).toBeVisible();
  await expect(messages(page)).toContainText('Question saved.');

  await search(page).fill(question);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Option C' })).toHaveValue('Answer see');
  await expect(page.getByRole('radio', { name: 'C', exact: true })).toBeChecked();
  await button(page, 'Retire question').click();
  await expect(page.getByText(/Retired since/)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await search(page).fill(question);
  await expect(page.getByText('No question matches.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Retired');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Retired');
  await rows(page).getByRole('link').click();
  await button(page, 'Restore question').click();
  await expect(page.getByText(/In the exam/)).toBeVisible();
});

test('a double click retires a question, and does not restore it', async ({ page, staff, signIn }) => {
  const { id } = await addQuestion(staff);
  await signIn(STAFF);
  // From here on time passes only when the test advances it.
  await page.clock.install();
  await page.goto(`/admin/questions/edit/${id}`);
  await expect(button(page, 'Retire question')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await clickTwice(button(page, 'Retire question'), () => expect(page.getByText(/Retired since/)).toBeVisible());
  await expect(button(page, 'Restore question')).toBeEnabled();
  // By the keyboard, a second press takes effect.
  await button(page, 'Restore question').press('Enter');
  await expect(page.getByText(/In the exam/)).toBeVisible();
});

test('two people change one question: what the other one changed is shown, and nothing is lost', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { id } = await addQuestion(staff);
  const leader = await makeSoldier();
  await staff.grantAdmin(leader.soldierId);
  await signIn(leader);
  await page.goto(`/admin/questions/edit/${id}`);
  await page.getByRole('textbox', { name: 'Explanation' }).fill('My explanation.');
  await staff.updateQuestion(id, { citation: 'Their manual' });
  await button(page, 'Save question').click();
  const choices = page.getByRole('region', { name: 'Changed by SFC Vance' });
  await expect(choices).toContainText('Their manual');
  await expect(page.getByRole('textbox', { name: 'Citation' })).toHaveValue('Their manual');
  await expect(page.getByRole('textbox', { name: 'Explanation' })).toHaveValue('My explanation.');
  await button(page, 'Save question').click();
  await expect(title(page, 'Exam Questions')).toBeVisible();
});

test('whether a question is in the exam is told as it is by now, also after a conflict', async ({
  page,
  staff,
  signIn,
}) => {
  const { id } = await addQuestion(staff);
  await signIn(STAFF);
  await page.goto(`/admin/questions/edit/${id}`);
  await expect(page.getByText(/In the exam/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Explanation' }).fill('My explanation.');
  await staff.retireQuestion(id);
  await staff.updateQuestion(id, { citation: 'Their manual' });
  await button(page, 'Save question').click();
  await expect(page.getByRole('region', { name: 'Changed by you elsewhere' })).toBeVisible();
  await expect(page.getByText(/Retired since/)).toBeVisible();
  await button(page, 'Restore question').click();
  await expect(page.getByText(/In the exam/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Explanation' })).toHaveValue('My explanation.');
});

test('the way back from a question leads to the list as it was narrowed', async ({ page, signIn }) => {
  const narrowed = '/admin/questions?search=call&state=all';
  await signIn(STAFF);
  await page.goto(narrowed);
  for (const leave of [
    () => page.getByRole('link', { name: 'Back' }).click(),
    () => page.getByRole('link', { name: 'Cancel' }).click(),
    () => button(page, 'Save question').click(),
  ]) {
    await rows(page).first().getByRole('link').click();
    await expect(title(page, 'Edit Question')).toBeVisible();
    await page.reload();
    await leave();
    await expect(page).toHaveURL(narrowed);
    await expect(search(page)).toHaveValue('call');
  }
});

test('an unknown question leads back to the list', async ({ page, signIn }) => {
  await signIn(STAFF);
  await page.goto('/admin/questions/edit/no-such-question');
  await expect(page.getByRole('heading', { name: 'No question to show' })).toBeVisible();
  await expect(page.getByText('That question does not exist.')).toBeVisible();
  await button(page, 'Back to the questions').click();
  await expect(title(page, 'Exam Questions')).toBeVisible();
});

test('a title below a link back stands at one height, on a list and on a form', async ({ page, signIn }) => {
  await signIn(STAFF);
  const heightOf = async (address: string, name: string) => {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
    return (await title(page, name).boundingBox())?.y;
  };
  const onForm = await heightOf('/admin/questions/add', 'Add Question');
  expect(await heightOf('/admin/questions/import', 'Import Questions')).toBe(onForm);
  expect(await heightOf('/admin/questions/reports', 'Question Reports')).toBe(onForm);
});
