import { ApiPerson } from '../support/apiPerson.ts';
import { clickTwice } from '../support/clicks.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { signInHere } from '../support/session.ts';
import { expect, STAFF, test } from '../support/test.ts';

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

  await expect(theirs).toHaveURL('/login');
  await expect(theirs.getByText('Your login has been disabled. Please talk to your leadership.')).toBeVisible();
  await signInHere(theirs, email);
  await expect(alertOf(theirs)).toHaveText('Login failed. Invalid credentials.');

  await login.getByRole('button', { name: 'Enable login' }).click();
  await expect(login.getByText('SPC Morgan can sign in.')).toBeFocused();
  await signInHere(theirs, email);
  await expect(theirs).not.toHaveURL('/login');
  await context.close();
});

test('a login that is disabled is signed out within seconds, also where nothing on the screen changes by itself', async ({
  browser,
  product,
  makeSoldier,
}) => {
  const { email, soldierId } = await makeSoldier();
  const context = await browser.newContext({ baseURL: product.url });
  const [first, ...others] = ['/exam/landing', '/account', `/user-info/${soldierId}/edit`];
  const page = await context.newPage();
  await page.goto(first);
  await signInHere(page, email);
  await expect(page).toHaveURL(first);
  const pages = [page];
  for (const address of others) {
    const another = await context.newPage();
    await another.goto(address);
    await expect(another.getByRole('heading', { level: 1 })).toBeVisible();
    pages.push(another);
  }
  // Left for somewhere else, it says so on the next visit alone.
  const away = await browser.newContext({ baseURL: product.url });
  const left = await away.newPage();
  await left.goto('/login');
  await signInHere(left, email);
  await expect(left).toHaveURL('/home');
  await left.goto('about:blank');
  await ApiPerson.signIn(product.url).then((staff) =>
    staff.execute('mutation ($id: ID!) { setLoginDisabled(soldierId: $id, disabled: true) { id } }', { id: soldierId }),
  );
  const disabled = 'Your login has been disabled. Please talk to your leadership.';
  for (const shown of pages) {
    await expect(shown).toHaveURL('/login', { timeout: 10_000 });
    await expect(shown.getByText(disabled)).toBeVisible();
  }
  await left.goto('/home');
  await expect(left).toHaveURL('/login');
  await expect(left.getByText(disabled)).toBeVisible();
  await left.goto('/home');
  await expect(left.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(left.getByText(disabled)).toHaveCount(0);
  for (const each of [context, away]) await each.close();
});

test('staff delete a disabled login, and hand its record over to the one that the soldier registered anew', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  const anew = `anew.${email}`;
  await ApiPerson.register(product, anew);
  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);
  const login = page.getByRole('region', { name: 'Login' });
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
  await expect(login).toHaveCount(0);
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
