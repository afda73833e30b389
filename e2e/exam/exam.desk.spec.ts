import { EXAM_LOADING_MS } from '../../domain/constants.ts';
import { keepExam, keptExam, option, someQuestions, startExam } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

test.describe('the landing', () => {
  test('waits three seconds by name before the questions are fetched', async ({ page, makeSoldier, signIn }) => {
    await signIn(await makeSoldier({ lastName: 'Okafor' }));
    await page.goto('/exam/landing');
    const began = Date.now();
    const asked = page.waitForRequest((request) => request.postData()?.includes('ExamQuestions') === true);
    await button(page, 'Start').click();
    await expect(page.getByText("Okay Okafor. Let's see what you got.", { exact: true })).toBeVisible();
    await expect(button(page, 'Start')).toHaveCount(0);
    await asked;
    expect(Date.now() - began).toBeGreaterThanOrEqual(EXAM_LOADING_MS);
    await expect(page).toHaveURL('/exam/full-exam/question/0');
    await expect(title(page, /^Question 1 of \d{3}$/)).toBeFocused();
    // Outside production the order is by id.
    const ids = (await keptExam(page))?.map(({ id }) => id) ?? [];
    expect(ids).toEqual(ids.toSorted());
  });

  test('that is left during the wait starts nothing', async ({ page, makeSoldier, signIn }) => {
    await page.clock.install();
    await signIn(await makeSoldier());
    await page.goto('/home');
    let isAsked = false;
    page.on('request', (request) => {
      if (request.postData()?.includes('ExamQuestions')) isAsked = true;
    });
    await page.getByRole('link', { name: 'Exam' }).click();
    await button(page, 'Start').click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    await page.clock.fastForward(EXAM_LOADING_MS);
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: 'Exam' }).click();
    await expect(button(page, 'Start')).toBeVisible();
    expect(isAsked).toBe(false);
    expect(await keptExam(page)).toBeNull();
  });

  test('discards an exam whose questions are all complete', async ({ page, makeSoldier, signIn }) => {
    await signIn(await makeSoldier());
    await keepExam(
      page,
      someQuestions(10).map((question) => ({ ...question, guess: 'Right', complete: true })),
    );
    await page.goto('/exam/landing');
    await expect(button(page, 'Start')).toBeVisible();
    await expect(button(page, 'Quick 10')).toBeVisible();
    expect(await keptExam(page)).toBeNull();
  });
});

test('a quick ten goes on where it was left, after a reload and from the landing', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await startExam(page, 'Quick 10');
  await expect(page).toHaveURL('/exam/quick-ten/question/0');
  await expect(title(page, 'Question 1 of 10')).toBeVisible();
  const [first, second] = (await keptExam(page)) ?? [];
  if (!first || !second) throw new Error('No exam is kept.');
  await option(page, first.answerText).check();
  await button(page, 'Submit').click();
  await button(page, 'Next Question').click();
  const wrong = second.options.find((text) => text !== second.answerText) ?? '';
  await option(page, wrong).check();
  await button(page, 'Submit').click();
  await expect(page.getByText('Incorrect. Try again.')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Question 2 of 10')).toBeVisible();
  await expect(page).toHaveURL('/exam/quick-ten/question/1');
  await expect(page.getByText('Incorrect. Try again.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Exam' }).click();
  await expect(button(page, 'Quick 10')).toHaveCount(0);
  await expect(button(page, 'Start')).toHaveCount(0);
  await button(page, 'Resume').click();
  await expect(page).toHaveURL('/exam/quick-ten/question/1');
  // The first guess does not change.
  await option(page, second.answerText).check();
  await button(page, 'Submit').click();
  await expect(button(page, 'Next Question')).toBeEnabled();
  expect((await keptExam(page))?.[1]).toMatchObject({ guess: wrong, complete: true });
});
