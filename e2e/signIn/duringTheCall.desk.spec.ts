import { ApiPerson } from '../support/apiPerson.ts';
import { expectBusy } from '../support/busy.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf, button } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

test('registering shows a spinner and disables its button until the call has finished', async ({ page, product }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill(`busy.${process.pid}@unit.example`);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByLabel('Join code').fill(product.joinCode);
  await expectBusy(page, 'Register', button(page, 'Register'));
  await expect(page).toHaveURL(/\/create-account\//);

  await test.step('a newcomer without a record has an account as well', async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(1);
  });
});

test('so does asking for a new password', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('nobody@unit.example');
  await expectBusy(page, 'RequestPasswordReset', button(page, 'Submit'));
  await expect(page.getByText(/check your spam folder/)).toBeVisible();
});

test('what was refused can be canceled again, and by the keyboard nobody loses their place', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await page.goto('/account/delete');
  const password = page.getByLabel(/^Password/);
  await password.fill('not the password');
  const { asked, letThrough } = await holdCalls(page, 'DeleteLogin');
  await password.press('Enter');
  await asked;
  await expect(button(page, 'Cancel')).toBeDisabled();
  await expect(password).toBeFocused();
  letThrough();
  await expect(alertOf(page)).toBeFocused();
  await page.getByRole('link', { name: 'Cancel' }).press('Enter');
  await expect(page).toHaveURL('/account');
});

test('the code of the second factor stays the kind that was sent meanwhile', async ({ page, product, makeSoldier }) => {
  const soldier = await makeSoldier();
  await (await ApiPerson.signIn(product.url, soldier)).turnOnSecondFactor();
  await page.goto('/login');
  await signInHere(page, soldier.email);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await expectBusy(page, 'VerifySecondFactor', button(page, 'Sign in'), [button(page, 'Use a recovery code')]);
  const alert = alertOf(page);
  await expect(alert).toHaveText('Please check: Code');
  await expectProblem(page, 'Code', /^That code is not right\./);
  // The problem of one kind of code does not stay for the other.
  await button(page, 'Use a recovery code').click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Recovery code')).not.toHaveAttribute('aria-invalid', 'true');
});
