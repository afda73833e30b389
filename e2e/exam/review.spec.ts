import type { Page } from '@playwright/test';
import { newQuestion } from '../support/bankQuestions.ts';
import { keptExam, option, skipLoading, startExam } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** Starts an exam, misses its first question, and leaves. Resolves to that question. */
async function missOne(page: Page) {
  await startExam(page, 'Quick 10');
  const [first] = (await keptExam(page)) ?? [];
  if (!first) throw new Error('No exam is kept.');
  await option(page, first.options.find((text) => text !== first.answerText) ?? '').check();
  await button(page, 'Submit').click();
  await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
  await leaveExam(page);
  return first;
}

async function leaveExam(page: Page) {
  await button(page, 'Exit Exam').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit Exam' }).click();
  await expect(page).toHaveURL('/home');
}

/** Moves everything back a month, so that the missed question is due, and adds answers to a question that has since been deleted. */
async function letDaysPass(page: Page) {
  await page.evaluate(() => {
    const review: { soldiers: Record<string, { questionId: string; askedMs: number; dueMs?: number }[]> } = JSON.parse(
      localStorage.getItem('exam-review') ?? '{}',
    );
    const monthMs = 30 * 86_400_000;
    for (const [owner, entries] of Object.entries(review.soldiers)) {
      const before = entries.map(({ askedMs, dueMs, ...entry }) => ({
        ...entry,
        askedMs: askedMs - monthMs,
        ...(dueMs !== undefined && { dueMs: dueMs - monthMs }),
      }));
      review.soldiers[owner] = [...before, ...before.map((entry) => ({ ...entry, questionId: 'deleted' }))];
    }
    localStorage.setItem('exam-review', JSON.stringify(review));
  });
}

test('a missed question is due later, also after signing out and in, and is reviewed in a run of its own, as a topic is practiced', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const { email } = await makeSoldier();
  await signIn({ email });
  const first = await missOne(page);
  const landing = page.getByRole('link', { name: 'Exam' });
  const mastery = page.getByRole('region', { name: 'Your mastery' });
  const row = mastery.getByRole('listitem').filter({ has: page.getByText(first.topic, { exact: true }) });
  const practice = page.getByRole('button', { name: `Practice ${first.topic}` });

  await test.step('on the same day nothing is due', async () => {
    await landing.click();
    await expect(mastery).toContainText(/0 of \d+ right on your last first guess\. Choose a topic to practice it\./);
    await expect(row).toContainText(/0%0 of \d+/);
    await expect(button(page, 'Review due')).toHaveCount(0);
  });

  await test.step('the whole tile of a topic is the button, and starts a run of the topic alone', async () => {
    const [, count] = /0 of (\d+)/.exec(await row.innerText()) ?? [];
    const [shown, whole] = [await practice.boundingBox(), await row.boundingBox()];
    expect(shown?.width).toBe(whole?.width);
    expect(Math.abs((shown?.height ?? 0) - (whole?.height ?? 0))).toBeLessThanOrEqual(1);
    await practice.click();
    await skipLoading(page);
    await expect(title(page, `Question 1 of ${count}`)).toBeVisible();
    expect(new Set((await keptExam(page))?.map((question) => question.topic))).toEqual(new Set([first.topic]));
  });

  await test.step('one exam at a time', async () => {
    await landing.click();
    await expect(button(page, 'Resume')).toBeVisible();
    await expect(practice).toHaveCount(0);
    await button(page, 'Resume').click();
    await leaveExam(page);
  });

  await test.step('a month later the question is due, which is still known after signing out and in', async () => {
    await letDaysPass(page);
    await button(page, 'Sign out').click();
    await signInHere(page, email);
    await landing.click();
    await expect(page.getByText('1 question is due for review.')).toBeVisible();
    await expect(mastery).toContainText(first.topic);
  });

  await test.step('the review asks it alone, and then it is mastered', async () => {
    await button(page, 'Review due').click();
    await skipLoading(page);
    await expect(title(page, 'Question 1 of 1')).toBeVisible();
    await expect(page.locator('legend')).toHaveText(first.question);
    await option(page, first.answerText).check();
    await button(page, 'Submit').click();
    await button(page, 'View Results').click();
    await button(page, 'Exit Exam').click();
    await landing.click();
    await expect(row).toContainText(/1 of \d+/);
    await expect(page.getByText(/due for review/)).toHaveCount(0);
  });

  await test.step('the landing tells of the questions that there are by now, not of those that the device has stored', async () => {
    const id = await staff.createQuestion({ ...newQuestion(), topic: 'Topic of today' });
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await landing.click();
    const today = page.getByRole('button', { name: 'Practice Topic of today' });
    await expect(today).toContainText('0%0 of 1');
    await today.click();
    await skipLoading(page);
    await expect(title(page, 'Question 1 of 1')).toBeVisible();
    expect((await keptExam(page))?.map((question) => question.id)).toEqual([id]);
    await staff.retireQuestion(id);
    await landing.click();
    await expect(button(page, 'Resume')).toBeVisible();
    await expect(page.getByText('Topic of today')).toHaveCount(0);
  });
});
