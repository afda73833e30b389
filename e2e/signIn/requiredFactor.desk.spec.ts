import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addDays, localDateAt } from '../../domain/localDate.ts';
import { RunningServer, temporaryFolder, withServer } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { following } from '../support/following.ts';
import { title } from '../support/locators.ts';
import { calls, holdCalls } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<{ server: RunningServer }>({
  server: ({}, use) => withServer(use, ['--demo'], { SECOND_FACTOR: 'required' }),
});

/** Enters what an app shows that has the key on the page. */
async function enterCode(page: Page): Promise<void> {
  const key = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
}

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
  await enterCode(page);
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

test('once it is set up, the page that was asked for first opens', async ({ page, server }) => {
  const { email, password } = server.signIn('Soldier');
  await page.goto(`${server.url}/account/data`);
  await signInHere(page, email, password);
  await expect(page.getByText('Your unit requires a second factor.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Set up' }).click();
  await enterCode(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(`${server.url}/account/data`);
});

test('so it does after signing in again, which whoever signed in a while ago is asked for', async ({
  page,
  server,
}) => {
  const { email, password } = server.signIn('Soldier');
  await page.goto(`${server.url}/account/data`);
  await signInHere(page, email, password);
  const setUp = page.getByRole('button', { name: 'Set up' });
  // What the server answers five minutes after the sign-in.
  await page.route('**/graphql', (route) => {
    if (!calls('EnrolSecondFactor')(route.request())) return route.fallback();
    const refusal = { message: 'Please sign in again.', extensions: { code: 'REQUIRES_RECENT_LOGIN' } };
    return route.fulfill({ json: { data: null, errors: [refusal] } });
  });
  await setUp.click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await setUp.click();
  await page.unroute('**/graphql');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await setUp.click();
  await enterCode(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(`${server.url}/account/data`);
});

test('whoever has left the unit keeps the recovery codes on screen until they go on', async ({ page, server }) => {
  const { email, password } = server.signIn('Soldier');
  await page.goto(`${server.url}/login`);
  await signInHere(page, email, password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const staff = await ApiPerson.signIn(server.url, server.signIn('Staff'));
  await staff.turnOnSecondFactor();
  const { findSoldiers } = await staff.execute<{ findSoldiers: { id: string }[] }>(
    '{ findSoldiers(text: "Mateo Alvarez") { id } }',
  );
  const id = findSoldiers[0]?.id ?? '';
  await staff.execute(
    'mutation ($id: ID!, $version: Int!, $lastDay: LocalDate!) { outProcess(id: $id, version: $version, lastDay: $lastDay, reason: PCS) { id } }',
    { id, version: await staff.versionOf(id), lastDay: addDays(localDateAt(new Date()), -1) },
  );
  await enterCode(page);
  const asked = page.waitForResponse((response) => calls('Viewer')(response.request()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await (await asked).finished();
  const codes = page.getByRole('main').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(title(page, 'You have left the unit')).toBeVisible();
  for (const address of ['/account/second-factor', '/sign-in-again', '/account']) {
    await page.goto(`${server.url}${address}`);
    await expect(page).toHaveURL(`${server.url}/away`);
  }
});

test('a page on which it was set up follows what staff change about the unit', async ({ page, server }) => {
  const { email, password } = server.signIn('Soldier');
  const follows = following(page, 'signedIn');
  await page.goto(`${server.url}/login`);
  await signInHere(page, email, password);
  await follows;
  await page.getByRole('button', { name: 'Set up' }).click();
  await enterCode(page);
  const followsUnit = following(page, 'policyChanged');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await followsUnit;
  const staff = await ApiPerson.signIn(server.url, server.signIn('Staff'));
  await staff.turnOnSecondFactor();
  const { unit } = await staff.execute<{ unit: { version: number } }>('{ unit { version } }');
  await staff.execute(
    'mutation ($version: Int!) { updateUnit(version: $version, input: { name: "2-7 FA", component: ACTIVE }) { version } }',
    unit,
  );
  await expect(page.getByRole('banner')).toContainText('2-7 FA');
});

test('where it becomes required, an open page leads to setting it up, and what is typed is kept', async ({ page }) => {
  test.slow();
  const folder = await temporaryFolder();
  const before = await RunningServer.start(folder.path, ['--demo']);
  const { email, password } = before.signIn('Soldier');
  await page.goto(`${before.url}/login`);
  await signInHere(page, email, password);
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('First name').fill('Robin');
  await before.stop();
  const { port } = new URL(before.url);
  const server = await RunningServer.start(folder.path, [], { PORT: port, SECOND_FACTOR: 'required' });
  try {
    await expect(page.getByText('Your unit requires a second factor. Set yours up to continue.')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/account/second-factor`);
    await page.getByRole('button', { name: 'Set up' }).click();
    await enterCode(page);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
  } finally {
    await server.stop();
    await folder.remove();
  }
});
