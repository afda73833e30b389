import type { Locator } from '@playwright/test';
import { keepExam, option, someQuestions } from '../support/examRun.ts';
import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

/** A screenshot of an element, once its transitions have ended. */
const look = (part: Locator) => part.screenshot({ animations: 'disabled' });

test.use({ contextOptions: { forcedColors: 'active' } });

test('where the system sets the colors, grounds are lost but marks are not', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await keepExam(page, someQuestions(2));
  await page.goto('/home');
  await expect(title(page, 'Section Overview')).toBeVisible();
  const home = page.getByRole('link', { name: 'Home', exact: true });
  const homeHere = await look(home);
  await page.goto('/exam/full-exam/question/0');
  await expect(title(page, 'Question 1 of 2')).toBeVisible();
  expect((await look(home)).equals(homeHere), 'the mark of the current place').toBe(false);

  const answer = page.locator('label').filter({ has: option(page, 'Right') });
  const progress = page.getByRole('progressbar', { name: 'Questions answered' });
  const unchosen = await look(answer);
  const unanswered = await look(progress);
  await option(page, 'Right').check();
  expect((await look(answer)).equals(unchosen), 'the chosen answer').toBe(false);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  expect((await look(progress)).equals(unanswered), 'how much is answered').toBe(false);
});
