import type { Page } from '@playwright/test';
import { answerKeys, keepExam, openExam, option, someQuestions } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

/** A theme color, as style sheets compute it. */
async function themeColor(page: Page, name: string) {
  const hex = await page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    name,
  );
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { css: `rgb(${red}, ${green}, ${blue})`, red, green, blue };
}

/** Runs a check in each color scheme, with that scheme's red and green. */
async function inBothColors(page: Page, check: (scheme: string, bad: string, good: string) => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const [bad, good] = [await themeColor(page, '--app-bad'), await themeColor(page, '--app-good')];
    expect(bad.red).toBeGreaterThan(Math.max(bad.green, bad.blue));
    expect(good.green).toBeGreaterThan(Math.max(good.red, good.blue));
    await check(colorScheme, bad.css, good.css);
  }
}

test('a wrong and a right answer, their colors, when each button can be pressed, and where the focus goes', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await openExam({ page, makeSoldier, signIn });
  const places = () =>
    Promise.all(
      [button(page, 'Submit'), option(page, 'D Wrong three')].map(async (part) => (await part.boundingBox())?.y),
    );
  const line = (text: string) => page.locator('label', { hasText: text });
  const plain = new Map<string, string>();

  await test.step('before an answer nothing can be submitted, and nothing is red or green', async () => {
    await expect(page.locator('legend')).toHaveText('Made-up question 1?');
    for (const [index, name] of ['A Wrong one', 'B Right', 'C Wrong two', 'D Wrong three'].entries()) {
      await expect(page.getByRole('radio').nth(index)).toHaveAccessibleName(name);
    }
    await expect(button(page, 'Submit')).toBeDisabled();
    await expect(button(page, 'Next Question')).toBeDisabled();
    await inBothColors(page, async (scheme, bad, good) => {
      const color = await line('Wrong one').evaluate((element) => getComputedStyle(element).color);
      expect([bad, good]).not.toContain(color);
      plain.set(scheme, color);
    });
  });

  await test.step('after a wrong answer by Submit, which turns red, the keyboard goes on from that answer', async () => {
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
    await inBothColors(page, async (_scheme, bad) => {
      await expect(line('Wrong one')).toHaveCSS('color', bad);
      await expect(line('Wrong one')).toHaveCSS('border-top-color', bad);
      await expect(page.getByText('Incorrect. Try again.')).toHaveCSS('color', bad);
    });
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Right')).toBeChecked();
    await expect(page.getByText('Incorrect. Try again.')).toHaveCount(0);
    await option(page, 'Wrong two').check();
    await button(page, 'Submit').click();
    await expect(option(page, 'C Wrong two (incorrect)')).toBeFocused();
  });

  await test.step('the right answer turns green, moves nothing, says why, and stays', async () => {
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
    await inBothColors(page, async (scheme, _bad, good) => {
      await expect(line('Right')).toHaveCSS('color', good);
      await expect(line('Right')).toHaveCSS('border-top-color', good);
      await expect(page.getByText('Correct', { exact: true })).toHaveCSS('color', good);
      await expect(line('Wrong three')).toHaveCSS('color', plain.get(scheme) ?? '');
    });
    // Clicking another option doesn't change the choice.
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
    await expect(page.getByText(/you'll lose your progress/)).toHaveCount(0);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await option(page, 'Right').check();
    await button(page, 'Submit').click();
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await expect(page.getByText(/you'll lose your progress/)).toBeVisible();
    await button(page, 'Next Question').click();
    await expect(title(page, 'Question 3 of 3')).toBeVisible();
  });
});

test('the keyboard alone answers, goes on up to the results, and keeps out of what it should not touch', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await keepExam(
    page,
    someQuestions(3).map((question) => ({ ...question, explanation: `${question.explanation}\nThen that.` })),
  );

  await test.step('an address that is not the place of a question leads to where the exam goes on', async () => {
    await page.goto('/exam/sprint/question/7');
    await expect(page).toHaveURL('/exam/full-exam/question/0');
    await expect(title(page, 'Question 1 of 3')).toBeVisible();
  });

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
    await page.keyboard.type('b 2');
    await expect(text).toHaveValue('b 2');
    // Also works after a click next to the field, which takes the focus away.
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
    // Waits until the dialog is removed: the screen notices the closing a moment later.
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(option(page, 'Right')).toBeChecked();
  });

  await test.step('Enter submits, and goes on', async () => {
    await button(page, 'Exit Exam').blur();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(title(page, 'Question 2 of 3')).toBeFocused();
  });

  const landing = page.getByRole('link', { name: 'Exam', exact: true });
  await test.step('letters and digits are switched off, and stay so; all other keys go on', async () => {
    await landing.click();
    await expect(answerKeys(page)).toBeChecked();
    await answerKeys(page).press('Space');
    await button(page, 'Resume').click();
    await expect(title(page, 'Question 2 of 3')).toBeFocused();
    await page.keyboard.press('b');
    await page.keyboard.press('2');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await option(page, 'Wrong one').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await landing.click();
    await expect(answerKeys(page)).not.toBeChecked();
    await answerKeys(page).check();
    await button(page, 'Resume').click();
    await expect(title(page, 'Question 3 of 3')).toBeFocused();
  });

  await test.step('Enter goes on up to the results', async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(button(page, 'View Results')).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(title(page, 'Exam Results')).toBeFocused();
  });

  const explanation = page.getByText('Because of reason 3.');
  const asWritten = /^Because of reason 3\.\nThen that\.$/;
  await test.step('the results list what was missed', async () => {
    await expect(page.getByText('67%', { exact: true })).toBeVisible();
    await expect(page.getByText('2 of 3 questions right on the first guess.')).toBeVisible();
    const missed = page.getByRole('region', { name: 'Missed questions' }).getByRole('listitem');
    await expect(missed).toHaveCount(1);
    for (const text of ['Made-up question 3?', 'Your first guess: Wrong one', 'Right answer: Right', 'Manual 3']) {
      await expect(missed).toContainText(text);
    }
    await expect(explanation).toHaveText(asWritten, { useInnerText: true });
    await expect(page.getByRole('region', { name: 'Score by topic' }).getByRole('listitem')).toHaveText([
      'Even topic50%1 of 2',
      'Odd topic100%1 of 1',
    ]);
  });

  await test.step('they lead to practicing it again', async () => {
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
});
