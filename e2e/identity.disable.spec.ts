import { alertOf } from './locators.ts';
import { signInHere } from './session.ts';
import { expect, STAFF, test } from './test.ts';

test('staff disable a login, which signs out at once and says why, and enable it again', async ({
  page,
  browser,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  const context = await browser.newContext({ baseURL: product.url });
  const theirs = await context.newPage();
  await theirs.goto('/login');
  await signInHere(theirs, email);
  await expect(theirs).toHaveURL('/home');

  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);
  const login = page.getByRole('region', { name: 'Login' });
  const question = page.getByRole('alertdialog', { name: 'Disable this login?' });
  await login.getByRole('button', { name: 'Disable login' }).click();
  await expect(question).toContainText('SPC Morgan is signed out everywhere at once');
  await page.keyboard.press('Escape');
  await expect(login).toContainText('SPC Morgan can sign in.');
  await page.getByRole('button', { name: 'Show history' }).click();
  await login.getByRole('button', { name: 'Disable login' }).click();
  await question.getByRole('button', { name: 'Disable login' }).click();
  await expect(login.getByText('Disabled: SPC Morgan cannot sign in.')).toBeFocused();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Login: open → disabled');

  await expect(theirs).toHaveURL('/login', { timeout: 10_000 });
  await expect(theirs.getByText('Your login has been disabled. Please talk to your leadership.')).toBeVisible();
  await signInHere(theirs, email);
  await expect(alertOf(theirs)).toHaveText('Login failed. Invalid credentials.');

  await login.getByRole('button', { name: 'Enable login' }).click();
  await expect(login.getByText('SPC Morgan can sign in.')).toBeFocused();
  await signInHere(theirs, email);
  await expect(theirs).not.toHaveURL('/login');
  await context.close();
});

test('a login that cannot be disabled stays as it is, and says why', async ({ page, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier();
  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);
  const login = page.getByRole('region', { name: 'Login' });
  await login.getByRole('button', { name: 'Disable login' }).click();
  await page.context().setOffline(true);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable login' }).click();
  await expect(login.getByRole('alert')).toContainText('The network did not answer.');
  await expect(login).toContainText('SPC Morgan can sign in.');
});

test('nobody is offered to disable their own login, nor a soldier any', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  for (const [person, record] of [
    [STAFF, await staff.ownId()],
    [{ email }, soldierId],
  ] as const) {
    await signIn(person);
    await page.goto(`/user-info/${record}`);
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Login' })).toHaveCount(0);
  }
});
