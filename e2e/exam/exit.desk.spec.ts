import { keptExam, openExam, option } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { holdScreen } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(openExam);

test('Exit Exam asks first; staying changes nothing, leaving clears the exam', async ({ page }) => {
  await button(page, 'Exit Exam').click();
  const dialog = page.getByRole('alertdialog', { name: 'Check Fire!!', exact: true });
  await dialog.getByRole('button', { name: 'Continue Exam' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title(page, 'Question 1 of 3')).toBeVisible();
  expect(await keptExam(page)).toHaveLength(3);
  await button(page, 'Exit Exam').click();
  await dialog.getByRole('button', { name: 'Exit Exam' }).click();
  await expect(page).toHaveURL('/home');
  expect(await keptExam(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/exam/landing');
});

test('Exit Exam shows the result so far before it is gone', async ({ page }) => {
  const dialog = page.getByRole('alertdialog', { name: 'Check Fire!!' });
  await button(page, 'Exit Exam').click();
  await expect(dialog).not.toContainText('So far');
  await dialog.getByRole('button', { name: 'Continue Exam' }).click();
  await option(page, 'Wrong one').check();
  await button(page, 'Submit').click();
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await button(page, 'Next Question').click();
  await option(page, 'Right').check();
  await button(page, 'Submit').click();
  await button(page, 'Exit Exam').click();
  await expect(dialog).toContainText('So far: 1 of 2 questions right on the first guess, 50%. Exiting ends this exam.');
});

test('Continue Exam leads back to the question, so that Enter answers it', async ({ page }) => {
  const dialog = page.getByRole('alertdialog', { name: 'Check Fire!!' });
  await button(page, 'Exit Exam').click();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(option(page, 'Wrong one')).toBeFocused();
  await option(page, 'Right').check();
  await button(page, 'Exit Exam').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(option(page, 'Right')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
});

test('Back before Home shows leads to the landing', async ({ page }) => {
  const letThrough = await holdScreen(page, 'HomeScreen');
  await button(page, 'Exit Exam').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit Exam' }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/exam/landing');
  letThrough();
});

test('Exit Exam says that a report that was typed will be gone, too, and then leaves', async ({ page }) => {
  await button(page, 'Report this question').click();
  const text = page.getByLabel('What is wrong with it?');
  await text.fill('Two answers are right.');
  await button(page, 'Exit Exam').click();
  const dialog = page.getByRole('alertdialog', { name: 'Check Fire!!' });
  await expect(dialog).toContainText('Your answers, and the report that you did not send, will be gone.');
  await dialog.getByRole('button', { name: 'Continue Exam' }).click();
  await expect(text).toHaveValue('Two answers are right.');
  expect(await keptExam(page)).toHaveLength(3);
  await button(page, 'Exit Exam').click();
  await dialog.getByRole('button', { name: 'Exit Exam' }).click();
  await expect(title(page, 'Section Overview')).toBeVisible();
  expect(await keptExam(page)).toBeNull();
});
