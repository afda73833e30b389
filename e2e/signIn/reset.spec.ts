import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { expectBusy } from '../support/busy.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'nine blue tents';
const USED_OR_EXPIRED = 'This link was used already or has expired. Please ask for a new one.';
const SENT = /has a login, a link to set a new password is on its way/;

test('a forgotten password is set anew by the mailed link, once', async ({ page, product, makeSoldier, signIn }) => {
  const { email } = await makeSoldier();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // Until this screen has loaded, the one before stays, which has such a field, too.
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(/check your spam folder/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');

  const link = await product.mailedLink(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === '');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill('something else');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(alertOf(page)).toHaveText('Please check: Confirm new password');
  await expectProblem(page, 'Confirm new password', 'Passwords do not match.');
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set. Please sign in with it.')).toBeVisible();
  await signIn({ email, password: NEW_PASSWORD });
  await page.goto('/home');

  // The same link again, in the same tab: it says so at once, with one way on.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByText(USED_OR_EXPIRED)).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/reset-password');
});

test('where no mail leaves, the form is not there, and the screen says whom to ask', async ({ page }) => {
  const folder = await temporaryFolder();
  const server = await RunningServer.start(folder.path, [], { NODE_ENV: 'production' });
  try {
    await page.goto(`${server.url}/reset-password`);
    await expect(
      page.getByText('Emails are off here, so no link can be sent. Please ask your leadership'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  } finally {
    await server.stop('SIGKILL');
    await folder.remove();
  }
});

test('a link that is used elsewhere while its form is open says so when the form is sent', async ({
  page,
  product,
  makeSoldier,
}) => {
  const { email } = await makeSoldier();
  const person = new ApiPerson(product.url);
  await person.requestPasswordReset(email);
  const link = await product.mailedLink(email);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  // A newer link replaces it, once its mail is sent.
  await person.requestPasswordReset(email);
  await expect.poll(() => product.mailedLink(email)).not.toBe(link);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('That link or code has expired. Please ask for a new one.')).toBeFocused();

  await test.step('a link without its code, or with a wrong one, says so and leads to another', async () => {
    await page.goto('/reset-password/new');
    await expect(page.getByText('Please open the link in the mail again, or ask for a new one.')).toBeVisible();
    // The keyboard starts a new page at its skip link.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    for (const address of ['/confirm-email', '/reset-password/new', '/sign-in-link']) {
      await page.goto(`${address}#no-such-code`);
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
      await expect(page.getByText(USED_OR_EXPIRED)).toBeVisible();
    }
  });
});

test("setting another person's password signs nobody else out, and setting one's own does", async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const setPassword = async (email: string) => {
    await new ApiPerson(product.url).requestPasswordReset(email);
    await page.goto(await product.mailedLink(email));
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  const [own, other] = [await makeSoldier(), await makeSoldier()];
  await signIn(own);
  await setPassword(other.email);
  await expect(page.getByText('You are still signed in here with another login.')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
  await ApiPerson.signIn(product.url, { email: other.email, password: NEW_PASSWORD });

  await setPassword(own.email);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your new password is set. Please sign in with it.')).toBeVisible();
});

test('the form says what is wrong, and is usable again', async ({ page, context, product, makeSoldier }) => {
  await page.goto('/reset-password');
  const alert = alertOf(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(alert).toHaveText('Please complete all fields.Please check: Email');
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(alert).toHaveText('Please check: Email');
  await expectProblem(page, 'Email', 'Please enter a valid email address.');
  await page.getByLabel('Email').fill('nobody.at.all@unit.example');
  await context.setOffline(true);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('RequestPasswordReset'));
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await logged).text()).toBe('RequestPasswordReset failed: NETWORK_REQUEST_FAILED');
  await expect(alert).toHaveText('The network did not answer. Please check your connection and try again.');
  await expect(page.getByLabel('Email')).toHaveValue('nobody.at.all@unit.example');
  await context.setOffline(false);
  // The message does not show whether there is such a login.
  await expectBusy(page, 'RequestPasswordReset', page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText(SENT)).toBeVisible();

  await test.step('a person who asks too often is told how long to wait', async () => {
    const { email } = await makeSoldier();
    const person = new ApiPerson(product.url);
    for (let attempt = 0; attempt < 10; attempt += 1) await person.requestPasswordReset(email);
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Too many attempts. Please try again in 15 minutes.')).toBeVisible();
  });
});
