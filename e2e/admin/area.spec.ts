import { title } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';

const PLACES = ['Overview', 'Reassign', 'Schools', 'ETS Time', 'Questions', 'Delete Account'];

test.beforeEach(async ({ signIn }) => signIn(STAFF));

test('Admin leads to the overview, and its places stand beside it in words or above it as icons', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/admin/overview');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/overview');
  const heading = title(page, 'Readiness Overview');
  await expect(heading).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Admin' });
  await expect(places.getByRole('link')).toHaveText(PLACES);
  await expect(places.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');

  const [screen, bar] = await Promise.all([heading.boundingBox(), places.boundingBox()]);
  if (!screen || !bar) throw new Error('The heading or the navigation has no place.');
  const isPhone = test.info().project.name === 'phone';
  if (isPhone) expect(bar.y + bar.height).toBeLessThanOrEqual(screen.y);
  else expect(bar.x + bar.width).toBeLessThanOrEqual(screen.x);
  for (const name of PLACES) {
    const place = places.getByRole('link', { name });
    const word = await place.getByText(name).boundingBox();
    expect(word?.width, name).toBeGreaterThan(isPhone ? 0 : 20);
    if (isPhone) expect(word?.width, name).toBeLessThanOrEqual(1);
    const icon = await place.locator('svg').boundingBox();
    expect(icon?.width, name).toBeGreaterThanOrEqual(20);
  }
});

test('on a tablet the icons have their words below them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/admin/schools');
  const places = page.getByRole('navigation', { name: 'Admin' });
  for (const name of PLACES) {
    const place = places.getByRole('link', { name });
    const [icon, word] = await Promise.all([place.locator('svg').boundingBox(), place.getByText(name).boundingBox()]);
    if (!icon || !word) throw new Error(`${name} has no place.`);
    expect(word.width, name).toBeGreaterThan(20);
    expect(word.y, name).toBeGreaterThanOrEqual(icon.y + icon.height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
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
