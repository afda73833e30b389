import type { Page } from '@playwright/test';
import { expectNoProblem, expectProblem } from '../support/fieldProblems.ts';
import { alertOf } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { PHONE } from '../support/widths.ts';

interface Registration {
  email?: string;
  password?: string;
  confirm?: string;
  code?: string;
}

test.describe('sign in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
  });

  test('says what the product is and for whom', async ({ page }) => {
    await expect(
      page.getByText(/^Personnel records, readiness and exam practice for a battalion fire support section\.$/),
    ).toBeVisible();
  });

  test('asks for both fields with one sentence in the summary, which names them and takes the focus', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Please complete all fields.Please check: Email, Password');
    await expectProblem(page, 'Email', 'Needs a value.');
    await expectProblem(page, 'Password', 'Needs a value.');
    await alertOf(page).getByRole('link', { name: 'Password' }).click();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  });

  test('tells of wrong credentials and keeps what was typed', async ({ page }) => {
    await page.getByLabel('Email').fill('staff@unit.example');
    await page.getByLabel(/^Password/).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alertOf(page)).toHaveText('Login failed. Invalid credentials.');
    await expect(page.getByLabel('Email')).toHaveValue('staff@unit.example');
    await expect(page.getByLabel(/^Password/)).toHaveValue('not the password');
  });

  test('shows and hides the password', async ({ page }) => {
    const password = page.getByLabel(/^Password/);
    await password.fill('seven');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('works with the keyboard alone, and disables its button while the call runs', async ({ page, makeSoldier }) => {
    const { email } = await makeSoldier();
    const { asked, letThrough } = await holdCalls(page, 'SignIn');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await asked;
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    letThrough();
    await expect(page).toHaveURL('/home');
  });

  test('says so when there is no network, and works once there is', async ({ page, context, makeSoldier }) => {
    const { email } = await makeSoldier();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alertOf(page)).toHaveText('The network did not answer. Please check your connection and try again.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('register', () => {
  const fill = async (
    page: Page,
    { email = 'new@unit.example', password = PASSWORD, confirm = password, code = '' }: Registration,
  ): Promise<void> => {
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByLabel(/^Confirm password/).fill(confirm);
    await page.getByLabel('Join code').fill(code);
    await page.getByRole('button', { name: 'Register' }).click();
  };

  test('asks for all fields', async ({ page }) => {
    await fill(page, { email: '', password: '', code: 'X' });
    await expect(alertOf(page)).toHaveText(
      'Please complete all fields.Please check: Email, Password, Confirm password',
    );
    await expectProblem(page, 'Confirm password', 'Needs a value.');
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('fits the screen, also with a problem in every field', async ({ page }) => {
      await fill(page, { email: '', password: '', code: '' });
      await expectProblem(page, 'Confirm password', 'Needs a value.');
      await expect(alertOf(page)).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    });
  });

  test('compares the passwords', async ({ page }) => {
    await fill(page, { confirm: 'seven red radio', code: 'X' });
    await expectProblem(page, 'Confirm password', 'Passwords do not match.');
    await page.getByLabel(/^Password/).fill('seven red radio');
    await expectNoProblem(page, 'Confirm password');
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('compares the join code on the server', async ({ page }) => {
    await fill(page, { code: 'NOTTHECODE' });
    await expect(alertOf(page)).toBeFocused();
    await expectProblem(page, 'Join code', 'Invalid join code.');
    await expect(page.getByLabel('Email')).toHaveValue('new@unit.example');
    // The server's refusal of the code stays until the code is changed.
    await page.getByLabel('Email').fill('newer@unit.example');
    await expectProblem(page, 'Join code', 'Invalid join code.');
    await page.getByLabel('Join code').fill('ANOTHER');
    await expectNoProblem(page, 'Join code');
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('keeps what was refused where it is until the answer, and says the same again', async ({ page }) => {
    await fill(page, { code: 'NOTTHECODE' });
    await expect(alertOf(page)).toBeFocused();
    const register = page.getByRole('button', { name: 'Register' });
    const place = await register.boundingBox();
    const first = await alertOf(page).elementHandle();
    const { asked, letThrough } = await holdCalls(page, 'Register');
    await register.click();
    await asked;
    await expect(alertOf(page)).toHaveText('Please check: Join code');
    await expectProblem(page, 'Join code', 'Invalid join code.');
    expect(await register.boundingBox()).toEqual(place);
    letThrough();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Please check: Join code');
    await expectProblem(page, 'Join code', 'Invalid join code.');
    // A new element each time, so that screen readers announce it.
    expect(await first.evaluate((element) => element.isConnected)).toBe(false);
  });

  test('refuses an address that has a login', async ({ page, product }) => {
    await fill(page, { email: 'Staff@Unit.example', code: product.joinCode });
    await expectProblem(page, 'Email', 'That email address already has a login.');
  });
});
