import { MINIMUM_SPINNER_MS } from '../domain/constants.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test.beforeEach(async ({ demo, signIn }) => {
  await signIn(demo.signIn('Soldier'));
});

test('shows the sections side by side with their strength and their people in order', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Section Overview', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE', 'DELTA']);
  const staff = page.getByRole('region', { name: 'BN STAFF' });
  await expect(staff).toContainText('6 of 6');
  await expect(staff.getByRole('link')).toHaveText([
    /BN FSO\s+CPT\s+Whitfield/,
    /BN FSNCO\s+SFC\s+Okafor/,
    /BN FO\s+SGT\s+Pruitt/,
    /AFATDS\s+SPC\s+Castellanos/,
    /AFATDS\s+SGT\s+Delgado/,
    /BN RTO\s+PFC\s+Nakamura/,
  ]);
});

test("marks the viewer's own row, which leads to My Info", async ({ page }) => {
  const own = page.getByRole('link', { name: /Alvarez/ });
  await expect(own).toContainText('You');
  await own.click();
  await expect(page.getByRole('heading', { name: 'My Info', level: 1 })).toBeVisible();
});

test('shows a spinner for at least a second the first time, and none when coming back', async ({ page }) => {
  await page.clock.install({ time: '2026-03-14T08:00:00' });
  await page.clock.pauseAt('2026-03-14T08:00:01');
  await page.reload();
  const spinner = page.getByRole('status', { name: 'Loading the sections' });
  await expect(spinner).toBeVisible();
  await page.clock.runFor(MINIMUM_SPINNER_MS - 100);
  await expect(spinner).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
  await page.getByRole('link', { name: 'My Info' }).click();
  await expect(page.getByRole('heading', { name: 'My Info' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'ALPHA' })).toBeVisible();
});

test('says so when a section has no one', async ({ page, product, makeSoldier, context }) => {
  const { email } = await makeSoldier();
  await context.clearCookies();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill('seven red radios');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'CHARLIE' })).toContainText('No one assigned');
  await expect(page.getByRole('region', { name: 'DELTA' })).toHaveCount(0);
});
