import type { BrowserContext, Page } from '@playwright/test';
import { PLACES } from '../support/adminArea.ts';
import { title } from '../support/locators.ts';
import { LIGHT_PHONE } from '../support/phone.ts';
import { expect, STAFF, test } from '../support/test.ts';

/** Walks into the Admin area at the width that the page has. */
async function walkIn(page: Page, context: BrowserContext): Promise<void> {
  await test.step('Admin leads to the overview, and its places stand beside it in groups or above it in one line', async () => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page).toHaveURL('/admin/overview');
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/overview');
    const heading = title(page, 'Readiness Overview');
    await expect(heading).toBeVisible();
    const places = page.getByRole('navigation', { name: 'Admin' });
    await expect(places.getByRole('link')).toHaveText(PLACES);
    await expect(places.getByRole('link', { name: 'Overview', exact: true })).toHaveAttribute('aria-current', 'page');

    const [screen, bar] = await Promise.all([heading.boundingBox(), places.boundingBox()]);
    if (!screen || !bar) throw new Error('The heading or the navigation has no place.');
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    if (isPhone) expect(bar.y + bar.height).toBeLessThanOrEqual(screen.y);
    else expect(bar.x + bar.width).toBeLessThanOrEqual(screen.x);
    for (const name of PLACES) {
      const place = places.getByRole('link', { name });
      await expect(place.locator('svg'), name).toBeVisible();
      const { width } = (await place.boundingBox()) ?? { width: 0 };
      // An icon and a word.
      expect(width, name).toBeGreaterThan(60);
    }
    if (isPhone) expect(screen.y, 'the bars leave the screen its room').toBeLessThanOrEqual(160);
  });

  await test.step('offline, the banner covers none of the places, and the screen stays where it is', async () => {
    const heading = title(page, 'Readiness Overview');
    const before = await heading.boundingBox();
    await context.setOffline(true);
    const banner = page.getByText(/^Offline/);
    await expect(banner).toBeVisible();
    const [bar, places] = await Promise.all([
      banner.boundingBox(),
      page.getByRole('navigation', { name: 'Admin' }).boundingBox(),
    ]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(places?.y ?? 0);
    expect((await heading.boundingBox())?.y).toBe(before?.y);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });
}

test.beforeEach(async ({ signIn }) => signIn(STAFF));

test('the places of the Admin area stand beside its screens', async ({ page, context }) => {
  await walkIn(page, context);

  await test.step('the import of a roster is a part of Reassign', async () => {
    const places = page.getByRole('navigation', { name: 'Admin' });
    await places.getByRole('link', { name: 'Reassign' }).click();
    await page.getByRole('link', { name: 'Import roster' }).click();
    await expect(title(page, 'Import Roster')).toBeVisible();
    await expect(places.locator('[aria-current]')).toHaveText('Reassign');
  });

  await test.step('Delete Account says Coming Soon, and nothing else', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Delete Account' }).click();
    const heading = page.getByRole('heading', { name: 'Coming Soon' });
    await expect(heading).toBeVisible();
    await expect(heading.locator('..')).toHaveText('Coming Soon');
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(PLACES);
    await expect(page.getByRole('main').locator('button, input, select, textarea')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use(LIGHT_PHONE);

  test('the places stand in one line above the screens, with the current one in sight', async ({ page, context }) => {
    await walkIn(page, context);

    await test.step('the line of places scrolls sideways by itself', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const places = page.getByRole('navigation', { name: 'Admin' });
      for (const [address, name] of [
        ['/admin/delete-account', 'Delete Account'],
        ['/admin/overview', 'Overview'],
      ] as const) {
        await page.goto(address);
        await expect(places.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
    });
  });
});
