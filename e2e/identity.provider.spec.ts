import { RunningServer, temporaryFolder } from '../scripts/runningServer.ts';
import { OpenIdProvider } from '../server/testing/openIdProvider.ts';
import { expect, test } from './test.ts';

test('a provider signs in through its window, is linked to the login, and can be taken away', async ({ page }) => {
  const provider = await OpenIdProvider.start();
  const folder = await temporaryFolder();
  const server = await RunningServer.start(folder.path, ['--demo'], {
    OIDC_ISSUER: provider.issuer.href,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Unit ID',
  });
  const { email, password } = server.signIn('Soldier');
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
  provider.claims = { sub: 'somebody', email, email_verified: true, auth_time: tenMinutesAgo };

  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: 'Sign in with Unit ID' }).click();
  await expect(page).toHaveURL(`${server.url}/home`);
  await page.getByRole('link', { name: 'Account' }).click();
  const unlink = page.getByRole('button', { name: 'Unlink' });
  await unlink.click();
  // The provider last asked who this is too long ago.
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await unlink.click();
  await expect(page.getByText('Not linked. It is when you first sign in with it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(1);

  await server.stop();
  await provider.close();
  await folder.remove();
});
