import { ApiPerson } from '../support/apiPerson.ts';
import { clickTwice } from '../support/clicks.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { signInHere } from '../support/session.ts';
import { expect, PASSWORD, STAFF, test } from '../support/test.ts';

test('staff disable a login, which signs out at once and says why, and enable it again', async ({
  page,
  browser,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  const reason = 'Your login has been disabled. Please talk to your leadership.';
  const elsewhere = async () => (await browser.newContext({ baseURL: product.url })).newPage();
  const [home, first, left] = await Promise.all([elsewhere(), elsewhere(), elsewhere()]);
  for (const tab of [home, first, left]) await signInThrough(tab, email, PASSWORD);
  // Nothing on these screens changes by itself.
  const still = [first, await first.context().newPage(), await first.context().newPage()];
  for (const [index, address] of ['/exam/landing', '/account', `/user-info/${soldierId}/edit`].entries()) {
    await still[index]?.goto(address);
  }
  for (const tab of still) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  for (const tab of [home, left]) {
    await tab.goto('/home');
    await expect(title(tab, 'Section Overview')).toBeVisible();
  }
  await left.goto('about:blank');

  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);
  const login = page.getByRole('region', { name: 'Login' });
  const question = page.getByRole('alertdialog', { name: 'Disable this login?' });
  await button(login, 'Disable login').click();
  await expect(question).toContainText('SPC Morgan is signed out everywhere at once');
  await page.keyboard.press('Escape');
  await expect(login).toContainText('SPC Morgan can sign in.');
  await button(page, 'Show history').click();
  await button(login, 'Disable login').click();
  await button(question, 'Disable login').click();
  await expect(login.getByText('Disabled: SPC Morgan cannot sign in.')).toBeFocused();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Login: open → disabled');

  for (const tab of [home, ...still]) {
    await expect(tab).toHaveURL('/login', { timeout: 10_000 });
    await expect(tab.getByText(reason)).toBeVisible();
  }
  await test.step('a browser that was somewhere else says so on the next visit alone', async () => {
    await left.goto('/home');
    await expect(left).toHaveURL('/login');
    await expect(left.getByText(reason)).toBeVisible();
    await left.goto('/home');
    await expect(title(left, 'Sign in')).toBeVisible();
    await expect(left.getByText(reason)).toHaveCount(0);
  });

  await signInHere(home, email);
  await expect(alertOf(home)).toHaveText('Login failed. Invalid credentials.');
  await button(login, 'Enable login').click();
  await expect(login.getByText('SPC Morgan can sign in.')).toBeFocused();
  await signInHere(home, email);
  await expect(home).not.toHaveURL('/login');
  await Promise.all([home, first, left].map((tab) => tab.context().close()));
});

test('staff delete a disabled login, and hand its record over to the one that the soldier registered anew', async ({
  page,
  staff,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  const anew = `anew.${email}`;
  await ApiPerson.register(product, anew);
  await signIn(STAFF);
  const login = page.getByRole('region', { name: 'Login' });
  await test.step('nobody is offered to disable their own login', async () => {
    await page.goto(`/user-info/${await staff.ownId()}`);
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
    await expect(login).toHaveCount(0);
  });
  await page.goto(`/user-info/${soldierId}`);
  await test.step('a login that cannot be disabled stays as it is, and says why', async () => {
    await button(login, 'Disable login').click();
    await page.context().setOffline(true);
    await button(login.getByRole('alertdialog'), 'Disable login').click();
    await expect(login.getByRole('alert')).toContainText('The network did not answer.');
    await expect(login).toContainText('SPC Morgan can sign in.');
    await page.context().setOffline(false);
  });
  await expect(button(login, 'Disable login')).toBeVisible();
  await expect(button(login, 'Delete login')).toHaveCount(0);
  await button(login, 'Disable login').click();
  await button(login.getByRole('alertdialog'), 'Disable login').click();
  await button(login, 'Delete login').click();
  const question = login.getByRole('alertdialog', { name: 'Delete this login?' });
  await expect(question).toHaveAccessibleDescription(
    'It cannot be undone. The record stays with its comments and history, and can be handed over to another login.',
  );
  await button(question, 'Delete login').click();
  await expect(login.getByText('This record has no login.')).toBeFocused();
  await login.getByLabel('Email address').fill(anew);
  await button(login, 'Hand over record').click();
  await button(login.getByRole('alertdialog'), 'Hand over record').click();
  await expect(login.getByText('SPC Morgan can sign in.')).toBeFocused();

  await signIn({ email: anew });
  await page.goto(`/user-info/${soldierId}`);
  await expect(title(page, 'My Info')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  // A soldier is offered to disable nobody's.
  await expect(login).toHaveCount(0);
});

test('a double click enables a login, and does not ask to disable it again', async ({ page, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier();
  await signIn(STAFF);
  // From here on time passes only when the test advances it.
  await page.clock.install();
  await page.goto(`/user-info/${soldierId}`);
  await page.getByRole('button', { name: 'Disable login' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disable this login?' });
  await question.getByRole('button', { name: 'Disable login' }).click();
  const enable = page.getByRole('button', { name: 'Enable login' });
  await expect(enable).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await clickTwice(enable, () => expect(enable).toHaveCount(0));
  await expect(question).toHaveCount(0);
});
