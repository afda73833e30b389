import { Secret, TOTP } from 'otpauth';
import { type RunningServer, withServer } from '../../scripts/runningServer.ts';
import { holdCalls } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<{ server: RunningServer }>({
  server: ({}, use) => withServer(use, ['--demo'], { SECOND_FACTOR: 'required' }),
});

test('where a second factor is required, nothing else opens before it is set up', async ({ page, context, server }) => {
  const { email, password } = server.signIn('Soldier');
  await page.goto(`${server.url}/login`);
  await signInHere(page, email, password);
  for (const address of ['/home', '/exam/landing', '/account', '/create-account/somebody']) {
    await expect(page).toHaveURL(`${server.url}/account/second-factor`);
    await expect(page.getByText('Your unit requires a second factor.')).toBeVisible();
    await page.goto(`${server.url}${address}`);
  }
  const otherTab = await context.newPage();
  await otherTab.goto(`${server.url}/home`);
  await expect(otherTab.getByText('Your unit requires a second factor.')).toBeVisible();
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  const viewer = await holdCalls(page, 'Viewer');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  // Also before the viewer has been loaded again, which opens everything.
  const goOn = page.getByRole('button', { name: 'I have kept them' });
  await goOn.click();
  await expect(goOn).toBeDisabled();
  viewer.letThrough();
  await expect(page).toHaveURL(`${server.url}/home`);
  await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
  await otherTab.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(otherTab.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
});
