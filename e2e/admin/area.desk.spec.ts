import { PLACES } from '../support/adminArea.ts';
import { expect, STAFF, test } from '../support/test.ts';

test.beforeEach(async ({ signIn }) => signIn(STAFF));

test('on a phone, the line of places scrolls sideways by itself, with the current one in sight', async ({ page }) => {
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

test('the import of a roster is a part of Reassign', async ({ page }) => {
  await page.goto('/admin/import');
  const places = page.getByRole('navigation', { name: 'Admin' });
  await expect(places.locator('[aria-current]')).toHaveText('Reassign');
});

test('Delete Account says Coming Soon, and nothing else', async ({ page }) => {
  await page.goto('/admin/delete-account');
  const heading = page.getByRole('heading', { name: 'Coming Soon' });
  await expect(heading).toBeVisible();
  await expect(heading.locator('..')).toHaveText('Coming Soon');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(PLACES);
  await expect(page.getByRole('main').locator('button, input, select, textarea')).toHaveCount(0);
});
