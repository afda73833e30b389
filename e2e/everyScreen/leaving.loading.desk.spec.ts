import type { Page } from '@playwright/test';
import { EXAM_LOADING_MS } from '../../domain/constants.ts';
import { keptExam } from '../support/examRun.ts';
import { button, messages, title } from '../support/locators.ts';
import { holdCalls, holdScreen } from '../support/network.ts';
import { save, typeScore } from '../support/recordEdit.ts';
import { expect, STAFF, test, type TestFixtures } from '../support/test.ts';

/* A screen that was left stays visible until the next one's file has loaded, and must do nothing meanwhile. */

// A service worker would already have stored the files.
test.use({ serviceWorkers: 'block' });

const NO_ANSWER = 'The network did not answer. Please check your connection and try again.';

/** Leaves Edit Info for the exam while the record is being saved and the exam's file is held back. */
async function leaveWhileSaving({ page, makeSoldier, signIn }: TestFixtures & { page: Page }) {
  await typeScore({ page, makeSoldier, signIn });
  const openExam = await holdScreen(page, 'ExamLandingScreen');
  const { asked, letThrough } = await holdCalls(page, 'UpdateSoldier');
  await save(page).click();
  await asked;
  await page.getByRole('link', { name: 'Exam' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/exam/landing');
  await expect(save(page)).toBeVisible();
  return { letThrough, openExam };
}

test('a form says on the next screen that its save has failed', async ({ page, makeSoldier, signIn }) => {
  const { letThrough, openExam } = await leaveWhileSaving({ page, makeSoldier, signIn });
  await page.context().setOffline(true);
  letThrough();
  await expect(messages(page)).toHaveText(`Edit My Info: ${NO_ANSWER}`);
  await page.context().setOffline(false);
  openExam();
  await expect(title(page, 'Practice Exam')).toBeVisible();
});

test('a form that is saved leads nobody back', async ({ page, makeSoldier, signIn }) => {
  const { letThrough, openExam } = await leaveWhileSaving({ page, makeSoldier, signIn });
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('UpdateSoldier') === true,
  );
  letThrough();
  await (await answered).finished();
  openExam();
  await expect(title(page, 'Practice Exam')).toBeVisible();
  await expect(messages(page)).toHaveText('Record saved.');
  await expect(page).toHaveURL('/exam/landing');
});

test('an exam that was called off does not begin', async ({ page, makeSoldier, signIn }) => {
  await page.clock.install();
  await signIn(await makeSoldier());
  await page.goto('/exam/landing');
  const openRecord = await holdScreen(page, 'UserInfoScreen');
  await expect(button(page, 'Quick 10')).toBeVisible();
  // From here on time passes only when the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Quick 10').click();
  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(page).toHaveURL(/\/user-info\//);
  let isAsked = false;
  page.on('request', (request) => {
    if (request.postData()?.includes('ExamQuestions')) isAsked = true;
  });
  await page.clock.fastForward(EXAM_LOADING_MS);
  openRecord();
  await expect(title(page, 'My Info')).toBeVisible();
  await expect(page).toHaveURL(/\/user-info\//);
  expect(isAsked).toBe(false);
  expect(await keptExam(page)).toBeNull();
});

for (const { screen, path, search } of [
  { screen: 'a table', path: '/admin/ets', search: 'Search names' },
  { screen: 'the question bank', path: '/admin/questions', search: 'Search' },
]) {
  test(`a search of ${screen} that has not begun takes back no step`, async ({ page, signIn }) => {
    await page.clock.install();
    await signIn(STAFF);
    await page.goto(path);
    const openHome = await holdScreen(page, 'HomeScreen');
    await expect(page.getByRole('searchbox', { name: search })).toBeVisible();
    // From here on time passes only when the test advances it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('searchbox', { name: search }).fill('ad');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/home');
    // Longer than the pause after which a search starts.
    await page.clock.fastForward(1000);
    openHome();
    await expect(title(page, 'Section Overview')).toBeVisible();
    await expect(page).toHaveURL('/home');
  });
}
