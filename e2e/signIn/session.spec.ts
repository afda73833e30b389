import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { ACCESS_WINDOW_MS } from '../../domain/constants.ts';
import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { clickTwice } from '../support/clicks.ts';
import { expectProblem } from '../support/fieldProblems.ts';
import { alertOf, title } from '../support/locators.ts';
import { calls, holdCalls, holdNextAnswer } from '../support/network.ts';
import { endSession, signInHere } from '../support/session.ts';
import { expect, PASSWORD, STAFF, test } from '../support/test.ts';

/** The access window of a server of its own: long enough for what one page asks at once. */
const WINDOW_MS = 3000;

/** The same person in another browser. */
async function elsewhere(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await signInHere(page, email);
  await page.waitForURL('/home');
  return page;
}

/** Home subscribes to changes, and so learns at once that the session is over. */
async function isToldAtOnce(page: Page, reason: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  // In a live region, because the focus is on the heading.
  await expect(page.locator('[aria-live=polite]').getByText(reason)).toBeVisible();
  await page.context().close();
}

test('two tabs of a browser sign in and out together, and what is typed outlasts the session for its owner alone', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(title(other, 'Section Overview')).toBeVisible();
  const typeName = async () => {
    await other.getByRole('link', { name: 'My Info' }).click();
    await other.getByRole('link', { name: 'Edit Info' }).click();
    await other.getByLabel('First name').fill('Robin');
  };
  const saveWithoutSession = async () => {
    await other.getByRole('button', { name: 'Save record' }).click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Your session is over. Please sign in.')).toBeVisible();
  };

  await test.step('signing out in one tab signs out the other at once', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
  });
  await test.step('signing in in one tab signs in the other', async () => {
    await signInHere(page, email);
    await expect(page).toHaveURL('/home');
    await expect(other).toHaveURL('/home');
  });
  await test.step('a tab that followed keeps what is typed when the session ends', async () => {
    await typeName();
    await context.clearCookies();
    await saveWithoutSession();
    await signInHere(other, email);
    await expect(other).toHaveURL(`/user-info/${soldierId}/edit`);
    await expect(other.getByLabel('First name')).toHaveValue('Robin');
  });
  await test.step('somebody else who signs in where a session ended begins at Home', async () => {
    await endSession(other);
    await saveWithoutSession();
    // Staff may open the same address.
    await signInHere(other, STAFF.email);
    await expect(title(other, 'Section Overview')).toBeVisible();
    await expect(other).toHaveURL('/home');
  });
});

test('an answer that comes after a sign-out does not reach whoever signs in next', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const email = `late-answer.${process.pid}@unit.example`;
  await ApiPerson.register(product, email);
  await signIn({ email });
  await page.goto('/home');
  for (const name of ['First name', 'Middle name', 'Last name']) await page.getByLabel(name).fill('Lee');
  await page.getByLabel('Rank').selectOption('SPC');
  const { held, letThrough } = await holdNextAnswer(page, 'CreateSoldier');
  await page.getByRole('button', { name: 'Save record' }).click();
  await held;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  const next = await makeSoldier();
  await signInHere(page, next.email);
  await expect(page).toHaveURL('/home');
  const answered = page.waitForResponse((response) => calls('CreateSoldier')(response.request()));
  letThrough();
  await (await answered).finished();
  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(page).toHaveURL(`/user-info/${next.soldierId}`);
});

test('a tab that finds somebody else signed in shows them nothing of who was there before', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const before = await makeSoldier();
  const owner = await ApiPerson.signIn(product.url, before);
  await owner.execute('mutation { createCalendarFeed(scope: OWN) { address } }');
  await page.clock.install();
  await signIn(before);
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'My calendar' });
  await expect(panel).toContainText('The address was made on');
  // As in a suspended tab that missed the message about who signed in in another one.
  await signIn(await makeSoldier());
  const { asked, letThrough } = await holdCalls(page, 'CalendarFeeds');
  await page.clock.fastForward(ACCESS_WINDOW_MS);
  await asked;
  await expect(panel.getByRole('status', { name: 'Loading the calendar' })).toBeVisible();
  letThrough();
  await expect(panel.getByRole('button')).toHaveText(['Make calendar address']);
});

test('a changed password signs out every other browser, with the reason', async ({
  page,
  browser,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email } = await makeSoldier();
  const ended = await elsewhere(browser, product.url, email);
  await signIn({ email });
  await page.goto('/account');
  await test.step('a session is ended from the list, and says so where it was', async () => {
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    // The sessions of the API, of the other browser and of this one.
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await expect(sessions.getByText('This one')).toHaveCount(1);
    const ends = sessions.getByRole('button', { name: /^End/ });
    await ends.first().click();
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText(/is signed out\.$/)).toBeFocused();
    await ends.first().click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
  });

  const other = await elsewhere(browser, product.url, email);
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const alert = alertOf(page);
  await expect(alert).toHaveText(
    'Please complete all fields.Please check: Current password, New password, Confirm new password',
  );
  await page.getByLabel('Current password', { exact: true }).fill('not the one');
  await page.getByLabel('New password', { exact: true }).fill('nine blue tents');
  await page.getByLabel('Confirm new password', { exact: true }).fill('nine blue tents');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(alert).toHaveText('Please check: Current password');
  await expectProblem(page, 'Current password', 'That is not your current password.');
  // Before the change: afterwards it would be told of that instead.
  await isToldAtOnce(ended, 'You were signed out from another place. Please sign in.');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. You are signed out everywhere else.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Account' }).click();
  await expect(page.getByText('This one')).toBeVisible();

  await isToldAtOnce(other, 'Your password was changed. Please sign in with the new one.');
});

test('a double click ends one session, not also the next', async ({ page, product, makeSoldier, signIn }) => {
  const soldier = await makeSoldier();
  for (let times = 0; times < 3; times += 1) await ApiPerson.signIn(product.url, soldier);
  await signIn(soldier);
  // From here on time passes only when the test advances it.
  await page.clock.install();
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  const ends = sessions.getByRole('button', { name: /^End/ });
  await expect(ends).toHaveCount(4);
  // The message about it moves the list down once.
  await ends.first().click();
  await expect(ends).toHaveCount(3);
  let asked = 0;
  page.on('request', (request) => {
    if (calls('EndSession')(request)) asked += 1;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await clickTwice(ends.first(), async () => {
    await expect.poll(() => asked).toBe(1);
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(ends).toHaveCount(2, { timeout: 100 });
    }).toPass();
  });
  // By the keyboard, a second press takes effect.
  await ends.first().press('Enter');
  await page.clock.resume();
  await expect(ends).toHaveCount(1);
  expect(asked).toBe(2);
});

test('without a network the banner says when it is tried again, and nothing typed is lost', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto(`/user-info/${soldierId}/edit`);
  await page.getByLabel('First name').fill('Jordan');
  await context.setOffline(true);
  await expect(page.getByRole('status')).toHaveText(/^Offline, retrying at \d\d:\d\d$/);
  await expect(page.getByLabel('First name')).toHaveValue('Jordan');
  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Jordan');
});

test('a short access window is extended as often as it takes, in two tabs at once', async ({ page, context }) => {
  test.slow();
  const folder = await temporaryFolder();
  let server = await RunningServer.start(folder.path, ['--demo'], { ACCESS_WINDOW_SECONDS: String(WINDOW_MS / 1000) });
  try {
    const { email, password } = server.signIn('Soldier');
    await page.goto(`${server.url}/login`);
    await signInHere(page, email, password);
    await expect(page).toHaveURL(`${server.url}/home`);
    const asked: string[] = [];
    page.on('request', (request) => {
      const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
      if (operation !== undefined) asked.push(operation);
    });
    const refreshes = () => asked.filter((operation) => operation === 'RefreshSession');
    // The socket of Home refreshes when it opens, or when its access window is over.
    await expect.poll(() => refreshes().length).toBeGreaterThan(0);
    const other = await context.newPage();
    await Promise.all([page.reload(), other.goto(`${server.url}/home`)]);
    for (const tab of [page, other]) {
      await tab.getByRole('link', { name: 'My Info' }).click();
      await expect(title(tab, 'My Info')).toBeVisible();
    }
    // One refresh for each request; a loop would have sent hundreds by now.
    expect(refreshes().length).toBeLessThan(20);
    await other.close();

    await test.step('a page that opens after its access window extends it once, and then asks for what it shows', async () => {
      const record = page.url();
      await page.goto('about:blank');
      const isOver = setTimeout(WINDOW_MS);
      // The next refresh opens an access window of an hour.
      const { port } = new URL(server.url);
      await server.stop();
      server = await RunningServer.start(folder.path, [], { PORT: port });
      await isOver;
      asked.length = 0;
      await page.goto(record);
      await expect(title(page, 'My Info')).toBeVisible();
      const shown = ['UnitPolicy', 'UserInfo', 'DueOf'];
      await expect.poll(() => asked.slice(0, 6)).toEqual(['Viewer', ...shown, 'RefreshSession', 'Viewer']);
      await expect.poll(() => asked.slice(6)).toEqual(expect.arrayContaining(shown));
      expect(refreshes()).toHaveLength(1);
    });
  } finally {
    await server.stop();
    await folder.remove();
  }
});
