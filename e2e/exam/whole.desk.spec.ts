import type { Page } from '@playwright/test';
import { bank } from '../../server/exam/bank/bank.ts';
import { keptExam, startExam } from '../support/examRun.ts';
import { button } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

/** The messages on a socket by which a page learns that its session has ended. */
const ABOUT_THE_SESSION =
  /^\{"type":"(connection_init|ping|pong)"\}$|"payload":\{"variables":\{\},"extensions":\{\},"operationName":"SignedIn",/;

/** Records what the page sends: calls, beacons, and messages on sockets, but no requests for files. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData()}`);
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (!ABOUT_THE_SESSION.test(String(payload))) sent.push(String(payload));
    }),
  );
  return sent;
}

test('a full exam of the whole bank, to its results, of which nothing is sent', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  test.setTimeout(300_000);
  const sent = sentBy(page);
  await signIn(await makeSoldier());
  await startExam(page, 'Start');
  const questions = (await keptExam(page)) ?? [];
  // Other tests may have added questions.
  const inBank = new Set(bank.map(({ id }) => id));
  expect(questions.filter(({ id }) => inBank.has(id))).toHaveLength(bank.length);
  // The request for the questions was recorded in the same way.
  expect(sent.filter((text) => text.includes('"operationName":"ExamQuestions"'))).toHaveLength(1);
  sent.length = 0;
  for (const [index, { question, answerText, options }] of questions.entries()) {
    await expect(page.locator('legend')).toHaveText(question);
    // Answers each question by the letter of its right answer, but misses the fourth at first.
    if (index === 3) {
      const wrong = options.findIndex((text) => text !== answerText);
      await page.keyboard.press('abcd'.charAt(wrong));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
    }
    await page.keyboard.press(String(options.indexOf(answerText) + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL('/exam/results');
  expect(sent).toEqual([]);
  const right = questions.length - 1;
  await expect(page.getByText(`${right} of ${questions.length} questions right on the first guess.`)).toBeVisible();
  await expect(page.getByText(`${Math.round((100 * right) / questions.length)}%`, { exact: true })).toBeVisible();
  const missed = page.getByRole('region', { name: 'Missed questions' });
  await expect(missed.getByRole('listitem')).toHaveCount(1);
  await expect(missed).toContainText(questions[3]?.explanation ?? 'no fourth question');
  await button(page, 'Exit Exam').click();
  await expect(page).toHaveURL('/home');
  expect(await keptExam(page)).toBeNull();
});
