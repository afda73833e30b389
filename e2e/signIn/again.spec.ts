import type { Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { alertOf, discard, messages, title } from '../support/locators.ts';
import { calls, holdCalls, holdNextAnswer } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { putSignInBack } from '../support/sessionTimes.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function showFactor(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sends an operation like another tab of the same browser. */
async function send(page: Page, query: string, variables: object): Promise<void> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  expect(await answer.json()).not.toHaveProperty('errors');
}

test('signing in again leads back to the account', async ({ page, context, product, makeSoldier, signIn }) => {
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

  await test.step('what is refused while the answer to signing in again is under way ends nothing', async () => {
    await page.getByLabel(/^Password/).fill(PASSWORD);
    const cookies = await context.cookies();
    const { held, letThrough } = await holdNextAnswer(page, 'SignInAgain');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await held;
    // Only the answer brings the next session's cookie, so this restores the old one.
    await context.addCookies(cookies);
    const refused = page.waitForResponse((response) => calls('UnitPolicy')(response.request()));
    await page.getByRole('link', { name: 'My Info' }).click();
    await (await refused).finished();
    // A query for the viewer at this moment would be answered with null.
    await page.waitForResponse((response) => calls('Viewer')(response.request()), { timeout: 1000 }).catch(() => null);
    letThrough();
    await expect(page.getByRole('region', { name: 'Assignment/Scores' })).toBeVisible();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
  });

  await test.step('it goes by the address of now, also where another one was shown before', async () => {
    await page.goBack();
    const main = page.getByRole('main');
    await expect(main).toContainText(`the password of ${email}`);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    const newEmail = `again.${email}`;
    await send(page, 'mutation ($input: ChangeEmailInput!) { requestEmailChange(input: $input) }', {
      input: { newEmail, password: PASSWORD },
    });
    const other = await context.newPage();
    await other.goto(await product.mailedLink(newEmail));
    await other.getByRole('button', { name: 'Confirm address' }).click();
    await expect(other.getByRole('main')).toContainText('The login that asked for this link now signs in with');
    await other.close();
    await page.goBack();
    await expect(main).toContainText(`the password of ${newEmail}`);
  });
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account');
});

test('what asks for a recent sign-in comes back after it, and leads nobody away who has gone on meanwhile', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  // The list can end the session that uses the API.
  const soldier = await makeSoldier();
  await signIn(soldier);
  await putSignInBack(product, soldier.accountId);
  await page.goto('/account');

  await test.step('a person who has gone on is told, and stays', async () => {
    const { asked, letThrough } = await holdCalls(page, 'EndSession');
    await page.getByRole('button', { name: /^End/ }).click();
    await asked;
    await page.getByRole('link', { name: 'My Info' }).click();
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await page.getByLabel('ACFT score').fill('410');
    letThrough();
    await expect(messages(page)).toContainText(': Please sign in again before you do that.');
    await expect(page).toHaveURL(`/user-info/${soldier.soldierId}/edit`);
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
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await make.click();
    await expect(page.getByLabel('Calendar address')).toBeFocused();
  });

  await test.step('a login is deleted with its password once, however long ago its owner signed in', async () => {
    await putSignInBack(product, soldier.accountId);
    await page.getByRole('link', { name: 'Delete login' }).click();
    const remove = page.getByRole('button', { name: 'Delete login' });
    await field(page, 'Password').fill('not the one');
    await remove.click();
    await expect(field(page, 'Password')).toHaveAccessibleDescription('That is not your current password.');
    await field(page, 'Password').fill(PASSWORD);
    await remove.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your login is deleted.')).toBeVisible();
  });
});

test('with a second factor it asks for that in between, and comes back to what was typed', async ({
  page,
  product,
  makeSoldier,
}) => {
  const { email, accountId } = await makeSoldier();
  const [first, second] = await (await ApiPerson.signIn(product.url, { email })).turnOnSecondFactor();
  await page.goto('/account/email');
  await signInHere(page, email);
  await showFactor(page, first);
  await expect(page).toHaveURL('/account/email');
  await putSignInBack(product, accountId);

  await field(page, 'New email').fill('another@unit.example');
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused();
  await showFactor(page, second);
  await expect(page).toHaveURL('/account/email');
  await expect(field(page, 'New email')).toHaveValue('another@unit.example');
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('A link is on its way to another@unit.example.')).toBeVisible();
});
