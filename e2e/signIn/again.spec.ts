import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/runningServer.ts';
import type { OpenIdProvider } from '../../server/testing/openIdProvider.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { alertOf, discard, messages } from '../support/locators.ts';
import { calls, holdCalls, holdNextAnswer } from '../support/network.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

const TEN_MINUTES_S = 600;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Signs in by a provider that asked the person to sign in ten minutes ago. */
async function signInLongAgo(page: Page, provider: OpenIdProvider, server: RunningServer, email: string) {
  const longAgo = Math.floor(Date.now() / 1000) - TEN_MINUTES_S;
  provider.claims = { sub: 'somebody', email, email_verified: true, auth_time: longAgo };
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: 'Sign in with Unit ID' }).click();
}

async function showFactor(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('signing in again leads back to the account', async ({ page, context, makeSoldier, signIn }) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto('/sign-in-again');
  await test.step('a person who has forgotten the password can have a link sent', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goBack();
  });
  await page.getByLabel(/^Password/).fill('not the one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alertOf(page)).toHaveText('Login failed. Invalid credentials.');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account');

  await test.step('what is refused while the answer to signing in again is under way ends nothing', async () => {
    await page.goto('/sign-in-again');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    const cookies = await context.cookies();
    const { held, letThrough } = await holdNextAnswer(page, 'SignInAgain');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await held;
    // Restores the old cookie: that of the next session comes only with the answer.
    await context.addCookies(cookies);
    const refused = page.waitForResponse((response) => calls('UnitPolicy')(response.request()));
    await page.getByRole('link', { name: 'My Info' }).click();
    await (await refused).finished();
    // A query for the viewer sent now would be answered with null.
    await page.waitForResponse((response) => calls('Viewer')(response.request()), { timeout: 1000 }).catch(() => null);
    letThrough();
    await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toBeVisible();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
  });
});

test('signing in again goes by the address of now, also where another one was shown before', async ({
  page,
  context,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email } = await makeSoldier();
  const newEmail = `again.${email}`;
  await signIn({ email });
  await page.goto('/sign-in-again');
  await expect(page.getByRole('main')).toContainText(`the password of ${email}`);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(newEmail);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`A link is on its way to ${newEmail}.`)).toBeVisible();
  const other = await context.newPage();
  await other.goto(await product.mailedLink(newEmail));
  await other.getByRole('button', { name: 'Confirm address' }).click();
  await expect(other.getByText('From now on the login that asked for the link signs in with its new')).toBeVisible();

  // Skips the account screen, which would query the address.
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('main')).toContainText(`the password of ${newEmail}`);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account');
});

test('what asks for a recent sign-in comes back after it, and leads nobody away who has gone on meanwhile', async ({
  page,
  provider,
  trusting: server,
}) => {
  const { email, password } = server.signIn('Soldier');
  // A session that can be ended from the list.
  await ApiPerson.signIn(server.url, { email, password });
  await signInLongAgo(page, provider, server, email);
  await page.getByRole('link', { name: 'Account', exact: true }).click();

  await test.step('a person who has gone on is told, and stays', async () => {
    const { asked, letThrough } = await holdCalls(page, 'EndSession');
    await page.getByRole('button', { name: /^End/ }).click();
    await asked;
    await page.getByRole('link', { name: 'My Info' }).click();
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await page.getByLabel('ACFT score').fill('410');
    letThrough();
    await expect(messages(page)).toContainText(': Please sign in again before you do that.');
    await expect(page).toHaveURL(/\/user-info\/[\w-]+\/edit$/);
    await expect(page.getByLabel('ACFT score')).toHaveValue('410');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await discard(page).click();
  });

  await test.step('making a calendar address, which outlives the session, asks to sign in again', async () => {
    const make = page.getByRole('button', { name: 'Make calendar address' });
    await make.click();
    await expect(page.getByRole('main')).toContainText('You signed in a while ago.');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await make.click();
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await make.click();
    await expect(page.getByLabel('Calendar address')).toBeFocused();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${server.url}/login`);
  });

  await test.step('a login is deleted with its password once, however long ago its owner signed in', async () => {
    await signInLongAgo(page, provider, server, email);
    await expect(page).toHaveURL(`${server.url}/home`);
    await page.goto(`${server.url}/account/delete`);
    const remove = page.getByRole('button', { name: 'Delete login' });
    await field(page, 'Password').fill('not the one');
    await remove.click();
    await expect(field(page, 'Password')).toHaveAccessibleDescription('That is not your current password.');
    await field(page, 'Password').fill(password);
    await remove.click();
    await expect(page).toHaveURL(`${server.url}/login`);
    await expect(page.getByText('Your login is deleted.')).toBeVisible();
  });
});

test('with a second factor it asks for that in between, and comes back', async ({
  page,
  provider,
  trusting: server,
}) => {
  const { email, password } = server.signIn('Soldier');
  const [first, second, third, fourth] = await (
    await ApiPerson.signIn(server.url, { email, password })
  ).turnOnSecondFactor();
  await signInLongAgo(page, provider, server, email);
  await showFactor(page, first);
  await expect(page).toHaveURL(`${server.url}/home`);

  await test.step('another address is kept meanwhile', async () => {
    await page.goto(`${server.url}/account/email`);
    await field(page, 'New email').fill('another@unit.example');
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Send link' }).click();
    await showFactor(page, second);
    await expect(page).toHaveURL(`${server.url}/account/email`);
    await expect(field(page, 'New email')).toHaveValue('another@unit.example');
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('A link is on its way to another@unit.example.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${server.url}/login`);
  });

  await signInLongAgo(page, provider, server, email);
  await showFactor(page, third);
  await expect(page).toHaveURL(`${server.url}/home`);
  await page.goto(`${server.url}/account/delete`);
  const remove = page.getByRole('button', { name: 'Delete login' });
  await field(page, 'Password').fill(password);
  await remove.click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused();
  await showFactor(page, fourth);
  await expect(page).toHaveURL(`${server.url}/account/delete`);
  await field(page, 'Password').fill(password);
  await remove.click();
  await expect(page.getByText('Your login is deleted.')).toBeVisible();
});
