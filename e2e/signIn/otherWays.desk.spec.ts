import { createServer, type Server } from 'node:http';
import { RunningServer, temporaryFolder, withServer } from '../../scripts/runningServer.ts';
import { listenLocally } from '../../server/testing/listenLocally.ts';
import { expectBusy } from '../support/busy.ts';
import { keepStore } from '../support/keptStore.ts';
import { alertOf, button } from '../support/locators.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

/** A provider whose page waits for the person. */
async function startProvider(): Promise<{ provider: Server; issuer: string }> {
  const provider = createServer((request, response) => {
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
  return { provider, issuer };
}

const bothWays = (issuer: string) => ({
  EMAIL_LINK_SIGN_IN: 'on',
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'tracker',
  OIDC_CLIENT_SECRET: 'not used here',
  OIDC_NAME: 'Unit ID',
});

test.describe('where both other ways are on', () => {
  // In one process, so that the server starts once for all of them.
  test.describe.configure({ mode: 'default' });

  let provider: Server;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  let restore: () => Promise<void>;

  test.beforeAll(async () => {
    const started = await startProvider();
    provider = started.provider;
    folder = await temporaryFolder();
    server = await RunningServer.start(folder.path, ['--demo'], bothWays(started.issuer));
    restore = await keepStore(folder.path);
  });

  test.beforeEach(() => restore());

  test.afterAll(async () => {
    provider.close();
    provider.closeAllConnections();
    await server.stop();
    await folder.remove();
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
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${server.url}/exam/landing`);

    await context.clearCookies();
    await page.goto(link);
    await expect(page.getByText('This link was used already or has expired. Please ask for a new one.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  });

  test('a mailed link that has signed in asks for no other one, not even for a moment', async ({ page }) => {
    // Somebody else than above, so that the latest mail is the one that this asked for.
    const { email } = server.signIn('Staff');
    await page.goto(`${server.url}/sign-in-link`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/a link that signs in is on its way/)).toBeVisible();
    await page.goto(await server.mailedLink(email));
    await expect(page.getByText('This signs you in, here and now.')).toBeVisible();
    await page.evaluate(() => {
      const look = (): void => {
        if (document.body.textContent.includes('Send link')) document.body.dataset['asked'] = 'yes';
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-asked');
  });

  test('the pop-up is 500 by 600 pixels; one that the person closes, or the browser blocks, is told', async ({
    page,
  }) => {
    await page.goto(`${server.url}/login`);
    const signIn = button(page, 'Sign in with Unit ID');
    const opened = page.waitForEvent('popup');
    await signIn.click();
    const popUp = await opened;
    expect(await popUp.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
    await popUp.close();
    const closed = 'The sign-in window was closed before you were done. Please try again.';
    await expect(page.getByText(closed)).toBeVisible();
    await expect(signIn).toBeFocused();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await signIn.click();
    const blocked = 'Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.';
    await expect(page.getByText(blocked)).toBeVisible();
  });

  test('no other way is offered while the password is being checked', async ({ page }) => {
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill('nobody@unit.example');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    const otherWays = [button(page, 'Sign in with Unit ID'), button(page, 'Sign in by link')];
    await expectBusy(page, 'SignIn', button(page, 'Sign in'), otherWays);
    await expect(alertOf(page)).toHaveText('Login failed. Invalid credentials.');
  });

  test('a message from another origin signs nobody in', async ({ page }) => {
    await page.goto(`${server.url}/login`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in with Unit ID' }).click();
    const popUp = await opened;
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
    await expect(page.getByText(/^The sign-in window was closed/)).toBeVisible();
  });
});

test('the pop-up says itself when the provider cannot be reached', async ({ page }) => {
  const { provider, issuer } = await startProvider();
  provider.close();
  // A server of its own, as one that reached the provider before knows its addresses.
  await withServer(
    async ({ url }) => {
      await page.goto(`${url}/login`);
      await page.getByRole('button', { name: 'Sign in with Unit ID' }).click();
      await expect(
        page.getByText('The network did not answer. Please check your connection and try again.'),
      ).toBeVisible();
    },
    [],
    bothWays(issuer),
  );
});

test('ways that are off are not offered', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByText('Sign in by link')).toHaveCount(0);
  await expect(page.getByText(/^Sign in with/)).toHaveCount(0);
  await page.goto(`${product.url}/sign-in-link`);
  await expect(page).toHaveURL(`${product.url}/login`);
});
