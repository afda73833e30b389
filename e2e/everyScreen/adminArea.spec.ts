import type { BrowserContext, Page } from '@playwright/test';
import { PLACES } from '../support/adminArea.ts';
import { title } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { expectNoSidewaysScroll, onPhone } from '../support/widths.ts';

const places = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const heading = (page: Page) => title(page, 'Readiness Overview');

/** Expects the navigation next to the overview in groups, or above it on one line, depending on the page's width. */
async function expectPlaces(page: Page): Promise<void> {
  await expect(places(page).getByRole('link')).toHaveText(PLACES);
  await expect(places(page).getByRole('link', { name: 'Overview', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const [screen, bar] = await Promise.all([heading(page).boundingBox(), places(page).boundingBox()]);
  if (!screen || !bar) throw new Error('The heading or the navigation has no place.');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) expect(bar.y + bar.height).toBeLessThanOrEqual(screen.y);
  else expect(bar.x + bar.width).toBeLessThanOrEqual(screen.x);
  for (const name of PLACES) {
    const place = places(page).getByRole('link', { name });
    await expect(place.locator('svg'), name).toBeVisible();
    const { width } = (await place.boundingBox()) ?? { width: 0 };
    // Wide enough for an icon and a word.
    expect(width, name).toBeGreaterThan(60);
  }
  if (isPhone) expect(screen.y, 'the bars leave the screen its room').toBeLessThanOrEqual(160);
}

/** Expects the offline banner to cover no links, and the screen to stay where it is. */
async function expectRoomForBanner(page: Page, context: BrowserContext): Promise<void> {
  const before = await heading(page).boundingBox();
  await context.setOffline(true);
  const banner = page.getByText(/^Offline/);
  await expect(banner).toBeVisible();
  const [bar, area] = await Promise.all([banner.boundingBox(), places(page).boundingBox()]);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(area?.y ?? 0);
  expect((await heading(page).boundingBox())?.y).toBe(before?.y);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
}

test('the places of the Admin area stand beside its screens, on a phone in one line above them', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(STAFF);
  await page.goto('/home');

  await test.step('Admin leads to the overview, and its places stand beside it', async () => {
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page).toHaveURL('/admin/overview');
    await expect(heading(page)).toBeVisible();
    await expectPlaces(page);
    await expectRoomForBanner(page, context);
  });

  await test.step('the side bar stands at the left edge on every screen, and the screen takes the rest, also at 1,920 px', async () => {
    const desk = page.viewportSize() ?? { width: 1280, height: 800 };
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1080 });
      for (const place of ['Overview', 'Roster', 'Unit', 'ETS Time']) {
        await places(page).getByRole('link', { name: place, exact: true }).click();
        await expect(places(page).locator('[aria-current]')).toHaveText(place);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await places(page).boundingBox()).toMatchObject({ x: 0, y: 65, width: 200 });
      }
      const list = await page.getByRole('search').locator('..').boundingBox();
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBe(width - 16);
    }
    await page.setViewportSize(desk);
    await places(page).getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(heading(page)).toBeVisible();
  });

  await test.step('the import of a roster is a part of Reassign', async () => {
    await places(page).getByRole('link', { name: 'Reassign' }).click();
    await page.getByRole('link', { name: 'Import roster' }).click();
    await expect(title(page, 'Import roster')).toBeVisible();
    await expect(places(page).locator('[aria-current]')).toHaveText('Reassign');
  });

  await test.step('Delete Account says Coming Soon, and nothing else', async () => {
    await places(page).getByRole('link', { name: 'Delete Account' }).click();
    const soon = page.getByRole('heading', { name: 'Coming Soon' });
    await expect(soon).toBeVisible();
    await expect(soon.locator('..')).toHaveText('Coming Soon');
    await expect(page.getByRole('main').getByRole('link')).toHaveText(PLACES);
    await expect(page.getByRole('main').locator('button, input, select, textarea')).toHaveCount(0);
  });

  await test.step('on a phone, the line scrolls sideways by itself, with the current place in sight', () =>
    onPhone(page, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.reload();
      await expect(places(page).getByRole('link', { name: 'Delete Account' })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await places(page).getByRole('link', { name: 'Overview', exact: true }).click();
      await expect(heading(page)).toBeVisible();
      await expect(places(page).getByRole('link', { name: 'Overview', exact: true })).toBeInViewport({ ratio: 1 });
      await expectPlaces(page);
      await expectRoomForBanner(page, context);
    }));
});
