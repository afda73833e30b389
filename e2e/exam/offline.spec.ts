import { keptExam, leaveOpen, option, skipLoading } from '../support/examRun.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { failCalls, worksOffline } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('with the network cut, the landing opens, and a practice goes on, ends, and starts anew; the rest waits for the network', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const needed = page.getByText('Connect once to load the questions.');
  const offline = page.getByText(/^Offline/);
  const home = page.getByRole('link', { name: 'Home', exact: true });
  const exam = page.getByRole('link', { name: 'Exam', exact: true });
  const practice = page.getByRole('link', { name: 'Practice exam, which works offline' });
  await signIn(await makeSoldier({ lastName: 'Okafor' }));
  await page.clock.install();
  await page.goto('/exam/landing');
  await expect(button(page, 'Start')).toBeVisible();
  await worksOffline(page);

  await test.step('without the questions, a start says that they could not be loaded', async () => {
    await context.setOffline(true);
    await expect(needed).toBeVisible();
    await button(page, 'Start').click();
    await skipLoading(page);
    await expect(alertOf(page)).toContainText("The questions couldn't be loaded.");
    await expect(page.locator(':focus')).toContainText("The questions couldn't be loaded.");
    await expect(button(page, 'Start')).toBeEnabled();
  });

  await test.step('the landing opens again, and nothing else does', async () => {
    await page.reload();
    await expect(title(page, 'Practice Exam')).toBeVisible();
    await expect(needed).toBeVisible();
    await home.click();
    await expect(button(page, 'Try again')).toBeVisible();
    await expect(practice).toHaveCount(0);
    await exam.click();
    await expect(title(page, 'Practice Exam')).toBeVisible();
  });

  await test.step('after one more try in vain, a start with the network asks the questions', async () => {
    await button(page, 'Quick 10').click();
    await skipLoading(page);
    await expect(alertOf(page)).toContainText("The questions couldn't be loaded.");
    await context.setOffline(false);
    await expect(needed).toHaveCount(0);
    await expect(offline).toHaveCount(0);
    await button(page, 'Quick 10').click();
    await skipLoading(page);
    await expect(title(page, 'Question 1 of 10')).toBeVisible();
    await expect(page).toHaveURL('/exam/quick-ten/question/0');
  });

  const [first] = (await keptExam(page)) ?? [];
  const right = option(page, first?.answerText ?? '');
  await test.step('when the network is cut, nothing moves, because a finger may be about to touch it', async () => {
    const before = await right.boundingBox();
    await context.setOffline(true);
    await expect(offline).toHaveCount(1);
    await expect(offline).toBeVisible();
    expect(await right.boundingBox()).toEqual(before);
  });

  await test.step('the exam goes on, also after a reload, and ends', async () => {
    await right.check();
    await button(page, 'Submit').click();
    await page.reload();
    await expect(title(page, 'Question 1 of 10')).toBeVisible();
    await expect(offline).toBeVisible();
    await leaveOpen(page, 1);
    await exam.click();
    await button(page, 'Resume').click();
    await expect(title(page, 'Question 10 of 10')).toBeVisible();
    const last = (await keptExam(page))?.at(-1);
    await page.keyboard.press(String((last?.options.indexOf(last.answerText) ?? 0) + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(title(page, 'Exam Results')).toBeVisible();
    await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
    await button(page, 'Exit Exam').click();
    await expect(page).toHaveURL('/home');
    await expect(button(page, 'Try again')).toBeVisible();
  });

  await test.step('another one starts with the questions that the device has stored', async () => {
    await practice.click();
    await expect(page.getByRole('region', { name: 'Your mastery' })).toBeVisible();
    await expect(page.getByText('You can keep practicing: everything happens on this device.')).toBeVisible();
    await button(page, 'Start').click();
    await expect(page.getByText("Okay Okafor. Let's see what you got.")).toBeVisible();
    await skipLoading(page);
    await expect(title(page, /^Question 1 of \d{3}$/)).toBeVisible();
  });

  await test.step('people who leave the exam once the server answers again are let in', async () => {
    // The network is back before the server is, so no browser event announces the server.
    await page.route('**/graphql', (route) => route.abort());
    const inVain = page.waitForRequest('**/graphql');
    await context.setOffline(false);
    await inVain;
    await home.click();
    await expect(button(page, 'Try again')).toBeVisible();
    await practice.click();
    await expect(title(page, 'Practice Exam')).toBeVisible();
    await page.unroute('**/graphql');
    await home.click();
    await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
    await expect(offline).toHaveCount(0);
  });

  await test.step('an exam that was reloaded without a server looks for it, and keeps what was chosen', async () => {
    await exam.click();
    await button(page, 'Resume').click();
    await expect(title(page, /^Question 1 of/)).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await page.reload();
    await expect(offline).toBeVisible();
    const chosen = page.getByRole('radio').nth(2);
    await chosen.check();
    await page.clock.runFor(30_000);
    await expect(offline).toBeVisible();
    await page.unroute('**/graphql');
    // A try that is already open may still fail, and the next one comes later.
    await expect(async () => {
      await page.clock.runFor(30_000);
      await expect(offline).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(chosen).toBeChecked();
  });

  await test.step('the worker has kept nothing that the API said', async () => {
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => path.includes('graphql'))).toEqual([]);
  });
});

test('after signing out no text of the exam is on the device, and the exam goes on after signing in', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const [{ email, accountId, soldierId }, next] = [await makeSoldier(), await makeSoldier()];
  await signIn({ email });
  await page.clock.install();
  await page.goto('/exam/landing');
  await button(page, 'Quick 10').click();
  await skipLoading(page);
  await expect(title(page, 'Question 1 of 10')).toBeVisible();
  await worksOffline(page);
  const questions = (await keptExam(page)) ?? [];
  const [first] = questions;
  const wrong = first?.options.find((text) => text !== first.answerText) ?? '';
  const signOut = async () => {
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL('/login');
    // The code that removes the texts loads first.
    await expect.poll(() => keptExam(page)).toBeNull();
  };

  await test.step('signing out leaves no text of the exam on the device', async () => {
    await option(page, wrong).check();
    await button(page, 'Submit').click();
    await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
    await option(page, first?.answerText ?? '').check();
    await button(page, 'Submit').click();
    await expect(button(page, 'Next Question')).toBeEnabled();
    await signOut();
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).toContain(first?.id);
    for (const { question, options, explanation, citation } of questions) {
      for (const text of [question, ...options, explanation, citation, accountId, soldierId]) {
        expect(kept).not.toContain(JSON.stringify(text).slice(1, -1));
      }
    }
  });

  await test.step('the next person on the device, in the same page, has an exam of their own', async () => {
    await signInHere(page, next.email);
    await page.getByRole('link', { name: 'Exam' }).click();
    await expect(title(page, 'Practice Exam')).toBeVisible();
    await expect(button(page, 'Resume')).toHaveCount(0);
    await button(page, 'Quick 10').click();
    await skipLoading(page);
    await expect(title(page, 'Question 1 of 10')).toBeVisible();
    expect((await keptExam(page))?.filter(({ guess }) => guess !== null)).toEqual([]);
    await button(page, 'Exit Exam').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exit Exam' }).click();
    await expect(page).toHaveURL('/home');
    await signOut();
  });

  await test.step('nothing can be practiced offline', async () => {
    await context.setOffline(true);
    await page.goto('/exam/landing');
    await expect(button(page, 'Try again')).toBeVisible();
    await expect(page.getByRole('link', { name: /Practice exam/ })).toHaveCount(0);
  });

  await test.step('after signing in the exam goes on, also where its texts could not be loaded at first', async () => {
    const comeAgain = await failCalls(page, 'ExamQuestions');
    await context.setOffline(false);
    await signInHere(page, email);
    await page.getByRole('link', { name: 'Exam' }).click();
    await expect(button(page, 'Start')).toBeVisible();
    await comeAgain();
    await button(page, 'Start').click();
    await skipLoading(page);
    await expect(title(page, 'Question 2 of 10')).toBeVisible();
    const kept = await keptExam(page);
    expect(kept?.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    expect(kept?.[0]).toEqual({ ...first, guess: wrong, complete: true });
  });

  await test.step('so it does at the address of a question, which is where the sign-in leads back to', async () => {
    await signOut();
    await page.goto('/exam/quick-ten/question/1');
    await signInHere(page, email);
    await expect(title(page, 'Question 2 of 10')).toBeVisible();
  });
});
