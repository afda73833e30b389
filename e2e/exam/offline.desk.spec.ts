import { keptExam, option, skipLoading, startExam } from '../support/examRun.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { calls, failCalls, holdCalls, holdNextAnswer, worksOffline } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('the questions are kept also for whoever starts before the landing knows their name', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await page.clock.install();
  const name = await holdCalls(page, 'ExamViewer');
  await page.goto('/exam/landing');
  await button(page, 'Quick 10').click();
  name.letThrough();
  await expect(page.getByText("Okay Morgan. Let's see what you got.")).toBeVisible();
  await skipLoading(page);
  await expect(title(page, 'Question 1 of 10')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('exam-bank'))).not.toBeNull();
});

test('an exam starts also where the name does not come', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"ExamViewer"') ? route.abort() : route.continue(),
  );
  await startExam(page, 'Quick 10');
  expect(await keptExam(page)).toHaveLength(10);
});

test('with the network cut, a practice goes on, ends, and starts anew; the rest waits for the network', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  await signIn(await makeSoldier({ lastName: 'Okafor' }));
  await startExam(page, 'Quick 10');
  await worksOffline(page);
  const questions = (await keptExam(page)) ?? [];
  const before = await option(page, questions[0]?.answerText ?? '').boundingBox();
  await context.setOffline(true);
  await expect(page.getByText(/^Offline/)).toHaveCount(1);
  await expect(page.getByText(/^Offline/)).toBeVisible();
  // Nothing moves, because a finger may be about to touch it.
  expect(await option(page, questions[0]?.answerText ?? '').boundingBox()).toEqual(before);
  await option(page, questions[0]?.answerText ?? '').check();
  await button(page, 'Submit').click();
  await page.reload();
  await expect(title(page, 'Question 1 of 10')).toBeVisible();
  await expect(page.getByText(/^Offline/)).toBeVisible();
  await button(page, 'Next Question').click();
  for (const [index, { options, answerText }] of questions.entries()) {
    if (index === 0) continue;
    await expect(title(page, `Question ${index + 1} of 10`)).toBeVisible();
    await page.keyboard.press(String(options.indexOf(answerText) + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(title(page, 'Exam Results')).toBeVisible();
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
  await button(page, 'Exit Exam').click();

  await expect(page).toHaveURL('/home');
  await expect(button(page, 'Try again')).toBeVisible();
  await page.getByRole('link', { name: 'Practice exam, which works offline' }).click();
  await expect(page.getByRole('region', { name: 'Your mastery' })).toBeVisible();
  await expect(page.getByText('You can keep practicing: everything happens on this device.')).toBeVisible();
  await button(page, 'Start').click();
  await expect(page.getByText("Okay Okafor. Let's see what you got.")).toBeVisible();
  await skipLoading(page);
  await expect(title(page, /^Question 1 of \d{3}$/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
});

test('whoever leaves the exam once the server answers again is let in', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await startExam(page, 'Quick 10');
  await worksOffline(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await expect(title(page, 'Question 1 of 10')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(button(page, 'Try again')).toBeVisible();
  await page.getByRole('link', { name: 'Practice exam, which works offline' }).click();
  await expect(title(page, 'Practice Exam')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page, 'Section Overview')).toBeVisible();
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
});

test('an exam that was reloaded without a server looks for it, and goes on', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await startExam(page, 'Quick 10');
  await worksOffline(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  const offline = page.getByText('Offline', { exact: true });
  await expect(offline).toBeVisible();
  const [question] = (await keptExam(page)) ?? [];
  await option(page, question?.answerText ?? '').check();
  await page.clock.runFor(30_000);
  await expect(offline).toBeVisible();
  await page.unroute('**/graphql');
  await page.clock.runFor(30_000);
  await expect(offline).toHaveCount(0);
  await expect(option(page, question?.answerText ?? '')).toBeChecked();
});

test('offline, a soldier who never loaded the questions is told so and can try again', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await page.clock.install();
  await page.goto('/home');
  await page.getByRole('link', { name: 'Exam' }).click();
  await expect(button(page, 'Start')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Practicing needs the network once, to load the questions.')).toBeVisible();
  await button(page, 'Start').click();
  await skipLoading(page);
  await expect(alertOf(page)).toContainText('The questions could not be loaded.');
  await expect(page.locator(':focus')).toContainText('The questions could not be loaded.');
  await expect(button(page, 'Start')).toBeEnabled();
  await context.setOffline(false);
  await button(page, 'Start').click();
  await skipLoading(page);
  await expect(title(page, /^Question 1 of/)).toBeVisible();
});

test('offline before the first question, the landing opens again and says what is needed', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await page.clock.install();
  await page.goto('/exam/landing');
  await expect(button(page, 'Start')).toBeVisible();
  await worksOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page, 'Practice Exam')).toBeVisible();
  await expect(page.getByText('Practicing needs the network once, to load the questions.')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(page.getByRole('link', { name: /Practice exam/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Exam' }).click();
  await expect(title(page, 'Practice Exam')).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Quick 10').click();
  await skipLoading(page);
  await expect(title(page, 'Question 1 of 10')).toBeVisible();
});

test('after signing out nothing can be practiced offline, and no text of the exam is on the device', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const { email, accountId, soldierId } = await makeSoldier();
  await signIn({ email });
  await startExam(page, 'Quick 10');
  await worksOffline(page);
  const questions = (await keptExam(page)) ?? [];
  const [first] = questions;
  await option(page, first?.options.find((text) => text !== first.answerText) ?? '').check();
  await button(page, 'Submit').click();
  await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/login');
  // What forgets them is loaded for it.
  await expect.poll(() => keptExam(page)).toBeNull();
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).toContain(first?.id);
  for (const { question, options, explanation, citation } of questions) {
    for (const text of [question, ...options, explanation, citation, accountId, soldierId]) {
      expect(kept).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  }
  await context.setOffline(true);
  await page.goto('/exam/landing');
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(page.getByRole('link', { name: /Practice exam/ })).toHaveCount(0);
});

test('an exam that waits for its texts goes on where it was left, also where they could not be loaded at first', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const { email } = await makeSoldier();
  await signIn({ email });
  await startExam(page, 'Quick 10');
  const [first] = (await keptExam(page)) ?? [];
  await option(page, first?.answerText ?? '').check();
  await button(page, 'Submit').click();
  await expect(button(page, 'Next Question')).toBeEnabled();
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/login');
  const comeAgain = await failCalls(page, 'ExamQuestions');
  await signInHere(page, email);
  await page.getByRole('link', { name: 'Exam' }).click();
  await expect(button(page, 'Start')).toBeVisible();
  await comeAgain();
  await button(page, 'Start').click();
  await skipLoading(page);
  await expect(title(page, 'Question 2 of 10')).toBeVisible();
  expect((await keptExam(page))?.[0]).toMatchObject({ id: first?.id, complete: true });
});

test('questions that come after signing out are not kept', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await page.clock.install();
  const { held, letThrough } = await holdNextAnswer(page, 'ExamQuestions');
  await page.goto('/exam/landing');
  await button(page, 'Quick 10').click();
  await skipLoading(page);
  // The server answers before the sign-out, but the answer arrives after it.
  await held;
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/login');
  const came = page.waitForResponse((response) => calls('ExamQuestions')(response.request()));
  letThrough();
  await (await came).finished();
  // This request is answered only after the page has handled everything before it.
  await page.evaluate(() => fetch('/healthz'));
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^exam-/.test(key)))).toEqual([]);
});

test('the worker keeps nothing that the API said', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await startExam(page, 'Quick 10');
  await worksOffline(page);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.includes('graphql'))).toEqual([]);
});
