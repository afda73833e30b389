import { goTo } from '../support/goTo.ts';
import { alertOf, button, title } from '../support/locators.ts';
import { cutScreenOff, holdCalls, holdScreen } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

// A service worker might already have the files.
test.use({ serviceWorkers: 'block' });

const NOT_LOADED = "Couldn't connect, or the app was updated. Try again, or reload the page.";

test('a screen whose files are long on their way is announced by a bar, and one whose files cannot be had says so', async ({
  page,
  context,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  const failure = alertOf(page);
  const again = button(failure, 'Try again');
  await test.step('before the sign-in', async () => {
    await page.goto('/login');
    await expect(button(page, 'Sign in')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(failure).toContainText(NOT_LOADED);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(button(page, 'Sign in')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(button(page, 'Register')).toBeVisible();
  });

  await signIn(soldier);
  const home = title(page, 'Section Overview');
  const account = title(page, 'Account');
  const alpha = page.getByRole('region', { name: 'ALPHA' });
  const bar = page.getByRole('progressbar', { name: 'Loading the screen' });
  await test.step('the bar, which stands still where less motion is asked for', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/home');
    await expect(alpha).toBeVisible();
    await expect(bar).toHaveCount(0);
    const letThrough = await holdScreen(page, 'AccountScreen');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('animation-name', 'frame-late, frame-progress');
    // It doesn't appear for screens that load faster than this delay.
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
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(alpha).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(failure).toContainText(NOT_LOADED);
    // e2e/signIn/session.spec.ts tests when it tells the time of the next try.
    await expect(page.getByText(/^Offline/)).toBeVisible();
  });

  await test.step('Back opens a loaded screen, and Forward a new one', async () => {
    await page.goBack();
    await expect(home).toBeVisible();
    await page.goForward();
    await expect(failure).toContainText(NOT_LOADED);
    await again.click();
    await expect(failure).toContainText(NOT_LOADED);
    await expect(title(page, "That didn't work")).toBeFocused();
    await context.setOffline(false);
    await again.click();
    await expect(title(page, 'My Info')).toBeVisible();
  });

  await test.step('a form that waits says so, and its title does not jump once it is there, with and without a way back', async () => {
    for (const { address, operation, heading, at } of [
      { address: `/user-info/${soldier.soldierId}/edit`, operation: 'UserInfoEdit', heading: 'Edit My Info', at: 1 },
      { address: '/sign-in-again', operation: 'OwnEmail', heading: 'Sign in again', at: 0 },
    ]) {
      const { asked, letThrough } = await holdCalls(page, operation);
      await goTo(page, address);
      await asked;
      const form = page.getByRole('status').filter({ hasText: 'Loading the form' });
      const skeletons = form.locator('.mantine-Skeleton-root');
      await expect(skeletons.nth(at)).toBeVisible();
      const tops = await skeletons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      letThrough();
      await expect(title(page, heading)).toBeVisible();
      const top = await title(page, heading).evaluate((one) => Math.round(one.getBoundingClientRect().top));
      // Below the Back link's skeleton, if there is one.
      expect(top, address).toBe(tops[at]);
    }
  });

  await test.step('files that cannot be had while the server is there are asked for by a new page, which a browser may need for that', async () => {
    const letThrough = await cutScreenOff(page, 'ExamLandingScreen');
    await page.getByRole('link', { name: 'Exam', exact: true }).click();
    await expect(failure).toContainText(NOT_LOADED);
    const reloaded = page.waitForEvent('load');
    await again.click();
    await reloaded;
    await expect(failure).toContainText(NOT_LOADED);
    await letThrough();
    await again.click();
    await expect(title(page, 'Practice Exam')).toBeVisible();
  });

  await test.step('what a newer server does not know any more is told as an update', async () => {
    await page.route('**/graphql', (route, request) =>
      route.continue({
        postData: (request.postData() ?? '').replace(/sectionOverview ?\{/, 'sectionOverview { motto '),
      }),
    );
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(failure).toContainText('The app was updated. Reload the page.');
  });
});
