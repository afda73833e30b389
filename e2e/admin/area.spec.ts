import { PLACES } from '../support/adminArea.ts';
import { title } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';

test.beforeEach(async ({ signIn }) => signIn(STAFF));

test('Admin leads to the overview, and its places stand beside it in groups or above it in one line', async ({
  page,
}) => {
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
  const isPhone = test.info().project.name === 'phone';
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

test('offline, the banner covers none of the places, and the screen stays where it is', async ({ page, context }) => {
  await page.goto('/admin/overview');
  const heading = title(page, 'Readiness Overview');
  await expect(heading).toBeVisible();
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
});
