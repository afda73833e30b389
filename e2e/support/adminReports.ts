import { expect, type Locator, type Page } from '@playwright/test';

export const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
export const exportsOf = (page: Page, label: string) =>
  page.getByRole('group', { name: `Export ${label}`, exact: true });
/** The rows' first cells, from the top. */
export const names = (of: Locator) => of.getByRole('rowheader');

/** Presses a header, and expects the table to be sorted by it. */
export async function sortBy(of: Locator, header: string, direction: 'ascending' | 'descending'): Promise<void> {
  await of.getByRole('button', { name: header, exact: true }).click();
  await expect(of.getByRole('columnheader', { name: header, exact: true })).toHaveAttribute('aria-sort', direction);
  await expect(of.locator('[aria-sort]')).toHaveCount(1);
}
