import type { Page } from '@playwright/test';
import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { expectBusy } from '../support/busy.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

const PASSWORDS = ['nine blue tents', 'ten green tents'] as const;
const USED_OR_EXPIRED = 'This link was already used or has expired. Ask for a new one.';
const SENT = /has a login, a link to set a new password is on its way/;

async function setPassword(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirm);
  await button(page, 'Set password').click();
}

test('where no mail leaves, the form is not there, and the screen says to ask the leadership', async ({ page }) => {
  const folder = await temporaryFolder();
  const server = await RunningServer.start(folder.path, [], { NODE_ENV: 'production' });
  try {
    await page.goto(`${server.url}/reset-password`);
    await expect(page.getByText('Emails are off here, so no link can be sent. Ask your leadership')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  } finally {
    await server.stop('SIGKILL');
    await folder.remove();
  }
});

test('a forgotten password is set anew by the mailed link, once', async ({
  page,
  context,
  product,
  makeSoldier,
  signIn,
}) => {
  const [own, other] = [await makeSoldier(), await makeSoldier()];
  const alert = alertOf(page);
  const submit = button(page, 'Submit');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The screen before has such a field, too, and stays until this one is loaded.
  await expect(title(page, 'Reset password')).toBeVisible();
  await test.step('the form says what is wrong, and is usable again', async () => {
    const email = page.getByLabel('Email');
    await expect(email).toHaveAttribute('type', 'email');
    await email.fill('no address');
    await submit.click();
    await expect(alert).toHaveText('Please check: Email');
    await expectProblem(page, 'Email', 'Enter a valid email address.');
    await email.fill(own.email);
    await context.setOffline(true);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('RequestPasswordReset'));
    await submit.click();
    expect((await logged).text()).toBe('RequestPasswordReset failed: NETWORK_REQUEST_FAILED');
    await expect(alert).toHaveText('The network did not answer. Please check your connection and try again.');
    await expect(email).toHaveValue(own.email);
    await context.setOffline(false);
    await expectBusy(page, 'RequestPasswordReset', submit);
  });
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(/Check your spam folder/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');

  const person = new ApiPerson(product.url);
  let link = await product.mailedLink(own.email);
  /** Waits for the email with the next link, which replaces the one before. */
  const askForAnother = async (): Promise<void> => {
    const before = link;
    await person.requestPasswordReset(own.email);
    await expect.poll(async () => (link = await product.mailedLink(own.email))).not.toBe(before);
  };
  await test.step('a link that another one replaces while its form is open says so when the form is sent', async () => {
    await page.goto(link);
    await expect(title(page, 'Set a new password')).toBeVisible();
    await expect(page).toHaveURL((url) => url.hash === '');
    await askForAnother();
    await setPassword(page, PASSWORDS[0]);
    await expect(page.getByText('That link or code has expired. Ask for a new one.')).toBeFocused();
  });

  await test.step("setting another person's password signs nobody else out", async () => {
    await signIn(other);
    await page.goto(link);
    await setPassword(page, PASSWORDS[0], 'something else');
    await expect(alert).toHaveText('Please check: Confirm new password');
    await expectProblem(page, 'Confirm new password', 'Passwords do not match.');
    await setPassword(page, PASSWORDS[0]);
    await expect(page.getByText('You are still signed in here with another login.')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
  });

  await test.step("setting one's own signs out", async () => {
    await signIn({ email: own.email, password: PASSWORDS[0] });
    await askForAnother();
    await page.goto(link);
    await setPassword(page, PASSWORDS[1]);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
    await ApiPerson.signIn(product.url, { email: own.email, password: PASSWORDS[1] });
  });

  await test.step('the same link again, in the same tab, says so at once, with one way on', async () => {
    await page.goto(link);
    await expect(title(page, "This link doesn't work")).toBeVisible();
    await expect(page.getByText(USED_OR_EXPIRED)).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
    await button(page, 'Ask for a new link').click();
    await expect(page).toHaveURL('/reset-password');
  });
  await test.step('a link without its code says what to do', async () => {
    await page.goto('/reset-password/new');
    await expect(page.getByText('Open the link in the email again, or ask for a new one.')).toBeVisible();
  });
});
