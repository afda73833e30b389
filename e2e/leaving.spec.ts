import type { Page } from '@playwright/test';
import { ApiClient } from '../scripts/apiClient.ts';
import { button } from './examRun.ts';
import { holdCalls } from './network.ts';
import { discard } from './recordEdit.ts';
import { signInHere } from './session.ts';
import { expect, messages, PASSWORD, test } from './test.ts';
import { STAFF, Writer } from './writers.ts';

/* Whoever leaves while a call is under way learns what came of it where they are. */

const NEW_PASSWORD = 'nine blue tents';
const login = (page: Page) => page.getByRole('region', { name: 'Login' });
const dialog = (page: Page) => page.getByRole('alertdialog');

/** Presses a button while the calls of an operation are held; gives what lets them through. */
async function send(page: Page, operation: string, name: string) {
  const { isAsked, letThrough } = await holdCalls(page, operation);
  await button(page, name).last().click();
  await isAsked;
  return letThrough;
}

/** Has the server refuse the next calls of an operation. */
async function refuse(page: Page, operation: string, code: string, message: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.fallback();
    await route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } });
  });
}

test('a form says that it cannot be called back, and what came of it', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  const question = page.getByRole('alertdialog', { name: 'Leave while this is being sent?' });
  const leave = async (current: string) => {
    await page.goto('/account/password');
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
    const letThrough = await send(page, 'ChangePassword', 'Change password');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(question).toHaveAccessibleDescription('It cannot be called back. You will be told what comes of it.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
    letThrough();
  };
  await leave('not the one');
  await expect(messages(page)).toHaveText('Change password: That is not your current password.');
  await leave(PASSWORD);
  await expect(messages(page)).toHaveText('Your password is changed. You are signed out everywhere else.');
});

test('a form that is not left says it once, and asks no more', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await page.goto('/account/email');
  await page.getByLabel('New email').fill(`left.${process.pid}@unit.example`);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  const letThrough = await send(page, 'RequestEmailChange', 'Send link');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(dialog(page)).toBeVisible();
  letThrough();
  await expect(page.getByText('A link is on its way')).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(messages(page)).toHaveText('');
});

test('a sign-out meanwhile says that nothing will be told', async ({ page, makeSoldier, signIn }) => {
  const { soldierId, email } = await makeSoldier();
  await signIn({ email });
  await page.goto(`/user-info/${soldierId}/edit`);
  await page.getByLabel('ACFT score').fill('410');
  const letThrough = await send(page, 'UpdateSoldier', 'Save record');
  await button(page, 'Sign out').click();
  await expect(dialog(page)).toHaveAccessibleDescription(
    'It cannot be called back, and you will not be told what comes of it.',
  );
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  letThrough();
  await expect(page).toHaveURL(`/user-info/${soldierId}`);
});
