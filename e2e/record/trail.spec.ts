import type { Page } from '@playwright/test';
import { title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/widths.ts';

const mainMark = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
const names = (page: Page) => page.getByRole('region', { name: 'M4 Qual Fail' }).getByRole('link');

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('a record keeps the list that it was opened from, through its forms, a reload and the people beside it', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/overview');
  await expect(names(page)).toHaveText([/Kowalski/, /Coleman/, /Vance/, /Maddox/]);
  await names(page).nth(1).click();
  await expect(title(page, 'SPC Coleman')).toBeFocused();
  await expect(mainMark(page)).toHaveText('Admin');
  await expect(page.getByText('2 of 4')).toBeVisible();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(title(page, 'SPC Vance')).toBeFocused();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(title(page, 'PVT Maddox')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByRole('link', { name: 'Back to the record' }).click();
  await page.reload();
  await expect(page.getByText('4 of 4')).toBeVisible();
  await expect(mainMark(page)).toHaveText('Admin');

  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(title(page, 'Readiness Overview')).toBeVisible();
  await expect(names(page).nth(3)).toBeFocused();

  // Going back also works for a row that was folded away.
  const desk = page.viewportSize();
  await page.setViewportSize(PHONE.viewport);
  const observers = page.getByRole('region', { name: 'JFO Qualified' });
  await expect(observers.getByRole('link')).toHaveCount(3);
  await observers.getByRole('link').nth(2).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await expect(observers.getByRole('link').nth(3)).toBeFocused();
  await observers.getByRole('button', { name: /^Show fewer/ }).click();
  await expect(observers.getByRole('link')).toHaveCount(3);
  if (desk) await page.setViewportSize(desk);

  await test.step('opened otherwise, a record leads to Home, and My Info to nothing', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    await page.getByRole('link', { name: /Coleman/ }).click();
    await expect(mainMark(page)).toHaveText('Home');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('link', { name: /Coleman/ })).toBeFocused();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Info' }).click();
    await expect(title(page, 'My Info')).toBeFocused();
    await expect(page.getByRole('link', { name: /^Back/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  });
});
