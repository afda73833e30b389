import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { title } from '../support/locators.ts';
import { csvLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Roster' });
/** The people's rows, by the link in each name. */
const names = (of: Locator) => of.getByRole('rowheader').getByRole('link');
const heading = (page: Page, name: string) => grid(page).getByRole('columnheader', { name });
/** A person's cell in the column with this heading. */
async function cellOf(page: Page, name: RegExp, column: string): Promise<Locator> {
  const index = await heading(page, column).getAttribute('aria-colindex');
  return grid(page).getByRole('row', { name }).locator(`[role=gridcell][aria-colindex="${index}"]`);
}

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('the roster lists everybody, sorted, filtered and grouped as the address says, and the device remembers it', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/roster');
  // A row of headings, 30 people and the totals. Only the visible ones are drawn.
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '32');
  await expect(grid(page)).toHaveAttribute('aria-colcount', /^3\d$/);
  await expect(names(grid(page)).first()).toHaveText('Adeyemi, Samuel Abiodun');
  await expect(grid(page).getByRole('row', { name: /^30 people/ })).toContainText('28 of 30');
  // As assistive technology reads it.
  await expect(grid(page)).toMatchAriaSnapshot(`
    - grid "Roster":
      - row /^Name Rank Grade/:
        - columnheader "Name"
        - columnheader "Rank"
      - row /^Adeyemi, Samuel Abiodun SPC E4/:
        - rowheader "Adeyemi, Samuel Abiodun":
          - link "Adeyemi, Samuel Abiodun"
        - gridcell "SPC"
  `);
  const score = await cellOf(page, /Kowalski/, 'M4 qualification');
  await expect(score.locator('[data-tone=bad]')).toHaveText('21');

  // By keyboard alone: into the grid, to a heading, sorted by it, and then by another.
  await title(page, 'Roster').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Name')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Rank')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Rank')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/admin/roster?sort=rank%2C-name');
  await expect(names(grid(page)).first()).toHaveText('Maddox, Ethan NMN');

  await page.getByLabel('Section').selectOption('ALPHA');
  await page.getByLabel('Group by').selectOption('team');
  await page.getByLabel('Search').fill('team');
  await expect(page.getByText('0 of 30 people')).toBeVisible();
  await page.getByLabel('Search').fill('fo');
  await expect(grid(page).getByRole('row', { name: 'ALPHA · Team 1 1 person' })).toBeVisible();
  await page.getByLabel('Search').fill('');
  await expect(page.getByText('8 of 30 people')).toBeVisible();

  // Columns are hidden, and moved by button and by dragging.
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Rank' }).uncheck();
  await page.getByRole('button', { name: 'Move Grade after' }).click();
  await expect(page.getByRole('button', { name: 'Move Grade after' })).toBeFocused();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect(grid(page).getByRole('columnheader').nth(1)).toHaveText('Section');
  await heading(page, 'Team').dragTo(heading(page, 'Section'));
  await expect(grid(page).getByRole('columnheader').nth(1)).toHaveText('Team');
  const { search } = new URL(page.url());
  expect(search).toContain('columns=team%2Csection%2Cgrade%2Crole');

  // A row's name leads to the record, which keeps the list. The way back leads to the row of the last person read.
  await names(grid(page)).first().click();
  await expect(page.getByText('1 of 8')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Back to Roster' }).click();
  await expect(names(grid(page)).nth(1)).toBeFocused();
  expect(new URL(page.url()).search).toBe(search);

  // The view is remembered, but not the search for a person.
  await page.getByLabel('Search').fill('brandt');
  await expect(page.getByText('1 of 30 people')).toBeVisible();
  await page.goto('/admin/roster');
  await expect(page).toHaveURL(`/admin/roster${search}`);
  await expect(page.getByText('8 of 30 people')).toBeVisible();

  // The view is saved as a file with the import's headings, in the view's order.
  const { name, lines } = await csvLines(page.getByRole('group', { name: 'Export view roster' }));
  expect(name).toMatch(/^roster-\d{4}-\d\d-\d\d\.csv$/);
  const nameHeadings = ['First name', 'Middle name', 'Last name'];
  expect(lines[0]?.slice(0, 6)).toEqual([...nameHeadings, 'Team', 'Section', 'Grade']);
  expect(lines).toHaveLength(9);
  await expectNoViolations(page);

  // On a phone, each person has two lines, and a choice sorts them.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grid(page)).toHaveAttribute('aria-colcount', '1');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await page.getByLabel('Section').selectOption('');
  await page.getByLabel('Group by').selectOption('');
  await page.getByLabel('Sort by').selectOption('-m4Qual');
  const [first, second] = [names(grid(page)).nth(0), names(grid(page)).nth(1)];
  await expect(first).toHaveText('Okafor, Renee Louise');
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  expect((other?.y ?? 0) - (one?.y ?? 0)).toBeLessThanOrEqual(64);
});
