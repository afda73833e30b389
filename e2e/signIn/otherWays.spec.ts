import { createServer } from 'node:http';
import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { listenLocally } from '../../server/testing/listenLocally.ts';
import { expectBusy } from '../support/busy.ts';
import { alertOf, button } from '../support/locators.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

/** A provider whose page waits for the person; it answers nothing while it is away. */
async function startProvider() {
  const state = { isAway: false };
  const provider = createServer((request, response) => {
    if (state.isAway) return void request.destroy();
    const isDiscovery = request.url?.startsWith('/.well-known') ?? false;
    response.setHeader('content-type', isDiscovery ? 'application/json' : 'text/html');
    response.end(
      isDiscovery
        ? JSON.stringify({
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/keys`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
          })
        : '<!doctype html><title>Provider</title><p>Who are you?</p>',
    );
  });
  const issuer = `http://127.0.0.1:${await listenLocally(provider)}`;
  return { provider, issuer, state };
}

// In one process, so that the server starts once for all of them.
test.describe.configure({ mode: 'default' });

let provider: Awaited<ReturnType<typeof startProvider>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;

test.beforeAll(async () => {
  provider = await startProvider();
  folder = await temporaryFolder();
  server = await RunningServer.start(folder.path, ['--demo'], {
    EMAIL_LINK_SIGN_IN: 'on',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'tracker',
    OIDC_CLIENT_SECRET: 'not used here',
    OIDC_NAME: 'Unit ID',
  });
});

test.afterAll(async () => {
  provider.provider.close();
  provider.provider.closeAllConnections();
  await server.stop();
  await folder.remove();
});

// The first of them, as a server that reached the provider before knows its addresses.
test('the pop-up for a provider is 500 by 600 pixels, and what becomes of it is told', async ({ page }) => {
  await page.goto(`${server.url}/login`);
  const signIn = button(page, 'Sign in with Unit ID');
  const open = async () => {
    const opened = page.waitForEvent('popup');
    await signIn.click();
    return opened;
  };
  const closed = page.getByText('The sign-in window was closed before you were done. Please try again.');

  await test.step('no other way is offered while the password is being checked', async () => {
    await page.getByLabel('Email').fill('nobody@unit.example');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await expectBusy(page, 'SignIn', button(page, 'Sign in'), [signIn, button(page, 'Sign in by link')]);
    await expect(alertOf(page)).toHaveText('Login failed. Invalid credentials.');
  });
  await test.step('the provider cannot be reached', async () => {
    provider.state.isAway = true;
    await signIn.click();
    await expect(
      page.getByText('The network did not answer. Please check your connection and try again.'),
    ).toBeVisible();
    provider.state.isAway = false;
  });
  await test.step('the person closes it', async () => {
    const popUp = await open();
    expect(await popUp.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
    await expect(closed).toHaveCount(0);
    await popUp.close();
    await expect(closed).toBeVisible();
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
      window.open = () => null;
    });
    await signIn.click();
    const blocked = 'Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.';
    await expect(page.getByText(blocked)).toBeVisible();
  });
});

test('a mailed link signs in where it was asked for, once, and goes on where the person was going', async ({
  page,
  context,
  browser,
}) => {
  const { email } = server.signIn('Soldier');
  await page.goto(`${server.url}/exam/landing`);
  await page.getByRole('link', { name: 'Sign in by link' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(alertOf(page)).toHaveText('Please complete all fields.Please check: Email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/a link that signs in is on its way/)).toBeVisible();
  const link = await server.mailedLink(email);
  const another = await browser.newContext();
  const elsewhere = await another.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Open the link in the browser where you asked for it')).toBeVisible();
  await expect(button(elsewhere, 'Sign in')).toHaveCount(0);
  await another.close();

  await page.goto(link);
  await expect(page).toHaveURL((url) => url.hash === '');
  await expect(page.getByText('This signs you in, here and now.')).toBeVisible();
  await page.evaluate(() => {
    const look = (): void => {
      if (document.body.textContent.includes('Send link')) document.body.dataset['asked'] = 'yes';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${server.url}/exam/landing`);
  await expect(page.getByRole('heading', { name: 'Practice Exam' })).toBeVisible();
  // No other link is asked for, not even for a moment.
  await expect(page.locator('body')).not.toHaveAttribute('data-asked');

  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByText('This link was used already or has expired. Please ask for a new one.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});
