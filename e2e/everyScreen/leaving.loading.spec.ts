import type { Page } from '@playwright/test';
import { EXAM_LOADING_MS } from '../../domain/constants.ts';
import { keptExam } from '../support/examRun.ts';
import { button, messages, title } from '../support/locators.ts';
import { calls, holdCalls, holdScreen } from '../support/network.ts';
import { save, typeScore } from '../support/recordEdit.ts';
import { expect, STAFF, test } from '../support/test.ts';

/* A screen that was left stays visible until the next one's file has loaded, and must do nothing meanwhile. */

// A service worker would already have stored the files.
test.use({ serviceWorkers: 'block' });

const NO_ANSWER = 'The network did not answer. Please check your connection and try again.';

/** Leaves Edit Info for the exam while the record is being saved and the exam's file is held back. */
async function leaveWhileSaving(page: Page, screen: string, link: string) {
  const openScreen = await holdScreen(page, screen);
  const { asked, letThrough } = await holdCalls(page, 'UpdateSoldier');
  await save(page).click();
  await asked;
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/edit$/);
  await expect(save(page)).toBeVisible();
  return { letThrough, openScreen };
}

test('a form says on the next screen that its save has failed, and leads nobody back when it is saved', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const soldierId = await typeScore({ page, makeSoldier, signIn });
  await test.step('a save that fails', async () => {
    const { letThrough, openScreen } = await leaveWhileSaving(page, 'ExamLandingScreen', 'Exam');
    await page.context().setOffline(true);
    letThrough();
    await expect(messages(page)).toHaveText(`Edit My Info: ${NO_ANSWER}`);
    await page.context().setOffline(false);
    openScreen();
    await expect(title(page, 'Practice Exam')).toBeVisible();
  });

  await test.step('a save that succeeds', async () => {
    await page.goto(`/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('420');
    const { letThrough, openScreen } = await leaveWhileSaving(page, 'AccountScreen', 'Account');
    const answered = page.waitForResponse((response) => calls('UpdateSoldier')(response.request()));
    letThrough();
    await (await answered).finished();
    openScreen();
    await expect(title(page, 'Account')).toBeVisible();
    await expect(messages(page)).toHaveText('Record saved.');
    await expect(page).toHaveURL('/account');
  });
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

test('a search that has not begun takes back no step', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(STAFF);
  for (const { pauseIn, path, search, screen, link, name } of [
    {
      pauseIn: 60_000,
      path: '/admin/ets',
      search: 'Search names',
      screen: 'HomeScreen',
      link: 'Home',
      name: 'Section Overview',
    },
    {
      pauseIn: 600_000,
      path: '/admin/questions',
      search: 'Search',
      screen: 'AccountScreen',
      link: 'Account',
      name: 'Account',
    },
  ]) {
    await page.clock.resume();
    await page.goto(path);
    const openNext = await holdScreen(page, screen);
    await expect(page.getByRole('searchbox', { name: search })).toBeVisible();
    // From here on time passes only when the test advances it.
    await page.clock.pauseAt(Date.now() + pauseIn);
    await page.getByRole('searchbox', { name: search }).fill('ad');
    await page.getByRole('link', { name: link, exact: true }).click();
    const place = new RegExp(`/${link.toLowerCase()}$`);
    await expect(page).toHaveURL(place);
    // Longer than the pause after which a search starts.
    await page.clock.fastForward(1000);
    openNext();
    await expect(title(page, name)).toBeVisible();
    await expect(page).toHaveURL(place);
  }
});
