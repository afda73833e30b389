import { answerKeys, keepExam, keptExam, openExam, option, someQuestions } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(openExam);

test('a wrong and a right answer, and when each button can be pressed', async ({ page }) => {
  await expect(page.locator('legend')).toHaveText('Made-up question 1?');
  for (const [index, name] of ['A Wrong one', 'B Right', 'C Wrong two', 'D Wrong three'].entries()) {
    await expect(page.getByRole('radio').nth(index)).toHaveAccessibleName(name);
  }
  await expect(button(page, 'Submit')).toBeDisabled();
  await expect(button(page, 'Next Question')).toBeDisabled();
  await option(page, 'Wrong one').check();
  await expect(button(page, 'Submit')).toBeEnabled();
  await button(page, 'Submit').click();
  await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
  await expect(option(page, 'A Wrong one (incorrect)')).toBeChecked();
  await expect(button(page, 'Submit')).toBeDisabled();
  await expect(button(page, 'Next Question')).toBeDisabled();
  await expect(page.getByText('Because of reason 1.')).toHaveCount(0);
  await option(page, 'Wrong two').check();
  await expect(page.getByText('Incorrect. Try again.')).toHaveCount(0);
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  const why = page.getByRole('region', { name: 'Why this is right' });
  await expect(why).toContainText('Because of reason 1.');
  await expect(why).toContainText('Manual 1');
  await expect(button(page, 'Submit')).toBeDisabled();
  await expect(button(page, 'Next Question')).toBeFocused();
  // A click on another option does not change the choice.
  await page.locator('label', { hasText: 'Wrong two' }).click({ force: true });
  await expect(option(page, 'Right')).toBeChecked();
  await button(page, 'Next Question').click();
  await expect(page).toHaveURL('/exam/full-exam/question/1');
  await expect(title(page, 'Question 2 of 3')).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Correct', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
});

test('after a wrong answer by Submit the keyboard goes on from that answer', async ({ page }) => {
  await option(page, 'Wrong one').check();
  await button(page, 'Submit').focus();
  await page.keyboard.press('Space');
  await expect(option(page, 'A Wrong one (incorrect)')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Right')).toBeChecked();
  await option(page, 'Wrong two').check();
  await button(page, 'Submit').click();
  await expect(option(page, 'C Wrong two (incorrect)')).toBeFocused();
});

test('feedback moves nothing on the screen', async ({ page }) => {
  const places = () =>
    Promise.all(
      [button(page, 'Submit'), option(page, 'D Wrong three')].map(async (part) => (await part.boundingBox())?.y),
    );
  await option(page, 'Right').check();
  const before = await places();
  await button(page, 'Submit').click();
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the keyboard alone answers, goes on, and keeps out of what it should not touch', async ({ page }) => {
  await page.keyboard.press('Enter');
  await expect(title(page, 'Question 1 of 3')).toBeVisible();
  await page.keyboard.press('c');
  await expect(option(page, 'Wrong two')).toBeChecked();
  await page.keyboard.press('2');
  await expect(option(page, 'Right')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  // With the focus on Exit Exam, Enter presses that button.
  await button(page, 'Exit Exam').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Check Fire!!' });
  await expect(dialog).toBeVisible();
  await expect(button(page, 'Continue Exam')).toBeFocused();
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  // Waits until the dialog is removed: the screen learns that it closed a moment later.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(option(page, 'Right')).toBeChecked();
  await button(page, 'Exit Exam').blur();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Question 2 of 3')).toBeFocused();
  await page.keyboard.press('B');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Question 3 of 3')).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(button(page, 'View Results')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Exam Results')).toBeFocused();
});

test('while a report is open, the focus is in its text and no key answers the question', async ({ page }) => {
  await option(page, 'Wrong one').check();
  await button(page, 'Report this question').click();
  const text = page.getByLabel('What is wrong with it?');
  await expect(text).toBeFocused();
  await page.keyboard.type('bad: 2 are right');
  await expect(text).toHaveValue('bad: 2 are right');
  // Also where the focus has left the field, as after a click beside it.
  await text.blur();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(option(page, 'Wrong one')).toBeChecked();
  await expect(page.getByText('Incorrect. Try again.')).toHaveCount(0);
  await button(page, 'Cancel').click();
  await expect(button(page, 'Report this question')).toBeFocused();
  await page.keyboard.press('b');
  await expect(option(page, 'Right')).toBeChecked();
});

test('letters and digits are switched off, and stay so; all other keys go on', async ({ page }) => {
  await page.goto('/exam/landing');
  await expect(answerKeys(page)).toBeChecked();
  await answerKeys(page).press('Space');
  await page.reload();
  await expect(answerKeys(page)).not.toBeChecked();
  await button(page, 'Resume').click();
  await expect(title(page, 'Question 1 of 3')).toBeFocused();
  await page.keyboard.press('b');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await option(page, 'Wrong one').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  await page.goto('/exam/landing');
  await answerKeys(page).check();
  await button(page, 'Resume').click();
  await expect(title(page, 'Question 2 of 3')).toBeFocused();
  await page.keyboard.press('a');
  await expect(option(page, 'Wrong one')).toBeChecked();
});

test.describe('an address that is not the place of a question', () => {
  for (const address of [
    '/exam/quick-ten/question/0',
    '/exam/sprint/question/7',
    '/exam/full-exam/question/-1',
    '/exam/full-exam/question/00',
    '/exam/full-exam/question/abc',
    '/exam/results',
  ]) {
    test(`${address} leads to where the exam goes on`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/exam/full-exam/question/0');
      await expect(title(page, 'Question 1 of 3')).toBeVisible();
    });
  }

  test('without an exam, or with a damaged one, it is the landing', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('questions', '{"version":1,"questions":[{"id":4}'));
    await page.goto('/exam/full-exam/question/2');
    await expect(page).toHaveURL('/exam/landing');
    await expect(button(page, 'Start')).toBeVisible();
    await page.goto('/exam/results');
    await expect(page).toHaveURL('/exam/landing');
  });
});

test('two tabs answer the same exam; the exit of one ends it in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/exam/full-exam/question/1');
  await expect(title(other, 'Question 2 of 3')).toBeVisible();
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await expect(other.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await option(other, 'Right').check();
  await button(other, 'Submit').click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  expect((await keptExam(page))?.map(({ complete }) => complete)).toEqual([true, true, false]);
  await button(other, 'Exit Exam').click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Exit Exam' }).click();
  await expect(page).toHaveURL('/exam/landing');
});

test('a tab follows the other into a new run of the same questions', async ({ page, context }) => {
  const missed = someQuestions(3).map((question, at) => ({ ...question, guess: 'Wrong one', complete: at !== 1 }));
  await keepExam(page, missed);
  await page.goto('/exam/full-exam/question/1');
  const other = await context.newPage();
  await other.goto('/exam/full-exam/question/1');
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await expect(option(other, 'Right')).toBeDisabled();
  await button(page, 'Next Question').click();
  await button(page, 'View Results').click();
  await button(page, 'Practice these again').click();
  await expect(title(page, 'Question 1 of 3')).toBeVisible();

  await option(other, 'Right').check();
  await button(other, 'Submit').click();
  await expect(other.getByText('Correct', { exact: true })).toBeVisible();
  expect((await keptExam(page))?.map(({ guess }) => guess)).toEqual([null, 'Right', null]);
  await other.getByRole('link', { name: 'Exam' }).click();
  await expect(button(other, 'Resume')).toBeVisible();
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await expect(button(page, 'Next Question')).toBeEnabled();
  expect((await keptExam(page))?.map(({ guess }) => guess)).toEqual(['Right', 'Right', null]);
});

test('the browser goes back through the questions, and the answers stay', async ({ page }) => {
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await button(page, 'Next Question').click();
  await expect(title(page, 'Question 2 of 3')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Question 1 of 3')).toBeVisible();
  await expect(option(page, 'B Right (correct)')).toBeChecked();
  await expect(button(page, 'Next Question')).toBeEnabled();
  await page.goForward();
  await expect(title(page, 'Question 2 of 3')).toBeVisible();
});

test('a browser that keeps nothing says so, and the exam goes on', async ({ page }) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  await expect(page.getByText(/your progress will not survive a reload/)).toBeVisible();
  await button(page, 'Next Question').click();
  await expect(title(page, 'Question 2 of 3')).toBeVisible();
});

test('an explanation keeps its line breaks, on the question and in the results', async ({ page }) => {
  const [question] = someQuestions(1);
  if (!question) throw new Error('No question.');
  await keepExam(page, [{ ...question, explanation: 'First this.\nThen that.' }]);
  await page.goto('/exam/full-exam/question/0');
  await option(page, 'Wrong one').check();
  await button(page, 'Submit').click();
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  const lines = page.getByText('First this.');
  await expect(lines).toHaveText(/^First this\.\nThen that\.$/, { useInnerText: true });
  await button(page, 'View Results').click();
  await expect(title(page, 'Exam Results')).toBeVisible();
  await expect(lines).toHaveText(/^First this\.\nThen that\.$/, { useInnerText: true });
});

test('the results list what was missed, and lead to practicing it again', async ({ page }) => {
  await keepExam(
    page,
    someQuestions(3).map((question, index) => ({
      ...question,
      guess: index === 1 ? 'Wrong two' : 'Right',
      complete: true,
    })),
  );
  await page.goto('/exam/results');
  await expect(title(page, 'Exam Results')).toBeVisible();
  await expect(page.getByText('67%', { exact: true })).toBeVisible();
  await expect(page.getByText('2 of 3 questions right on the first guess.')).toBeVisible();
  const missed = page.getByRole('region', { name: 'Missed questions' }).getByRole('listitem');
  await expect(missed).toHaveCount(1);
  for (const text of [
    'Made-up question 2?',
    'Your first guess: Wrong two',
    'Right answer: Right',
    'Because of reason 2.',
    'Manual 2',
  ]) {
    await expect(missed).toContainText(text);
  }
  await expect(page.getByRole('region', { name: 'Score by topic' }).getByRole('listitem')).toHaveText([
    'Even topic2 of 2 · 100%',
    'Odd topic0 of 1 · 0%',
  ]);
  await button(page, 'Practice these again').click();
  await expect(page).toHaveURL('/exam/full-exam/question/0');
  await expect(title(page, 'Question 1 of 1')).toBeVisible();
  await expect(button(page, 'View Results')).toBeDisabled();
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await button(page, 'View Results').click();
  await expect(page.getByText('None: every first guess was right.')).toBeVisible();
  await expect(button(page, 'Practice these again')).toHaveCount(0);
  await button(page, 'Exit Exam').click();
  await expect(page).toHaveURL('/home');
});
