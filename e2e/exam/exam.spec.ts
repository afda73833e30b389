import { answerKeys } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

test('the landing says what the exam is, and leads back', async ({ page, isMobile, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await page.goto('/home');
  await page.getByRole('link', { name: 'Exam' }).click();
  await expect(page).toHaveURL('/exam/landing');
  await expect(title(page, 'Practice Exam')).toBeFocused();
  for (const sentence of [
    'Unlimited guesses on each question.',
    'A wrong first guess counts as incorrect.',
    'The questions that you missed are listed in your results.',
    'Your results are not shared with leadership. Your progress never leaves this device.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(
    page.getByText(/^A full run asks \d{3} questions; Quick 10 asks ten of them at random\.$/),
  ).toBeVisible();
  await expect(answerKeys(page)).toBeVisible({ visible: !isMobile });
  await expect(button(page, 'Start')).toBeVisible();
  await expect(button(page, 'Quick 10')).toBeVisible();
  await expect(button(page, 'Resume')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage questions' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/home');
});
