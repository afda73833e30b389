import { ApiPerson } from '../support/apiPerson.ts';
import { clickTwice } from '../support/clicks.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { openPart } from '../support/record.ts';
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
  const anew = `anew.${email}`;
  await ApiPerson.register(product, anew);
  const reason = 'Your login has been disabled. Please talk to your leadership.';
  const elsewhere = async () => {
    const tab = await (await browser.newContext({ baseURL: product.url })).newPage();
    await signInThrough(tab, email, PASSWORD);
    return tab;
  };
  const [still, left] = [await elsewhere(), await elsewhere()];
  // Nothing on this screen changes by itself.
  await still.goto('/exam/landing');
  await expect(title(still, 'Practice Exam')).toBeVisible();

  await signIn(STAFF);
  // For the double click, time only passes when the test advances it.
  await page.clock.install();
  await page.goto(`/user-info/${soldierId}`);
  const login = page.getByRole('region', { name: 'Login' });
  const question = page.getByRole('alertdialog', { name: 'Disable this login?' });
  await openPart(page, 'Login');
  await button(login, 'Disable login').click();
  await expect(question).toContainText('SPC Morgan will be signed out everywhere');
  await page.keyboard.press('Escape');
  await expect(login).toContainText('SPC Morgan can sign in.');
  await button(page, 'Show history').click();
  await button(login, 'Disable login').click();
  await button(question, 'Disable login').click();
  await expect(login.getByText("Disabled: SPC Morgan can't sign in.")).toBeFocused();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Login: open → disabled');

  await expect(still).toHaveURL('/login', { timeout: 10_000 });
  await expect(still.getByText(reason)).toBeVisible();
  await test.step('a browser that was somewhere else says so on the next visit', async () => {
    await left.goto('/home');
    await expect(left).toHaveURL('/login');
    await expect(left.getByText(reason)).toBeVisible();
    await left.context().close();
  });

  await signInHere(still, email);
  await expect(alertOf(still)).toHaveText('Login failed. Invalid credentials.');
  await test.step('a double click enables the login, and does not ask to disable it again', async () => {
    const enable = button(login, 'Enable login');
    await page.clock.pauseAt(Date.now() + 60_000);
    await clickTwice(enable, async () => {
      await expect(enable).toHaveCount(0);
      await expect(login.getByText('SPC Morgan can sign in.')).toBeFocused();
    });
    await expect(question).toHaveCount(0);
    await page.clock.resume();
  });
  await signInHere(still, email);
  await expect(still).not.toHaveURL('/login');
  await test.step("a soldier is offered to disable nobody's login, and nobody their own", async () => {
    await still.getByRole('link', { name: 'My Info' }).click();
    await page.getByRole('link', { name: 'My Info' }).click();
    for (const tab of [still, page]) {
      await expect(title(tab, 'My Info')).toBeVisible();
      await button(tab.getByRole('main'), 'More').click();
      await expect(button(tab.getByRole('main'), 'History')).toBeVisible();
      await expect(button(tab.getByRole('main'), 'Login')).toHaveCount(0);
    }
    await still.context().close();
    await page.goBack();
    await openPart(page, 'Login');
  });

  await test.step('a login that cannot be disabled stays as it is, and says why', async () => {
    await button(login, 'Disable login').click();
    await page.context().setOffline(true);
    await button(question, 'Disable login').click();
    await expect(login.getByRole('alert')).toContainText('The network did not answer.');
    await expect(login).toContainText('SPC Morgan can sign in.');
    await page.context().setOffline(false);
  });

  await test.step("staff delete a disabled login, and hand its record over to the soldier's new login", async () => {
    await expect(button(login, 'Disable login')).toBeVisible();
    await expect(button(login, 'Delete login')).toHaveCount(0);
    await button(login, 'Disable login').click();
    await button(question, 'Disable login').click();
    await button(login, 'Delete login').click();
    const deletion = login.getByRole('alertdialog', { name: 'Delete this login?' });
    await expect(deletion).toHaveAccessibleDescription(
      "You can't undo this. The record, its comments and history are kept, and can be handed over to another login.",
    );
    await button(deletion, 'Delete login').click();
    await expect(login.getByText('This record has no login.')).toBeFocused();
    await login.getByLabel('Email address').fill(anew);
    await button(login, 'Hand over record').click();
    await button(login.getByRole('alertdialog'), 'Hand over record').click();
    await expect(login.getByText('SPC Morgan can sign in.')).toBeFocused();
  });
});
