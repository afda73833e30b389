import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, localDateAt } from '../domain/localDate.ts';
import { RunningServer, temporaryFolder } from '../scripts/runningServer.ts';
import { ApiClient } from '../scripts/apiClient.ts';
import { expectNoViolations } from './axe.ts';
import { PASSWORD } from './test.ts';

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

/** Opens an address of a store in which nobody is but the one who opens it. */
export async function withEmptyStore(page: Page, use: (url: string) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  const server = await RunningServer.start(folder.path);
  const email = 'first@unit.example';
  const first = new ApiClient(server.url);
  await first.register(email, PASSWORD, server.joinCode);
  await first.createSoldier({ section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' });
  await page.request.post(`${server.url}/graphql`, {
    data: {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }',
      variables: { input: { email, password: PASSWORD } },
    },
  });
  await use(server.url);
  await server.stop();
  await folder.remove();
}

/** On a phone in light colours, and on a desk in dark ones. */
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
