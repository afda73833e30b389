import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addDays, localDateAt } from '../../domain/localDate.ts';
import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { following } from '../support/following.ts';
import { keepStore } from '../support/keptStore.ts';
import { title } from '../support/locators.ts';
import { calls, holdCalls } from '../support/network.ts';
import { signInHere } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

// In one process, so that the server starts once for all of them.
test.describe.configure({ mode: 'default' });

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
/** The product with the demonstration section, which requires nothing at first. */
let server: RunningServer;
let soldier: { email: string; password: string };
let leader: { email: string; password: string };
let restore: () => Promise<void>;
let isRequired = false;

/** Starts the server anew at the same address, where a second factor is not required yet. */
async function requireFactor(): Promise<void> {
  if (isRequired) return;
  isRequired = true;
  const { port } = new URL(server.url);
  // In order, it would wait for connections that the browser keeps open.
  await server.stop('SIGKILL');
  server = await RunningServer.start(folder.path, [], { PORT: port, SECOND_FACTOR: 'required' });
}

test.beforeAll(async () => {
  folder = await temporaryFolder();
  server = await RunningServer.start(folder.path, ['--demo']);
  soldier = server.signIn('Soldier');
  leader = server.signIn('Staff');
  restore = await keepStore(folder.path);
});

test.beforeEach(() => restore());

test.afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const isRequiredNote = (page: Page) => page.getByText('Your unit requires a second factor.');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Enters what an app shows that has the key on the page. */
async function enterCode(page: Page): Promise<void> {
  const key = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
}

async function setUp(page: Page): Promise<void> {
  await press(page, 'Set up');
  await enterCode(page);
  await press(page, 'Turn on');
  await press(page, 'I have kept them');
}

/** Signs in the leader, who has set up theirs. */
async function asLeader(): Promise<ApiPerson> {
  const person = await ApiPerson.signIn(server.url, leader);
  await person.turnOnSecondFactor();
  return person;
}

// The first of them, as it needs the server that requires nothing.
test('where it becomes required, an open page leads to setting it up, and what is typed is kept', async ({ page }) => {
  test.slow();
  await page.goto(`${server.url}/login`);
  await signInHere(page, soldier.email, soldier.password);
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('First name').fill('Robin');
  await requireFactor();
  await expect(page.getByText('Your unit requires a second factor. Set yours up to continue.')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/account/second-factor`);
  await setUp(page);
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
});

test('where a second factor is required, nothing else opens before it is set up, and everything afterwards', async ({
  page,
  context,
}) => {
  await requireFactor();
  const follows = following(page, 'signedIn');
  await page.goto(`${server.url}/login`);
  await signInHere(page, soldier.email, soldier.password);
  await follows;
  await expect(page).toHaveURL(`${server.url}/account/second-factor`);
  await expect(isRequiredNote(page)).toBeVisible();
  const otherTab = await context.newPage();
  for (const address of ['/exam/landing', '/account', '/create-account/somebody', '/home']) {
    await otherTab.goto(`${server.url}${address}`);
    await expect(isRequiredNote(otherTab)).toBeVisible();
    await expect(otherTab).toHaveURL(`${server.url}/account/second-factor`);
  }

  await press(page, 'Set up');
  await enterCode(page);
  const viewer = await holdCalls(page, 'Viewer');
  const followsUnit = following(page, 'policyChanged');
  await press(page, 'Turn on');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  // Also before the viewer has been loaded again, which opens everything.
  const goOn = page.getByRole('button', { name: 'I have kept them' });
  await goOn.click();
  await expect(goOn).toBeDisabled();
  viewer.letThrough();
  await expect(page).toHaveURL(`${server.url}/home`);
  await expect(title(page, 'Section Overview')).toBeVisible();
  await otherTab.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(otherTab, 'Section Overview')).toBeVisible();

  await test.step('the page follows what staff change about the unit', async () => {
    await followsUnit;
    const staff = await asLeader();
    const { unit } = await staff.execute<{ unit: { version: number } }>('{ unit { version } }');
    await staff.execute(
      'mutation ($version: Int!) { updateUnit(version: $version, input: { name: "2-7 FA", component: ACTIVE }) { version } }',
      unit,
    );
    await expect(page.getByRole('banner')).toContainText('2-7 FA');
  });
});

test('once it is set up, the page that was asked for first opens, also after a reload and signing in again', async ({
  page,
}) => {
  await requireFactor();
  await page.goto(`${server.url}/account/data`);
  await signInHere(page, soldier.email, soldier.password);
  await expect(isRequiredNote(page)).toBeVisible();
  await page.reload();
  // What the server answers five minutes after the sign-in.
  await page.route('**/graphql', (route) => {
    if (!calls('EnrolSecondFactor')(route.request())) return route.fallback();
    const refusal = { message: 'Please sign in again.', extensions: { code: 'REQUIRES_RECENT_LOGIN' } };
    return route.fulfill({ json: { data: null, errors: [refusal] } });
  });
  await press(page, 'Set up');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await press(page, 'Set up');
  await page.unroute('**/graphql');
  await page.getByLabel(/^Password/).fill(soldier.password);
  await press(page, 'Sign in');
  await setUp(page);
  await expect(page).toHaveURL(`${server.url}/account/data`);
});

test('a soldier who has left the unit keeps the recovery codes on screen until they go on', async ({ page }) => {
  await requireFactor();
  await page.goto(`${server.url}/login`);
  await signInHere(page, soldier.email, soldier.password);
  await press(page, 'Set up');
  const staff = await asLeader();
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
  await press(page, 'Turn on');
  await (await asked).finished();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await press(page, 'I have kept them');
  await expect(title(page, 'You have left the unit')).toBeVisible();
  for (const address of ['/account/second-factor', '/sign-in-again', '/account']) {
    await page.goto(`${server.url}${address}`);
    await expect(page).toHaveURL(`${server.url}/away`);
  }
});
