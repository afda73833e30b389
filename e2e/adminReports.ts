import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, localDateAt } from '../domain/localDate.ts';
import { expectNoViolations } from './axe.ts';

/** The unit's day, or one that many days later: the server has the system's time zone. */
export function unitDay(days = 0): string {
  return addDays(localDateAt(new Date()), days);
}

export const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
export const exportsOf = (page: Page, label: string) =>
  page.getByRole('group', { name: `Export ${label}`, exact: true });
/** The texts of the rows' first cells, from the top. */
export const names = (of: Locator) => of.getByRole('rowheader');

/** Presses a header and expects the table to be sorted by it. */
export async function sortBy(of: Locator, header: string, direction: 'ascending' | 'descending'): Promise<void> {
  await of.getByRole('button', { name: header, exact: true }).click();
  await expect(of.getByRole('columnheader', { name: header, exact: true })).toHaveAttribute('aria-sort', direction);
  await expect(of.locator('[aria-sort]')).toHaveCount(1);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/** On a phone in light colors, and on a desk in dark ones. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  }
}
