import { keptExam, openExam, option } from '../support/examRun.ts';
import { button, title } from '../support/locators.ts';
import { holdScreen } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test('Exit Exam asks first: staying changes nothing, leaving clears the exam, also in another tab', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  await openExam({ page, makeSoldier, signIn });
  const dialog = page.getByRole('alertdialog', { name: 'Check Fire!!', exact: true });
  const exit = dialog.getByRole('button', { name: 'Exit Exam' });
  const stay = dialog.getByRole('button', { name: 'Continue Exam' });

  await test.step('Continue Exam leads back to the question, so that Enter answers it', async () => {
    await button(page, 'Exit Exam').click();
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toContainText('So far');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(option(page, 'Wrong one')).toBeFocused();
    await expect(title(page, 'Question 1 of 3')).toBeVisible();
    expect(await keptExam(page)).toHaveLength(3);
    await option(page, 'Right').check();
    await button(page, 'Exit Exam').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(option(page, 'Right')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  });

  const other = await context.newPage();
  await test.step('another tab shares the exam', async () => {
    // During an exam, this address redirects to the current question.
    await other.goto('/exam/results');
    await expect(title(other, 'Question 2 of 3')).toBeVisible();
    await expect(other.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    for (const answer of ['Wrong one', 'Right']) {
      await option(other, answer).check();
      await button(other, 'Submit').click();
    }
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    expect((await keptExam(page))?.map(({ guess }) => guess)).toEqual(['Right', 'Wrong one', null]);
  });

  await test.step('the question shows the result so far', async () => {
    await button(page, 'Next Question').click();
    await button(page, 'Exit Exam').click();
    await expect(dialog).toContainText(
      'So far: 1 of 2 questions right on the first guess, 50%. If you exit, this exam ends.',
    );
    await stay.click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it says that a report that was typed will be gone, too', async () => {
    await button(page, 'Report this question').click();
    const text = page.getByLabel('What is wrong with it?');
    await text.fill('Two answers are right.');
    await button(page, 'Exit Exam').click();
    await expect(dialog).toContainText("You'll lose your answers and your unsent report.");
    await stay.click();
    await expect(text).toHaveValue('Two answers are right.');
    expect(await keptExam(page)).toHaveLength(3);
  });

  await test.step('leaving clears the exam, in the other tab as well', async () => {
    // Home's file isn't loaded yet: the person goes back before Home appears.
    const letThrough = await holdScreen(page, 'HomeScreen');
    await button(page, 'Exit Exam').click();
    await exit.click();
    await expect(page).toHaveURL('/home');
    expect(await keptExam(page)).toBeNull();
    await expect(other).toHaveURL('/exam/landing');

    await test.step('Back leads to the landing, before Home shows and after that', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/exam/landing');
      letThrough();
      await page.goForward();
      await expect(title(page, 'Section Overview')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/exam/landing');
      await expect(button(page, 'Start')).toBeVisible();
    });
  });
});
