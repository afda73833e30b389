import { expectBusy } from '../support/busy.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { failCalls, worksOffline } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const BUTTON_FILE = '**/assets/OpenIdConnectButton-*.js';

test('a provider signs in through its window, is linked to the login, and can be taken away', async ({
  page,
  provider,
  trusting: server,
}) => {
  const { email, password } = server.signIn('Soldier');
  await page.goto(`${server.url}/login`);
  const signIn = button(page, 'Sign in with Unit ID');
  await test.step('a provider that vouches for somebody without a login makes none, and the screen says what to do', async () => {
    provider.claims = { sub: 'nobody', email: 'nobody@unit.example', email_verified: true };
    await signIn.click();
    await expect(alertOf(page)).toHaveText(
      'No login here has an email address that your provider has confirmed. Sign in with your password, or register first.',
    );
    await expect(page).toHaveURL(`${server.url}/login`);
  });

  const closed = page.getByText('The sign-in window was closed before you were done. Please try again.');
  const open = async () => {
    const opened = page.waitForEvent('popup');
    await signIn.click();
    return opened;
  };
  await test.step('no other way is offered while the password is being checked', async () => {
    await page.getByLabel('Email').fill('nobody@unit.example');
    await page.getByLabel(/^Password/).fill('not the one');
    await expectBusy(page, 'SignIn', button(page, 'Sign in'), [signIn, button(page, 'Sign in by link')]);
    await expect(page.getByText('Login failed. Invalid credentials.')).toBeVisible();
  });
  // The product already knows the provider's addresses, so the pop-up opens there, and waits in vain.
  provider.isAway = true;
  await test.step('the person closes the pop-up, which is 500 by 600 pixels', async () => {
    const popUp = await open();
    expect(await popUp.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
    await expect(closed).toHaveCount(0);
    await popUp.close();
    await expect(closed).toBeVisible();
    await expect(alertOf(page)).toHaveCount(1);
    await expect(signIn).toBeFocused();
  });
  await test.step('a message from another origin signs nobody in', async () => {
    const popUp = await open();
    await expect(closed).toHaveCount(0);
    await page.evaluate(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: 'https://elsewhere.example',
          data: { type: 'oidc-sign-in', code: 'OPERATION_NOT_ALLOWED' },
        }),
      );
    });
    await expect(page.getByText('That way of signing in is switched off.')).toHaveCount(0);
    await popUp.close();
    await expect(closed).toBeVisible();
  });
  await test.step('the browser blocks it', async () => {
    await page.evaluate(() => {
      const openAgain = window.open.bind(window);
      window.open = () => {
        window.open = openAgain;
        return null;
      };
    });
    await signIn.click();
    const blocked = page.getByText(
      'Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.',
    );
    await expect(blocked).toBeVisible();
    // Only the latest refusal is shown, in either order.
    await expect(alertOf(page)).toHaveCount(1);
    await button(page, 'Sign in').click();
    await expect(alertOf(page)).toHaveText('Login failed. Invalid credentials.');
  });
  provider.isAway = false;

  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
  provider.claims = { sub: 'somebody', email, email_verified: true, auth_time: tenMinutesAgo };
  await signIn.click();
  await expect(page).toHaveURL(`${server.url}/home`);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const unlink = button(page, 'Unlink');
  await unlink.click();
  // The provider last asked the person too long ago, so the password is needed.
  await page.getByLabel(/^Password/).fill(password);
  await button(page, 'Sign in').click();
  await expect(unlink).toBeVisible();
  // The unlink counts even if the rest of the screen fails to load.
  const answerAgain = await failCalls(page, 'Account');
  await unlink.click();
  await expect(page.getByText('Not linked. Sign in with it once to link it.')).toBeFocused();
  await expect(alertOf(page)).toContainText('The network did not answer.');
  await answerAgain();
  await button(page, 'Try again').click();
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByText('Not linked. Sign in with it once to link it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(1);
});

test('a provider whose button cannot be loaded leaves the password, and a device that works offline still opens it', async ({
  page,
  provider,
  trusting: server,
}) => {
  const { email, password } = server.signIn('Soldier');
  provider.claims = { sub: 'somebody', email, email_verified: true };
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(BUTTON_FILE, async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto(`${server.url}/exam/landing`);
  await page.getByLabel('Email').fill(email);
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await page.getByLabel(/^Password/).fill(password);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await button(page, 'Sign in').click();
  await expect(title(page, 'Practice Exam')).toBeVisible();
  await page.unroute(BUTTON_FILE);

  await test.step('where the worker answers for the product, the provider and what else the server answers itself open', async () => {
    await worksOffline(page);
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL(`${server.url}/login`);
    await page.reload();
    await button(page, 'Sign in with Unit ID').click();
    await expect(page).toHaveURL(`${server.url}/home`);
    await page.goto(`${server.url}/healthz`);
    await expect(page.locator('#root')).toHaveCount(0);
  });
});
