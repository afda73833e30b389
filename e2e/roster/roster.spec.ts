import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { title } from '../support/locators.ts';
import { csvLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Roster' });
/** The people's rows, by the link in each name. */
const names = (of: Locator) => of.getByRole('rowheader').getByRole('link');
const heading = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: true });
const headings = (page: Page) => grid(page).getByRole('columnheader');
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
  // A row of headings, 30 people and the totals. Only the visible ones are drawn: on a laptop, most of a section at once.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '32');
  await expect(grid(page)).toHaveAttribute('aria-colcount', /^3\d$/);
  await expect(names(grid(page)).first()).toHaveText('Adeyemi, Samuel Abiodun');
  await expect(grid(page).getByRole('row', { name: /^30 people/ })).toContainText('28 of 30');
  // As assistive technology reads it.
  await expect(grid(page)).toMatchAriaSnapshot(`
    - grid "Roster":
      - row /^Rank Name Section/:
        - columnheader "Rank"
        - columnheader "Name"
        - columnheader "Section"
      - row /^SPC Adeyemi, Samuel Abiodun ALPHA/:
        - gridcell "SPC"
        - rowheader "Adeyemi, Samuel Abiodun":
          - link "Adeyemi, Samuel Abiodun"
        - gridcell "ALPHA"
  `);
  const isWithin = (locator: Locator) =>
    locator.evaluateAll((all) => {
      const totals = document.querySelector('.rdg-summary-row > :nth-child(2)')?.getBoundingClientRect();
      return all.filter((one) => {
        const { right, bottom } = one.getBoundingClientRect();
        return right <= window.innerWidth && bottom <= (totals?.top ?? 0);
      }).length;
    });
  expect(await isWithin(names(grid(page)))).toBeGreaterThanOrEqual(23);
  for (const column of ['Role', 'ACFT score', 'ACFT', 'M4', 'License', 'JFO', 'ETS', 'DLC 1', 'BLC']) {
    expect(await isWithin(heading(page, column))).toBe(1);
  }
  // What is wrong is marked, and a course of another grade is not asked for.
  const score = await cellOf(page, /Kowalski/, 'M4');
  await expect(score.locator('[data-tone=bad]')).toHaveText('21');
  await expect(await cellOf(page, /Kowalski/, 'DLC 1')).toHaveText('·No');
  await expect(await cellOf(page, /Coleman/, 'DLC 1')).toHaveText('No');

  // By keyboard alone: into the grid, to a heading, sorted by it, and then by another.
  await title(page, 'Roster').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Rank')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Rank')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Name')).toBeFocused();
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

  // Columns are chosen as a set or one by one, and moved by button, by keys and by dragging. Rank and name stay first.
  const columns = page.getByRole('region', { name: 'Columns' });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await columns.getByRole('button', { name: 'Weapons' }).click();
  await expect(headings(page)).toHaveText([/^Rank/, /^Name/, 'Section', 'Team', 'Role', 'M4', 'M4 Qual Fail']);
  await expect(columns.getByRole('button', { name: 'Weapons' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);
  await columns.getByRole('button', { name: 'Reset columns' }).click();
  await columns.getByRole('checkbox', { name: 'Section' }).uncheck();
  await columns.getByRole('button', { name: 'Move Team after' }).click();
  await expect(columns.getByRole('button', { name: 'Move Team after' })).toBeFocused();
  await columns.getByLabel('Find a column').fill('grade');
  await columns.getByRole('checkbox', { name: 'Grade', exact: true }).focus();
  const place = () => new URLSearchParams(new URL(page.url()).search).get('columns')?.split(',').indexOf('grade');
  const before = place() ?? 0;
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(place).toBe(before - 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeFocused();
  await expect(columns).toHaveCount(0);
  await expect(headings(page).nth(2)).toHaveText('Role');
  await heading(page, 'Team').dragTo(heading(page, 'Role'));
  await expect(headings(page).nth(2)).toHaveText('Team');
  const { search } = new URL(page.url());
  expect(search).toContain('columns=team%2Crole%2CacftScore');

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
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const { name, lines } = await csvLines(page.getByRole('group', { name: 'Export view roster' }));
  expect(name).toMatch(/^roster-\d{4}-\d\d-\d\d\.csv$/);
  const nameHeadings = ['First name', 'Middle name', 'Last name'];
  expect(lines[0]?.slice(0, 6)).toEqual([...nameHeadings, 'Rank', 'Team', 'Role']);
  expect(lines).toHaveLength(9);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

  // On a phone, the page scrolls. Each person has two lines, and a choice sorts them by what the line then says.
  await page.setViewportSize({ width: 390, height: 844 });
  const people = page.getByRole('list', { name: 'Roster' }).getByRole('link');
  await expect(people).toHaveCount(8);
  await expect(grid(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await page.getByLabel('Section').selectOption('');
  await page.getByLabel('Group by').selectOption('');
  await page.getByLabel('Sort by').selectOption('-m4Qual');
  const [first, second] = [people.nth(0), people.nth(1)];
  await expect(first).toContainText('Okafor, Renee LouiseM4 38');
  await expect(people).toHaveCount(30);
  await expect(people.filter({ hasText: 'Coleman' })).toContainText(/BRAVO · Team 2 · FOPast ETS$/);
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  expect((other?.y ?? 0) - (one?.y ?? 0)).toBeLessThanOrEqual(64);

  // Without the ETS column, a name shares its cell with the mark of people past it, and its row has the lines that it then takes.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/roster?columns=team');
  const marked = grid(page).getByRole('rowheader', { name: /^Coleman.*Past ETS/ });
  await expect(marked).toHaveCSS('height', '48px');
  const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight;
  expect([await marked.evaluate(isCut), await marked.getByRole('link').evaluate(isCut)]).toEqual([false, false]);
});
