import { keptExam, option, skipLoading, startExam } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test("the next person on the device has an exam of their own, and the first one's goes on where it was left", async ({
  page,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const [first, next] = [await makeSoldier(), await makeSoldier()];
  await signIn(first);
  await startExam(page, 'Quick 10');
  const [question] = (await keptExam(page)) ?? [];
  if (!question) throw new Error('No exam is kept.');
  await option(page, question.answerText).check();
  await button(page, 'Submit').click();
  await expect(button(page, 'Next Question')).toBeEnabled();

  async function signInNext(email: string) {
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL('/login');
    await signInHere(page, email);
    await page.getByRole('link', { name: 'Exam' }).click();
    await expect(title(page, 'Practice Exam')).toBeVisible();
  }

  // In the same page, which still has the first person's exam in memory.
  await signInNext(next.email);
  await expect(button(page, 'Resume')).toHaveCount(0);
  await button(page, 'Quick 10').click();
  await skipLoading(page);
  await expect(title(page, 'Question 1 of 10')).toBeVisible();
  expect((await keptExam(page))?.filter(({ guess }) => guess !== null)).toEqual([]);
  await button(page, 'Exit Exam').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit Exam' }).click();
  await expect(page).toHaveURL('/home');

  await signInNext(first.email);
  await button(page, 'Resume').click();
  await expect(title(page, 'Question 2 of 10')).toBeVisible();
  expect((await keptExam(page))?.map(({ id }) => id)).toHaveLength(10);
  expect((await keptExam(page))?.[0]).toEqual({ ...question, guess: question.answerText, complete: true });

  // Also at the address of a question, which is where the sign-in leads back to.
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/login');
  await page.goto('/exam/quick-ten/question/1');
  await signInHere(page, first.email);
  await expect(title(page, 'Question 2 of 10')).toBeVisible();
});
