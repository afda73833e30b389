import { EXAM_LOADING_MS } from '../../domain/constants.ts';
import { answerKeys, keepExam, keptExam, option, someQuestions, startExam } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/widths.ts';

test('the landing says what the exam is, leads back, and starts nothing once it is left', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const landing = page.getByRole('link', { name: 'Exam' });
  await page.clock.install();
  await signIn(await makeSoldier());

  await test.step('an exam whose questions are all complete is discarded', async () => {
    const complete = someQuestions(10).map((question) => ({ ...question, guess: 'Right', complete: true }));
    await keepExam(page, complete);
    await page.goto('/exam/landing');
    await expect(button(page, 'Start')).toBeVisible();
    await expect(button(page, 'Quick 10')).toBeVisible();
    expect(await keptExam(page)).toBeNull();
  });

  await test.step('it says what the exam is', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    await landing.click();
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
    await expect(answerKeys(page)).toBeVisible();
    await expect(button(page, 'Start')).toBeVisible();
    await expect(button(page, 'Quick 10')).toBeVisible();
    await expect(button(page, 'Resume')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Manage questions' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/home');
  });

  await test.step('left during the wait, it starts nothing', async () => {
    let isAsked = false;
    page.on('request', (request) => {
      if (request.postData()?.includes('ExamQuestions')) isAsked = true;
    });
    await landing.click();
    await button(page, 'Start').click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    await page.clock.fastForward(EXAM_LOADING_MS);
    await expect(page).toHaveURL('/home');
    await landing.click();
    await expect(button(page, 'Start')).toBeVisible();
    expect(isAsked).toBe(false);
    expect(await keptExam(page)).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

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
    await expect(button(page, 'Resume')).toBeVisible();
    await expect(button(page, 'Quick 10')).toHaveCount(0);
    await expect(button(page, 'Start')).toHaveCount(0);
    // A phone has no keys.
    await expect(page.getByText('Unlimited guesses on each question.')).toBeVisible();
    await expect(answerKeys(page)).toBeHidden();
    await button(page, 'Resume').click();
    await expect(page).toHaveURL('/exam/quick-ten/question/1');
    // The first guess does not change.
    await option(page, second.answerText).check();
    await button(page, 'Submit').click();
    await expect(button(page, 'Next Question')).toBeEnabled();
    expect((await keptExam(page))?.[1]).toMatchObject({ guess: wrong, complete: true });
  });
});
