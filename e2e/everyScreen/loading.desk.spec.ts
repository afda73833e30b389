import { alertOf, title } from '../support/locators.ts';
import { cutScreenOff, holdCalls, holdScreen } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';

const NOT_LOADED = 'The network did not answer, or the app has been updated. Please try again, or reload the page.';

test('a screen whose files cannot be had says so in its place, and opens once they can', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await page.goto('/home');
  const home = page.getByRole('heading', { name: 'Section Overview' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const failure = alertOf(page);
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  await context.setOffline(true);
  await navigation.getByRole('link', { name: 'My Info' }).click();
  await expect(failure).toContainText(NOT_LOADED);
  await expect(page.getByText('Offline, retrying at')).toBeVisible();

  // Back opens a screen that is loaded, and Forward one that is not.
  await page.goBack();
  await expect(home).toBeVisible();
  await page.goForward();
  await expect(failure).toContainText(NOT_LOADED);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toContainText(NOT_LOADED);
  await expect(title(page, 'That did not work')).toBeFocused();
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'My Info' })).toBeVisible();
});

test('files that cannot be had while the server is there are asked for by a new page, which a browser may need for that', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  const letThrough = await cutScreenOff(page, 'AccountScreen');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const again = alertOf(page).getByRole('button', { name: 'Try again' });
  await expect(alertOf(page)).toContainText(NOT_LOADED);
  const reloaded = page.waitForEvent('load');
  await again.click();
  await reloaded;
  await expect(alertOf(page)).toContainText(NOT_LOADED);
  await letThrough();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
});

test('so does a screen for whoever is not signed in', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(alertOf(page)).toContainText(NOT_LOADED);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
});

test('what a newer server does not know any more is told as an update', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await page.route('**/graphql', (route, request) =>
    route.continue({ postData: (request.postData() ?? '').replace(/sectionOverview ?\{/, 'sectionOverview { motto ') }),
  );
  await page.goto('/home');
  await expect(alertOf(page)).toContainText('The app has been updated. Please reload the page.');
});

test('a screen whose files are long on their way is announced by a bar, which stands still for whoever asks for that', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  const bar = page.getByRole('progressbar', { name: 'Loading the screen' });
  for (const [motion, animations] of [
    ['no-preference', 'frame-late, frame-progress'],
    ['reduce', 'frame-late'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    const letThrough = await holdScreen(page, 'AccountScreen');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('animation-name', animations);
    // Not shown for screens that load within this delay.
    await expect(bar).toHaveCSS('animation-delay', /^0\.3s/);
    await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeFocused();
    await expect(bar).toHaveCount(0);
    await page.unrouteAll();
  }
});

test("a form's title does not jump once the form is there, with and without a way back", async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  await signIn(STAFF);
  for (const [address, operation, heading] of [
    [`/user-info/${soldier.soldierId}/edit`, 'UserInfoEdit', /^Edit /],
    [`/comments/${soldier.soldierId}/create`, 'CommentedSoldier', /^Add Comment about /],
    ['/sign-in-again', 'OwnEmail', 'Sign in again'],
  ] as const) {
    const { asked, letThrough } = await holdCalls(page, operation);
    await page.goto(address);
    await asked;
    const skeletons = page.getByRole('main').locator('.mantine-Skeleton-root');
    await expect(skeletons.first()).toBeVisible();
    const tops = await skeletons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    letThrough();
    await expect(title(page, heading)).toBeVisible();
    const top = await title(page, heading).evaluate((one) => Math.round(one.getBoundingClientRect().top));
    // Below the skeleton of the Back link, if there is one.
    expect(top, address).toBe(tops[operation === 'OwnEmail' ? 0 : 1]);
  }
});
