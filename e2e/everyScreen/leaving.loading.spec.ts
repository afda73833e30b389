import type { Page } from '@playwright/test';
import { EXAM_LOADING_MS } from '../../domain/constants.ts';
import { keptExam } from '../support/examRun.ts';
import { goTo } from '../support/goTo.ts';
import { button, messages, title } from '../support/locators.ts';
import { calls, holdCalls, holdScreen } from '../support/network.ts';
import { save } from '../support/recordEdit.ts';
import { expect, test } from '../support/test.ts';

/* When a person leaves a screen, it stays visible until the next one's file is loaded, and must do nothing meanwhile. */

// A service worker would already have the files.
test.use({ serviceWorkers: 'block' });

const NO_ANSWER = 'The network did not answer. Please check your connection and try again.';

/** Leaves Edit Info while the record is being saved, and holds back the next screen's file. */
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

test('a screen that was left begins no exam and no search, tells how its save ended, and leads nobody back', async ({
  page,
  context,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  // Staff also have screens with a search.
  await staff.grantAdmin(soldierId);
  await page.clock.install();
  await signIn({ email });
  await page.goto('/exam/landing');

  await test.step('an exam that was called off does not begin', async () => {
    const openRecord = await holdScreen(page, 'UserInfoScreen');
    await expect(button(page, 'Quick 10')).toBeVisible();
    // From here on, time only passes when the test advances it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Quick 10').click();
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    let isAsked = false;
    page.on('request', (request) => {
      if (request.postData()?.includes('ExamQuestions')) isAsked = true;
    });
    await page.clock.fastForward(EXAM_LOADING_MS);
    openRecord();
    await expect(title(page, 'My Info')).toBeVisible();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    expect(isAsked).toBe(false);
    expect(await keptExam(page)).toBeNull();
    await page.clock.resume();
  });

  await test.step('a save that fails says so on the next screen', async () => {
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await page.getByLabel('ACFT score').fill('410');
    const { letThrough, openScreen } = await leaveWhileSaving(page, 'HomeScreen', 'Home');
    await context.setOffline(true);
    letThrough();
    await expect(messages(page)).toHaveText(`Edit My Info: ${NO_ANSWER}`);
    await context.setOffline(false);
    openScreen();
    await expect(title(page, 'Section Overview')).toBeVisible();
  });

  await test.step('a save that succeeds leads nobody back', async () => {
    await goTo(page, `/user-info/${soldierId}/edit`);
    await page.getByLabel('ACFT score').fill('420');
    const { letThrough, openScreen } = await leaveWhileSaving(page, 'AccountScreen', 'Account');
    const answered = page.waitForResponse((response) => calls('UpdateSoldier')(response.request()));
    letThrough();
    await (await answered).finished();
    openScreen();
    await expect(title(page, 'Account')).toBeVisible();
    await expect(messages(page).getByText('Record saved.', { exact: true })).toHaveCount(1);
    await expect(page).toHaveURL('/account');
  });

  await test.step('a search that has not begun takes back no step', async () => {
    await goTo(page, '/admin/ets');
    const openNext = await holdScreen(page, 'SchoolsScreen');
    const search = page.getByRole('searchbox', { name: 'Search names' });
    await expect(search).toBeVisible();
    await expect(page.getByText('Loading the list')).toHaveCount(0);
    // From here on, time only passes when the test advances it.
    await page.clock.pauseAt(Date.now() + 600_000);
    await search.fill('ad');
    await page.getByRole('link', { name: 'Schools', exact: true }).click();
    await expect(page).toHaveURL('/admin/schools');
    // Longer than the pause before a search starts.
    await page.clock.fastForward(1000);
    openNext();
    await expect(title(page, 'Schools')).toBeVisible();
    await expect(page).toHaveURL('/admin/schools');
  });
});
