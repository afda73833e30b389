import type { Page } from '@playwright/test';
import { expectBusy } from '../support/busy.ts';
import { expectNoProblem, expectProblem } from '../support/fieldProblems.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { calls, holdCalls, holdNextAnswer } from '../support/network.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { onPhone, PHONE } from '../support/widths.ts';

interface Registration {
  email?: string;
  password?: string;
  confirm?: string;
  code?: string;
}

async function fillIn(
  page: Page,
  { email = 'new@unit.example', password = PASSWORD, confirm = password, code = '' }: Registration,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(confirm);
  await page.getByLabel('Join code').fill(code);
  await button(page, 'Register').click();
}

test('the sign-in and Register say what is wrong, until it is corrected', async ({
  page,
  context,
  product,
  makeSoldier,
}) => {
  const password = page.getByRole('textbox', { name: 'Password' });
  const signIn = button(page, 'Sign in');
  await test.step('ways to sign in that are off are not offered, and their screen leads here', async () => {
    await page.goto('/sign-in-link');
    await expect(page).toHaveURL('/login');
    await page.waitForLoadState('networkidle');
    await expect(signIn).toBeVisible();
    await expect(page.getByText('Sign-in links are off here.')).toBeVisible();
    await expect(page.getByText('Sign in by link')).toHaveCount(0);
    await expect(page.getByText(/^Sign in with/)).toHaveCount(0);
  });
  await expect(
    page.getByText(/^Personnel records, readiness and exam practice for a battalion fire support section\.$/),
  ).toBeVisible();

  await test.step('asks for both fields with one sentence, which names them and takes the focus', async () => {
    await signIn.click();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Please complete all fields.Please check: Email, Password');
    await expectProblem(page, 'Email', 'Email is required.');
    await expectProblem(page, 'Password', 'Password is required.');
    await alertOf(page).getByRole('link', { name: 'Password' }).click();
    await expect(password).toBeFocused();
  });

  await test.step('shows and hides the password', async () => {
    await password.fill('not the password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('tells of wrong credentials and keeps what was typed', async () => {
    await page.getByLabel('Email').fill('nobody@unit.example');
    await signIn.click();
    await expect(alertOf(page)).toHaveText('Login failed. Invalid credentials.');
    await expect(page.getByLabel('Email')).toHaveValue('nobody@unit.example');
    await expect(password).toHaveValue('not the password');
  });

  await test.step('says so when there is no network, and works once there is', async () => {
    await context.setOffline(true);
    await signIn.click();
    await expect(alertOf(page)).toHaveText('The network did not answer. Please check your connection and try again.');
    await context.setOffline(false);
  });

  await page.getByRole('link', { name: 'Register' }).click();
  await expect(title(page, 'Register')).toBeVisible();
  await test.step('asks for all fields', async () => {
    await fillIn(page, { email: '', password: '' });
    await expect(alertOf(page)).toHaveText(
      'Please complete all fields.Please check: Email, Password, Confirm password, Join code',
    );
    await expectProblem(page, 'Confirm password', 'Confirm password is required.');
    await expect(alertOf(page)).toBeFocused();
  });
  await test.step('fits the screen of a phone, also with a problem in every field', () =>
    onPhone(page, async () => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(height).toBe(PHONE.viewport.height);
    }));

  await test.step('compares the passwords', async () => {
    await fillIn(page, { confirm: 'seven red radio', code: 'X' });
    await expectProblem(page, 'Confirm password', 'Passwords do not match.');
    await page.getByLabel(/^Password/).fill('seven red radio');
    await expectNoProblem(page, 'Confirm password');
    await expect(alertOf(page)).toHaveCount(0);
  });

  const codeIsRefused = () => expectProblem(page, 'Join code', 'Invalid join code.');
  await test.step('compares the join code on the server', async () => {
    await fillIn(page, { code: 'NOTTHECODE' });
    await expect(alertOf(page)).toBeFocused();
    await codeIsRefused();
    await expect(page.getByLabel('Email')).toHaveValue('new@unit.example');
    // The server's refusal of the code stays until the code changes.
    await page.getByLabel('Email').fill('newer@unit.example');
    await codeIsRefused();
    await page.getByLabel('Join code').fill('ANOTHER');
    await expectNoProblem(page, 'Join code');
    await expect(alertOf(page)).toHaveCount(0);
  });

  await test.step('keeps what was refused where it is until the answer, and says the same again', async () => {
    const register = page.getByRole('button', { name: 'Register' });
    await register.click();
    await expect(alertOf(page)).toBeFocused();
    const place = await register.boundingBox();
    const first = await alertOf(page).elementHandle();
    const { asked, letThrough } = await holdCalls(page, 'Register');
    await register.click();
    await asked;
    await expect(alertOf(page)).toHaveText('Please check: Join code');
    await codeIsRefused();
    expect(await register.boundingBox()).toEqual(place);
    letThrough();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Please check: Join code');
    await codeIsRefused();
    // A new element each time, so that screen readers announce it.
    expect(await first.evaluate((element) => element.isConnected)).toBe(false);
  });

  await test.step('refuses an address that has a login', async () => {
    await fillIn(page, { email: 'Staff@Unit.example', code: product.joinCode });
    await expectProblem(page, 'Email', 'That email address already has a login.');
  });

  await test.step('shows a spinner and disables its button until the call has finished', async () => {
    await page.getByLabel('Email').fill(`registering.${process.pid}@unit.example`);
    await expectBusy(page, 'Register', page.getByRole('button', { name: 'Register' }));
    await expect(page).toHaveURL(/\/create-account\//);
  });

  await test.step('a newcomer without a record has an account as well', async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(1);
  });

  // Their Add Info is saved, and the answer is on its way.
  await page.goBack();
  for (const name of ['First name', 'Middle name', 'Last name'])
    await page.getByLabel(name, { exact: true }).fill('Lee');
  await page.getByLabel('Rank').selectOption('SPC');
  const { held, letThrough: answer } = await holdNextAnswer(page, 'CreateSoldier');
  await button(page, 'Save record').click();
  await held;
  await button(page, 'Sign out').click();
  await button(page.getByRole('alertdialog'), 'Sign out').click();
  await expect(title(page, 'Sign in')).toBeVisible();
  const next = await makeSoldier();

  await test.step('works with the keyboard alone, and disables its button while the call runs', async () => {
    const { asked, letThrough } = await holdCalls(page, 'SignIn');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(next.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await asked;
    await expect(signIn).toBeDisabled();
    letThrough();
    await expect(page).toHaveURL('/home');
  });
  await test.step('an answer that comes after a sign-out does not reach the next person to sign in', async () => {
    const answered = page.waitForResponse((response) => calls('CreateSoldier')(response.request()));
    answer();
    await (await answered).finished();
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(page).toHaveURL(`/user-info/${next.soldierId}`);
  });
});
