import { alertOf, button, title } from '../support/locators.ts';
import { failCalls, worksOffline } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const BUTTON_FILE = '**/assets/OpenIdConnectButton-*.js';

test('a provider signs in through its window, is linked to the login, and can be taken away', async ({
  page,
  provider,
  trusting: server,
}) => {
  const { email, password } = server.signIn('Soldier');
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
  provider.claims = { sub: 'somebody', email, email_verified: true, auth_time: tenMinutesAgo };

  await page.goto(`${server.url}/login`);
  await button(page, 'Sign in with Unit ID').click();
  await expect(page).toHaveURL(`${server.url}/home`);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const unlink = button(page, 'Unlink');
  await unlink.click();
  // The provider asked the person too long ago, so the password is needed.
  await page.getByLabel(/^Password/).fill(password);
  await button(page, 'Sign in').click();
  await expect(unlink).toBeVisible();
  // It counts as taken away also where the rest of the screen does not come.
  const answerAgain = await failCalls(page, 'Account');
  await unlink.click();
  await expect(page.getByText('Not linked. Signing in with it once links it.')).toBeFocused();
  await expect(alertOf(page)).toContainText('The network did not answer.');
  await answerAgain();
  await button(page, 'Try again').click();
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByText('Not linked. Signing in with it once links it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(1);
});

test('a device that works offline still opens the provider, and what else the server answers itself', async ({
  page,
  provider,
  trusting: server,
}) => {
  const { email, password } = server.signIn('Soldier');
  provider.claims = { sub: 'somebody', email, email_verified: true };
  await page.goto(`${server.url}/exam/landing`);
  await signInHere(page, email, password);
  await expect(title(page, 'Practice Exam')).toBeVisible();
  await worksOffline(page);
  await button(page, 'Sign out').click();
  await button(page, 'Sign in with Unit ID').click();
  await expect(page).toHaveURL(`${server.url}/home`);

  for (const path of ['/healthz', '/readyz', '/metrics']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.locator('#root')).toHaveCount(0);
  }
});

test('a provider whose button cannot be loaded leaves the password, and what was typed', async ({
  page,
  provider,
  trusting: server,
}) => {
  const { email, password } = server.signIn('Soldier');
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(BUTTON_FILE, async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(email);
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await page.getByLabel(/^Password/).fill(password);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(`${server.url}/home`);

  await test.step('one that vouches for somebody without a login makes none, and the screen says what to do', async () => {
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL(`${server.url}/login`);
    await page.unroute(BUTTON_FILE);
    await page.reload();
    provider.claims = { sub: 'somebody', email: 'nobody@unit.example', email_verified: true };
    await button(page, 'Sign in with Unit ID').click();
    await expect(alertOf(page)).toHaveText(
      'No login here has an email address that your provider has confirmed. Sign in with your password, or register first.',
    );
    await expect(page).toHaveURL(`${server.url}/login`);
  });
});
