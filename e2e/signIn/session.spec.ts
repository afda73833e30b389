import { ACCESS_WINDOW_MS } from '../../domain/constants.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { clickTwice } from '../support/clicks.ts';
import { following } from '../support/following.ts';
import { button, title } from '../support/locators.ts';
import { calls, holdCalls } from '../support/network.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { signInHere } from '../support/session.ts';
import { endAccessWindow } from '../support/sessionTimes.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

test('two tabs of a browser sign in and out together, and what is typed outlasts the session', async ({
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
    await other.getByRole('link', { name: 'My Info' }).click();
    await other.getByRole('link', { name: 'Edit Info' }).click();
    await other.getByLabel('First name').fill('Robin');
    await context.clearCookies();
    await other.getByRole('button', { name: 'Save record' }).click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Your session has ended. Sign in again.')).toBeVisible();
    await signInHere(other, email);
    await expect(other).toHaveURL(`/user-info/${soldierId}/edit`);
    await expect(other.getByLabel('First name')).toHaveValue('Robin');
  });
});

test('a changed password signs out every other browser, with the reason', async ({
  page,
  browser,
  product,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage();
  await signInThrough(elsewhere, soldier.email, PASSWORD);
  // Home subscribes to changes, so it learns at once that the session has ended.
  await elsewhere.goto('/home');
  await expect(title(elsewhere, 'Section Overview')).toBeVisible();
  const owner = await ApiPerson.signIn(product.url, soldier);
  await owner.execute('mutation { createCalendarFeed(scope: OWN) { address } }');
  for (let times = 0; times < 2; times += 1) await ApiPerson.signIn(product.url, soldier);
  await signIn(soldier);
  // For the double click, time only passes when the test advances it.
  await page.clock.install();
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  const ends = sessions.getByRole('button', { name: /^End/ });
  await test.step('a session is ended from the list, the latest first', async () => {
    // The three latest through the API, the other browser's, and the registration's.
    await expect(ends).toHaveCount(5);
    await expect(sessions.getByText('This browser')).toHaveCount(1);
    // The message about it moves the list down once.
    await ends.first().click();
    await expect(ends).toHaveCount(4);
    await expect(sessions.getByText(/is signed out\.$/)).toBeFocused();
  });
  await test.step('a double click ends one session, not also the next', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (calls('EndSession')(request)) asked += 1;
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await clickTwice(ends.first(), async () => {
      await expect.poll(() => asked).toBe(1);
      await expect(async () => {
        await page.clock.runFor(10);
        await expect(ends).toHaveCount(3, { timeout: 100 });
      }).toPass();
    });
    // A second press by keyboard counts.
    await ends.first().press('Enter');
    await page.clock.resume();
    await expect(ends).toHaveCount(2);
    expect(asked).toBe(2);
  });

  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('nine blue tents');
  await page.getByLabel('Confirm new password', { exact: true }).fill('nine blue tents');
  await button(page, 'Change password').click();
  await expect(page.getByText('Your password is changed. You are signed out everywhere else.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Account' }).click();
  await expect(sessions.getByText('This browser')).toBeVisible();
  await expect(elsewhere).toHaveURL('/login');
  // In a live region, because the heading has the focus.
  const told = elsewhere.locator('[aria-live=polite]');
  await expect(told.getByText('Your password was changed. Please sign in with the new one.')).toBeVisible();
  await elsewhere.context().close();

  await test.step('a tab that finds somebody else signed in shows them nothing of who was there before', async () => {
    const panel = page.getByRole('region', { name: 'My calendar' });
    await expect(panel).toContainText('The address was made on');
    // Like a suspended tab that missed another tab's message about who signed in.
    await signIn(await makeSoldier());
    const { asked, letThrough } = await holdCalls(page, 'CalendarFeeds');
    await page.clock.fastForward(ACCESS_WINDOW_MS);
    await asked;
    await expect(panel.getByRole('status', { name: 'Loading the calendar' })).toBeVisible();
    letThrough();
    await expect(panel.getByRole('button')).toHaveText(['Make calendar address']);
  });
});

test('an access window that is over is opened anew by what the page follows, and by what it asks', async ({
  page,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, accountId, soldierId } = await makeSoldier();
  await signIn({ email });
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (operation !== undefined) asked.push(operation);
  });
  const refreshes = () => asked.filter((operation) => operation === 'RefreshSession').length;
  await test.step('a page that nobody uses learns it from its socket', async () => {
    const follows = following(page, 'signedIn');
    await page.goto('/home');
    await follows;
    await endAccessWindow(product, accountId);
    await expect.poll(refreshes).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(title(page, 'My Info')).toBeVisible();
    // At most one for each subscription. A loop would have sent many by now.
    expect(refreshes()).toBeLessThan(6);
  });

  await test.step('a page that opens after it opens the next one once, and then asks for what it shows', async () => {
    await page.goto('about:blank');
    await endAccessWindow(product, accountId);
    asked.length = 0;
    await page.goto(`/user-info/${soldierId}`);
    await expect(title(page, 'My Info')).toBeVisible();
    const shown = ['UnitPolicy', 'UserInfo'];
    await expect.poll(() => asked.slice(0, 6)).toEqual(['Viewer', ...shown, 'DueOf', 'RefreshSession', 'Viewer']);
    // DueOf is only preloaded: this unit has no requirements.
    await expect.poll(() => asked.slice(6)).toEqual(expect.arrayContaining(shown));
    expect(refreshes()).toBe(1);
  });
});
