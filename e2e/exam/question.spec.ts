import { answerKeys, keepExam, keptExam, openExam, option, someQuestions } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(openExam);

test('a wrong and a right answer, when each button can be pressed, and where the focus goes', async ({ page }) => {
  const places = () =>
    Promise.all(
      [button(page, 'Submit'), option(page, 'D Wrong three')].map(async (part) => (await part.boundingBox())?.y),
    );

  await test.step('before an answer nothing can be submitted', async () => {
    await expect(page.locator('legend')).toHaveText('Made-up question 1?');
    for (const [index, name] of ['A Wrong one', 'B Right', 'C Wrong two', 'D Wrong three'].entries()) {
      await expect(page.getByRole('radio').nth(index)).toHaveAccessibleName(name);
    }
    await expect(button(page, 'Submit')).toBeDisabled();
    await expect(button(page, 'Next Question')).toBeDisabled();
  });

  await test.step('after a wrong answer by Submit the keyboard goes on from that answer', async () => {
    await option(page, 'Wrong one').check();
    await expect(button(page, 'Submit')).toBeEnabled();
    await button(page, 'Submit').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
    await expect(option(page, 'A Wrong one (incorrect)')).toBeChecked();
    await expect(option(page, 'A Wrong one (incorrect)')).toBeFocused();
    await expect(button(page, 'Submit')).toBeDisabled();
    await expect(button(page, 'Next Question')).toBeDisabled();
    await expect(page.getByText('Because of reason 1.')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Right')).toBeChecked();
    await expect(page.getByText('Incorrect. Try again.')).toHaveCount(0);
    await option(page, 'Wrong two').check();
    await button(page, 'Submit').click();
    await expect(option(page, 'C Wrong two (incorrect)')).toBeFocused();
  });

  await test.step('the right answer moves nothing, says why, and stays', async () => {
    await option(page, 'Right').check();
    const before = await places();
    await button(page, 'Submit').click();
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);
    const why = page.getByRole('region', { name: 'Why this is right' });
    await expect(why).toContainText('Because of reason 1.');
    await expect(why).toContainText('Manual 1');
    await expect(button(page, 'Submit')).toBeDisabled();
    await expect(button(page, 'Next Question')).toBeFocused();
    // A click on another option does not change the choice.
    await page.locator('label', { hasText: 'Wrong two' }).click({ force: true });
    await expect(option(page, 'Right')).toBeChecked();
  });

  await test.step('the next question begins with nothing chosen', async () => {
    await button(page, 'Next Question').click();
    await expect(page).toHaveURL('/exam/full-exam/question/1');
    await expect(title(page, 'Question 2 of 3')).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByText('Correct', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  });

  await test.step('the browser goes back to the answer', async () => {
    await page.goBack();
    await expect(title(page, 'Question 1 of 3')).toBeVisible();
    await expect(option(page, 'B Right (correct)')).toBeChecked();
    await expect(button(page, 'Next Question')).toBeEnabled();
    await page.goForward();
    await expect(title(page, 'Question 2 of 3')).toBeVisible();
  });

  await test.step('a browser that keeps nothing says so, and the exam goes on', async () => {
    await expect(page.getByText(/your progress will not survive a reload/)).toHaveCount(0);
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
    await expect(title(page, 'Question 3 of 3')).toBeVisible();
  });
});

test('the keyboard alone answers, goes on, and keeps out of what it should not touch', async ({ page }) => {
  await test.step('a letter or a digit chooses', async () => {
    await page.keyboard.press('Enter');
    await expect(title(page, 'Question 1 of 3')).toBeVisible();
    await page.keyboard.press('c');
    await expect(option(page, 'Wrong two')).toBeChecked();
    await page.keyboard.press('2');
    await expect(option(page, 'Right')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Right')).toBeChecked();
  });

  await test.step('while a report is open, the focus is in its text and no key answers', async () => {
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

  await test.step('with the focus on Exit Exam, Enter presses that button', async () => {
    await button(page, 'Exit Exam').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Check Fire!!' })).toBeVisible();
    await expect(button(page, 'Continue Exam')).toBeFocused();
    await page.keyboard.press('d');
    await page.keyboard.press('Escape');
    // Waits until the dialog is removed: the screen learns that it closed a moment later.
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(option(page, 'Right')).toBeChecked();
  });

  await test.step('Enter submits, and goes on up to the results', async () => {
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
});

test('letters and digits are switched off, and stay so; all other keys go on', async ({ page }) => {
  const landing = page.getByRole('link', { name: 'Exam', exact: true });
  await landing.click();
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
  await landing.click();
  await answerKeys(page).check();
  await button(page, 'Resume').click();
  await expect(title(page, 'Question 2 of 3')).toBeFocused();
  await page.keyboard.press('a');
  await expect(option(page, 'Wrong one')).toBeChecked();
});

test('an address that is not the place of a question leads to where the exam goes on', async ({ page }) => {
  for (const address of ['/exam/quick-ten/question/0', '/exam/sprint/question/7', '/exam/results']) {
    await page.goto(address);
    await expect(page).toHaveURL('/exam/full-exam/question/0');
    await expect(title(page, 'Question 1 of 3')).toBeVisible();
  }
  // Without an exam, or with a damaged one, it is the landing.
  await page.evaluate(() => localStorage.setItem('questions', '{"version":1,"questions":[{"id":4}'));
  await page.goto('/exam/full-exam/question/2');
  await expect(page).toHaveURL('/exam/landing');
  await expect(button(page, 'Start')).toBeVisible();
  await page.goto('/exam/results');
  await expect(page).toHaveURL('/exam/landing');
});

test('two tabs share an exam, its end and a new run of the same questions', async ({ page, context }) => {
  const other = await context.newPage();

  await test.step('both answer, and the exit of one ends it in the other', async () => {
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

  await test.step('a tab follows the other into the new run', async () => {
    const missed = someQuestions(3).map((question, at) => ({ ...question, guess: 'Wrong one', complete: at !== 1 }));
    await keepExam(page, missed);
    await page.goto('/exam/full-exam/question/1');
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
});

test('the results list what was missed, and lead to practicing it again', async ({ page }) => {
  const answered = someQuestions(3).map((question, at) => ({
    ...question,
    explanation: `Because of reason ${at + 1}.\nThen that.`,
    guess: at === 1 ? 'Wrong two' : 'Right',
    complete: true,
  }));
  await keepExam(page, answered);
  await page.goto('/exam/results');
  await expect(title(page, 'Exam Results')).toBeVisible();
  await expect(page.getByText('67%', { exact: true })).toBeVisible();
  await expect(page.getByText('2 of 3 questions right on the first guess.')).toBeVisible();
  const missed = page.getByRole('region', { name: 'Missed questions' }).getByRole('listitem');
  await expect(missed).toHaveCount(1);
  for (const text of ['Made-up question 2?', 'Your first guess: Wrong two', 'Right answer: Right', 'Manual 2']) {
    await expect(missed).toContainText(text);
  }
  const explanation = page.getByText('Because of reason 2.');
  const asWritten = /^Because of reason 2\.\nThen that\.$/;
  await expect(explanation).toHaveText(asWritten, { useInnerText: true });
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
  await expect(explanation).toHaveText(asWritten, { useInnerText: true });
  await button(page, 'View Results').click();
  await expect(page.getByText('None: every first guess was right.')).toBeVisible();
  await expect(button(page, 'Practice these again')).toHaveCount(0);
  await button(page, 'Exit Exam').click();
  await expect(page).toHaveURL('/home');
});
