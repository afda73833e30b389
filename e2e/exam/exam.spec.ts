import type { Page } from '@playwright/test';
import { EXAM_LOADING_MS } from '../../domain/constants.ts';
import { bank } from '../../server/exam/bank/bank.ts';
import { answerKeys, keepExam, keptExam, leaveOpen, option, someQuestions } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { calls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/widths.ts';

/** Messages on a socket that tell a page about the end of its session. */
const ABOUT_THE_SESSION =
  /^\{"type":"(connection_init|ping|pong)"\}$|"payload":\{"variables":\{\},"extensions":\{\},"operationName":"SignedIn",/;

/** Records what the page sends: calls, beacons and socket messages, but not requests for files. */
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

test('the landing says what the exam is; a full exam waits three seconds by name, asks the whole bank, and sends nothing up to its results', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const sent = sentBy(page);
  const asked = () => sent.filter((text) => text.includes('"operationName":"ExamQuestions"'));
  const landing = page.getByRole('link', { name: 'Exam' });
  await signIn(await makeSoldier({ lastName: 'Okafor' }));
  await page.clock.install();

  await test.step('an exam whose questions are all complete is discarded', async () => {
    const complete = someQuestions(10).map((question) => ({ ...question, guess: 'Right', complete: true }));
    await keepExam(page, complete);
    await page.goto('/exam/landing');
    await expect(button(page, 'Start')).toBeVisible();
    expect(await keptExam(page)).toBeNull();
  });

  await test.step('the landing says what the exam is', async () => {
    for (const sentence of [
      'Unlimited guesses on each question.',
      'A wrong first guess counts as incorrect.',
      'The questions that you missed are listed in your results.',
      'Your results are not shared with leadership. Your progress never leaves this device.',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Full exam' })).toContainText(/\d{3} questions, about \d hours\./);
    await expect(page.getByRole('region', { name: 'Ten at random' })).toContainText('About 5 minutes.');
    await expect(answerKeys(page)).toBeVisible();
    await expect(button(page, 'Quick 10')).toBeVisible();
    await expect(button(page, 'Resume')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Manage questions' })).toHaveCount(0);
  });

  await test.step('left during the wait, it starts nothing', async () => {
    await button(page, 'Start').click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    await page.clock.fastForward(EXAM_LOADING_MS);
    await expect(page).toHaveURL('/home');
    await landing.click();
    await expect(title(page, 'Practice Exam')).toBeFocused();
    await expect(button(page, 'Start')).toBeVisible();
    expect(asked()).toEqual([]);
    expect(await keptExam(page)).toBeNull();
  });

  await test.step('the landing waits three seconds before it fetches the questions', async () => {
    // From here on, time only passes when the test advances it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
    await button(page, 'Start').click();
    await expect(page.getByText("Okay Okafor. Let's see what you got.", { exact: true })).toBeVisible();
    await expect(button(page, 'Start')).toHaveCount(0);
    await page.clock.runFor(EXAM_LOADING_MS - 1);
    // By now, everything that the page sent before this request is recorded.
    await page.evaluate(() => fetch('/healthz'));
    expect(asked()).toEqual([]);
    const request = page.waitForRequest(calls('ExamQuestions'));
    await page.clock.runFor(1);
    await request;
    await page.clock.resume();
    await expect(page).toHaveURL('/exam/full-exam/question/0');
    await expect(title(page, /^Question 1 of \d{3}$/)).toBeFocused();
  });

  const questions = (await keptExam(page)) ?? [];
  const answer = async (at: number) => {
    const { question, answerText = '', options = [] } = questions[at] ?? {};
    await expect(page.locator('legend')).toHaveText(question ?? 'no such question');
    await page.keyboard.press(String(options.indexOf(answerText) + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  };

  await test.step('it asks every question of the bank, and fetched them once', async () => {
    // Other tests may have added questions.
    const inBank = new Set(bank.map(({ id }) => id));
    expect(questions.filter(({ id }) => inBank.has(id))).toHaveLength(bank.length);
    // Outside production, questions are ordered by id.
    const ids = questions.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(asked()).toHaveLength(1);
  });

  await test.step('no answer is sent', async () => {
    sent.length = 0;
    for (const at of [0, 1, 2]) await answer(at);
    // The first guess on the fourth question is wrong.
    const wrong = questions[3]?.options.findIndex((text) => text !== questions[3]?.answerText) ?? 0;
    await expect(title(page, `Question 4 of ${questions.length}`)).toBeVisible();
    await page.keyboard.press('abcd'.charAt(wrong));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
    await answer(3);
    await expect(title(page, `Question 5 of ${questions.length}`)).toBeVisible();
    expect(sent).toEqual([]);
  });

  await test.step('nor are the results of all of them', async () => {
    await page.getByRole('link', { name: 'Exam' }).click();
    await leaveOpen(page, 8);
    await button(page, 'Resume').click();
    await expect(title(page, `Question ${questions.length - 7} of ${questions.length}`)).toBeVisible();
    sent.length = 0;
    for (let at = questions.length - 8; at < questions.length; at += 1) await answer(at);
    await expect(page).toHaveURL('/exam/results');
    const right = questions.length - 1;
    await expect(page.getByText(`${right} of ${questions.length} questions right on the first guess.`)).toBeVisible();
    // The first is the whole exam's, then come the topics'.
    const percent = page.getByText(`${Math.round((100 * right) / questions.length)}%`, { exact: true });
    await expect(percent.first()).toBeVisible();
    await expect(page.getByText('This practice exam has no pass mark.')).toBeVisible();
    const missed = page.getByRole('region', { name: 'Missed questions' });
    await expect(missed.getByRole('listitem')).toHaveCount(1);
    await expect(missed).toContainText(questions[3]?.explanation ?? 'no fourth question');
    expect(sent).toEqual([]);
    await button(page, 'Exit Exam').click();
    await expect(page).toHaveURL('/home');
    expect(await keptExam(page)).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a quick ten goes on where it was left', async ({ page, makeSoldier, signIn }) => {
    await signIn(await makeSoldier());
    const [first, second, ...others] = someQuestions(10);
    if (!first || !second) throw new Error('There are no questions.');
    await keepExam(page, [{ ...first, guess: 'Right', complete: true }, { ...second, guess: 'Wrong one' }, ...others]);
    await page.goto('/exam/landing');
    await expect(button(page, 'Resume')).toBeVisible();
    await expect(page.getByText('1 of 10 answered. About 5 minutes left.')).toBeVisible();
    await expect(button(page, 'Quick 10')).toHaveCount(0);
    await expect(button(page, 'Start')).toHaveCount(0);
    // A phone has no keyboard.
    await expect(page.getByText('Unlimited guesses on each question.')).toBeVisible();
    await expect(answerKeys(page)).toBeHidden();
    await button(page, 'Resume').click();
    await expect(title(page, 'Question 2 of 10')).toBeVisible();
    await expect(page).toHaveURL('/exam/quick-ten/question/1');
    await expect(page.getByText('Incorrect. Try again.')).toHaveCount(0);
    // A later guess doesn't replace the first one.
    await option(page, 'Right').check();
    await button(page, 'Submit').click();
    await expect(button(page, 'Next Question')).toBeEnabled();
    expect((await keptExam(page))?.[1]).toMatchObject({ guess: 'Wrong one', complete: true });
  });
});
