import { keptExam, option, skipLoading, startExam } from '../support/examRun.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { calls, failCalls, holdCalls, holdNextAnswer, worksOffline } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('an exam starts also before the name comes, and keeps the questions once it is known', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  const keptBank = () => page.evaluate(() => localStorage.getItem('exam-bank'));

  await test.step('the name does not come', async () => {
    const comeAgain = await failCalls(page, 'ExamViewer');
    await startExam(page, 'Quick 10');
    expect(await keptExam(page)).toHaveLength(10);
    expect(await keptBank()).toBeNull();
    await button(page, 'Exit Exam').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exit Exam' }).click();
    await expect(page).toHaveURL('/home');
    await comeAgain();
  });

  await test.step('the name comes during the wait', async () => {
    const name = await holdCalls(page, 'ExamViewer');
    await page.goto('/exam/landing');
    await button(page, 'Quick 10').click();
    name.letThrough();
    await expect(page.getByText("Okay Morgan. Let's see what you got.")).toBeVisible();
    await skipLoading(page);
    await expect(title(page, 'Question 1 of 10')).toBeVisible();
    expect(await keptBank()).not.toBeNull();
  });
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

test('an exam that was reloaded without a server looks for it, goes on, and lets whoever leaves it in', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await startExam(page, 'Quick 10');
  await worksOffline(page);
  const offline = page.getByText('Offline', { exact: true });
  const [question] = (await keptExam(page)) ?? [];

  await test.step('the worker keeps nothing that the API said', async () => {
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => path.includes('graphql'))).toEqual([]);
  });

  await test.step('the exam looks for the server', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await page.reload();
    await expect(offline).toBeVisible();
    await option(page, question?.answerText ?? '').check();
    await page.clock.runFor(30_000);
    await expect(offline).toBeVisible();
    await page.unroute('**/graphql');
    await page.clock.runFor(30_000);
    await expect(offline).toHaveCount(0);
    await expect(option(page, question?.answerText ?? '')).toBeChecked();
  });

  await test.step('whoever leaves the exam once the server answers again is let in', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await page.reload();
    await expect(title(page, 'Question 1 of 10')).toBeVisible();
    await expect(offline).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(button(page, 'Try again')).toBeVisible();
    await page.getByRole('link', { name: 'Practice exam, which works offline' }).click();
    await expect(title(page, 'Practice Exam')).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    await expect(page.getByText(/^Offline/)).toHaveCount(0);
  });
});

test('offline before the first question, the landing says what is needed, and starts once there is a network', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  const needed = page.getByText('Practicing needs the network once, to load the questions.');
  await signIn(await makeSoldier());
  await page.clock.install();
  await page.goto('/home');
  await page.getByRole('link', { name: 'Exam' }).click();
  await expect(button(page, 'Start')).toBeVisible();
  await worksOffline(page);

  await test.step('a start says that the questions could not be loaded', async () => {
    await context.setOffline(true);
    await expect(needed).toBeVisible();
    await button(page, 'Start').click();
    await skipLoading(page);
    await expect(alertOf(page)).toContainText('The questions could not be loaded.');
    await expect(page.locator(':focus')).toContainText('The questions could not be loaded.');
    await expect(button(page, 'Start')).toBeEnabled();
  });

  await test.step('the landing opens again, and nothing else does', async () => {
    await page.reload();
    await expect(title(page, 'Practice Exam')).toBeVisible();
    await expect(needed).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(button(page, 'Try again')).toBeVisible();
    await expect(page.getByRole('link', { name: /Practice exam/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Exam' }).click();
    await expect(title(page, 'Practice Exam')).toBeVisible();
  });

  await test.step('after one more try in vain, a start with the network asks the questions', async () => {
    await button(page, 'Start').click();
    await skipLoading(page);
    await expect(alertOf(page)).toContainText('The questions could not be loaded.');
    await context.setOffline(false);
    await button(page, 'Start').click();
    await skipLoading(page);
    await expect(title(page, /^Question 1 of/)).toBeVisible();
  });
});

test('after signing out no text of the exam is on the device, and the exam goes on after signing in', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const { email, accountId, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.clock.install();
  const signOut = async () => {
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL('/login');
  };

  await test.step('questions that come after signing out are not kept', async () => {
    const { held, letThrough } = await holdNextAnswer(page, 'ExamQuestions');
    await page.goto('/exam/landing');
    await button(page, 'Quick 10').click();
    await skipLoading(page);
    // The server answers before the sign-out, but the answer arrives after it.
    await held;
    await signOut();
    const came = page.waitForResponse((response) => calls('ExamQuestions')(response.request()));
    letThrough();
    await (await came).finished();
    // This request is answered only after the page has handled everything before it.
    await page.evaluate(() => fetch('/healthz'));
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^exam-/.test(key)))).toEqual([]);
  });

  await signInHere(page, email);
  await page.getByRole('link', { name: 'Exam' }).click();
  await button(page, 'Quick 10').click();
  await skipLoading(page);
  await expect(title(page, 'Question 1 of 10')).toBeVisible();
  await worksOffline(page);
  const questions = (await keptExam(page)) ?? [];
  const [first] = questions;

  await test.step('signing out leaves no text of the exam on the device', async () => {
    await option(page, first?.options.find((text) => text !== first.answerText) ?? '').check();
    await button(page, 'Submit').click();
    await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
    await option(page, first?.answerText ?? '').check();
    await button(page, 'Submit').click();
    await expect(button(page, 'Next Question')).toBeEnabled();
    await signOut();
    // What forgets them is loaded for it.
    await expect.poll(() => keptExam(page)).toBeNull();
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).toContain(first?.id);
    for (const { question, options, explanation, citation } of questions) {
      for (const text of [question, ...options, explanation, citation, accountId, soldierId]) {
        expect(kept).not.toContain(JSON.stringify(text).slice(1, -1));
      }
    }
  });

  await test.step('nothing can be practiced offline', async () => {
    await context.setOffline(true);
    await page.goto('/exam/landing');
    await expect(button(page, 'Try again')).toBeVisible();
    await expect(page.getByRole('link', { name: /Practice exam/ })).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step('after signing in the exam goes on, also where its texts could not be loaded at first', async () => {
    const comeAgain = await failCalls(page, 'ExamQuestions');
    await page.goto('/home');
    await signInHere(page, email);
    await page.getByRole('link', { name: 'Exam' }).click();
    await expect(button(page, 'Start')).toBeVisible();
    await comeAgain();
    await button(page, 'Start').click();
    await skipLoading(page);
    await expect(title(page, 'Question 2 of 10')).toBeVisible();
    expect((await keptExam(page))?.[0]).toMatchObject({ id: first?.id, complete: true });
  });
});
