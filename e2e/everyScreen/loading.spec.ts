import { alertOf, title } from '../support/locators.ts';
import { cutScreenOff, holdCalls, holdScreen } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';

// A service worker may have stored the files by then.
test.use({ serviceWorkers: 'block' });

const NOT_LOADED = 'The network did not answer, or the app has been updated. Please try again, or reload the page.';

test('a screen whose files are long on their way is announced by a bar, and one whose files cannot be had says so', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  const home = page.getByRole('heading', { name: 'Section Overview' });
  const failure = alertOf(page);
  const bar = page.getByRole('progressbar', { name: 'Loading the screen' });
  const account = page.getByRole('heading', { name: 'Account', exact: true });
  await test.step('the bar, which stands still where less motion is asked for', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    const letThrough = await holdScreen(page, 'AccountScreen');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('animation-name', 'frame-late, frame-progress');
    // Not shown for screens that load within this delay.
    await expect(bar).toHaveCSS('animation-delay', /^0\.3s/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(bar).toHaveCSS('animation-name', 'frame-late');
    await expect(bar).toHaveCSS('animation-delay', /^0\.3s/);
    await expect(home).toBeVisible();
    letThrough();
    await expect(account).toBeFocused();
    await expect(bar).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('without a network, the failure is told in the place of the screen', async () => {
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(failure).toContainText(NOT_LOADED);
    await expect(page.getByText('Offline, retrying at')).toBeVisible();
  });

  await test.step('Back opens a screen that is loaded, and Forward one that is not', async () => {
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

  await test.step('what a newer server does not know any more is told as an update', async () => {
    await page.route('**/graphql', (route, request) =>
      route.continue({
        postData: (request.postData() ?? '').replace(/sectionOverview ?\{/, 'sectionOverview { motto '),
      }),
    );
    await page.goto('/home');
    await expect(alertOf(page)).toContainText('The app has been updated. Please reload the page.');
  });
});

test('before the sign-in, too, a screen whose files cannot be had says so', async ({ page, context }) => {
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

test('a form that waits says so, and its title does not jump once it is there, with and without a way back', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier();
  await signIn(STAFF);
  const status = page.getByRole('main').getByRole('status');
  for (const [address, operation, heading] of [
    [`/user-info/${soldierId}/edit`, 'UserInfoEdit', /^Edit /],
    [`/comments/${soldierId}/create`, 'CommentedSoldier', /^Add Comment about /],
    ['/sign-in-again', 'OwnEmail', 'Sign in again'],
  ] as const) {
    const { asked, letThrough } = await holdCalls(page, operation);
    await page.goto(address);
    await asked;
    if (operation !== 'OwnEmail') await expect(status, address).toHaveText('Loading the form');
    const skeletons = page.getByRole('main').locator('.mantine-Skeleton-root');
    await expect(skeletons.first()).toBeVisible();
    const tops = await skeletons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    letThrough();
    await expect(title(page, heading)).toBeVisible();
    const top = await title(page, heading).evaluate((one) => Math.round(one.getBoundingClientRect().top));
    // Below the skeleton of the Back link, if there is one.
    expect(top, address).toBe(tops[operation === 'OwnEmail' ? 0 : 1]);
  }
  for (const [address, operation] of [
    ['/user-info/somebody/edit-school/one', 'ScheduledSchools'],
    ['/comments/somebody/edit/one', 'OwnComment'],
    ['/admin/questions/edit/one', 'EditedQuestion'],
  ] as const) {
    const { asked } = await holdCalls(page, operation);
    await page.goto(address);
    await asked;
    await expect(status, address).toHaveText('Loading the form');
  }
});
