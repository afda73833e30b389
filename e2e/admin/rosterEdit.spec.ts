import type { Locator, Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { expectNoViolations } from '../support/axe.ts';
import { discard, keepEditing } from '../support/locators.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { expect, test } from '../support/test.ts';
import { typeFast } from '../support/typing.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Roster' });
/** The cells of the only column beside the name. */
const cells = (page: Page) => grid(page).locator('[role=gridcell][aria-colindex="2"]');
const cellOf = (page: Page, name: string) =>
  grid(page).getByRole('row', { name }).locator('[role=gridcell][aria-colindex="2"]');
const saved = (cell: Locator) => expect(cell).toContainText('saved');

/** The scores of everybody, as the API has them, by last name. */
async function scores(page: Page): Promise<number[]> {
  const query = '{ soldiers(first: 100) { edges { node { m4Qual } } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data }: { data: { soldiers: { edges: { node: { m4Qual: number } }[] } } } = await answer.json();
  return data.soldiers.edges.map(({ node }) => node.m4Qual);
}

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('thirty scores are typed by keyboard alone, with one key more than the digits of each, and pasted at once', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/roster?columns=m4Qual');
  await expect(cells(page).first()).toHaveText('28');
  const typed = Array.from({ length: 30 }, (_, index) => 10 + ((index * 7) % 31));
  const keys = typed.map((score) => [...String(score).split(''), 'Enter']).flat();
  expect(keys).toHaveLength(90);

  await grid(page).getByRole('columnheader', { name: 'Name' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cells(page).first()).toBeFocused();
  const startedAt = Date.now();
  const savedMs = await typeFast(page, keys);
  await expect(async () => expect(await scores(page)).toEqual(typed)).toPass();
  expect(Date.now() - startedAt + savedMs).toBeLessThan(60_000);
  await saved(cells(page).nth(0));

  // A column from a spreadsheet, with two lines more than there are people.
  const others = typed.map((score) => score + 1);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${[...others, 1, 2].join('\r\n')}\r\n`);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(page, 'Adeyemi')).toBeFocused();
  await page.keyboard.press('Control+v');
  const pastedAt = Date.now();
  await expect(async () => expect(await scores(page)).toEqual(others)).toPass();
  expect(Date.now() - pastedAt).toBeLessThan(10_000);
  await expect(page.getByText('2 pasted lines were left out: the list ends before them.')).toBeVisible();

  // One act is taken back as a whole.
  await page.keyboard.press('Control+z');
  await expect(async () => expect(await scores(page)).toEqual(typed)).toPass();

  await test.step('what is chosen, and the cell that one is at, stay with their people when somebody joins above them', async () => {
    const api = await ApiPerson.signIn(demo.url, demo.signIn('Staff'));
    const place = { section: 'ALPHA', team: '1', role: 'FO', rank: 'SPC' };
    const named = (lastName: string) => ({ ...place, firstName: 'Ann', middleName: 'Lee', lastName });
    await cellOf(page, 'Barlow').click();
    await page.keyboard.press('Shift+ArrowDown');
    const chosen = grid(page).locator('[aria-colindex="2"][aria-selected=true]');
    await expect(chosen).toHaveCount(2);
    await api.importSoldiers([named('Aaron')]);
    await expect(grid(page).getByRole('row', { name: /^Aaron/ })).toBeVisible();
    await expect(cellOf(page, 'Barlow')).toHaveAttribute('aria-selected', 'true');
    await expect(cellOf(page, 'Brandt')).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveCount(2);

    // What is typed next is about whom it would have been about.
    await cellOf(page, 'Castellanos').click();
    await api.importSoldiers([named('Abbot')]);
    await expect(grid(page).getByRole('row', { name: /^Abbot/ })).toBeVisible();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await saved(cellOf(page, 'Castellanos'));
    await expect(cellOf(page, 'Castellanos')).toContainText('12');
    await expect(cellOf(page, 'Brandt')).not.toContainText('12');
  });
});

test('cells are changed as their kinds allow, refused with the rule, and left by Escape', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/roster?columns=rank,m4Qual,driversLicense,pebd,section&section=CHARLIE');
  const cell = (name: string, column: number) =>
    grid(page).getByRole('row', { name }).locator(`[role=gridcell][aria-colindex="${column}"]`);

  // A score that breaks the rule stays, with the sentence of the form, until it is given up or right.
  await cell('Vance', 3).click();
  await page.keyboard.type('601');
  await page.keyboard.press('Enter');
  await expect(cell('Vance', 3)).toContainText('601');
  const problem = page.getByText('M4 qualification must be a whole number from 0 to 600.').first();
  await expect(problem).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await keepEditing(page).click();
  await page.getByRole('button', { name: 'Go to cell' }).click();
  await expect(cell('Vance', 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'M4 qualification' })).toHaveValue('601');
  await page.keyboard.type('33');
  await page.keyboard.press('Tab');
  await saved(cell('Vance', 3));
  await expect(problem).toHaveCount(0);

  // What the record holds, typed again, goes back from what was refused.
  await cell('Vance', 3).click();
  await page.keyboard.type('602');
  await page.keyboard.press('Enter');
  await expect(problem).toBeVisible();
  await cell('Vance', 3).click();
  await page.keyboard.type('33');
  await page.keyboard.press('Tab');
  await expect(problem).toHaveCount(0);
  await expect(cell('Vance', 3)).toContainText('33');

  // Yes or no by Space, or by its letter; Escape leaves what was.
  await expect(cell('Vance', 4)).toBeFocused();
  await page.keyboard.press('n');
  await expect(cell('Vance', 4)).toContainText('No');
  await page.keyboard.press(' ');
  await expect(cell('Vance', 4)).toContainText('Yes');
  await saved(cell('Vance', 4));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1 jan');
  await page.keyboard.press('Escape');
  await expect(cell('Vance', 5)).not.toContainText('jan');
  await page.keyboard.type('15nov2022');
  await page.keyboard.press('Enter');
  await expect(cell('Vance', 5)).toContainText('15 NOV 2022');
  await saved(cell('Vance', 5));

  // A list offers what the rules allow.
  await cell('Rhodes', 2).dblclick();
  const ranks = page.getByRole('combobox', { name: 'Rank' }).last();
  await expect(ranks.getByRole('option')).toHaveText([
    'PVT',
    'PV2',
    'PFC',
    'SPC',
    'SGT',
    'SSG',
    'SFC',
    'CDT',
    '2LT',
    '1LT',
    'CPT',
  ]);
  await ranks.selectOption('SSG');
  await saved(cell('Rhodes', 2));

  // What is chosen is filled with what the first cell holds.
  await cell('Goldstein', 3).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(grid(page).locator('[aria-colindex="3"][aria-selected=true]')).toHaveCount(3);
  await page.keyboard.press('Control+d');
  await expect(cell('Merriweather', 3)).toContainText('33');
  await saved(cell('Merriweather', 3));

  // What is chosen is cleared at once, and taken back at once.
  await cell('Goldstein', 5).click();
  const days = await Promise.all(['Goldstein', 'Merriweather'].map((name) => cell(name, 5).textContent()));
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  for (const name of ['Goldstein', 'Merriweather']) await expect(cell(name, 5)).toHaveText('saved');
  await page.keyboard.press('Control+z');
  await expect(cell('Goldstein', 5)).toContainText(String(days[0]));
  await expect(cell('Merriweather', 5)).toContainText(String(days[1]));
  await saved(cell('Merriweather', 5));

  // A place in the unit is changed elsewhere.
  await cell('Vance', 6).getByRole('link').click();
  await expect(page).toHaveURL('/admin/reassign');
});

test('two people may edit one row; a cell that both change says so, and what was typed without a network is kept', async ({
  page,
  demo,
  browser,
  signIn,
}) => {
  test.slow();
  const { email, password } = demo.signIn('Staff');
  await signIn({ email, password });
  await page.goto('/admin/roster?columns=m4Qual&search=Kowalski');
  const cell = cellOf(page, 'Kowalski');
  await expect(cell).toHaveText('21');
  const colleague = await browser.newPage({ baseURL: demo.url });
  await signInThrough(colleague, email, password);
  await colleague.goto('/admin/roster?columns=acftScore,m4Qual&search=Kowalski');
  const theirs = (column: number) => grid(colleague).locator(`[aria-rowindex="2"] [aria-colindex="${column}"]`);
  await expect(theirs(2)).toHaveText('402');

  // What others change appears, and does not touch what is being typed.
  await cell.click();
  await page.keyboard.type('3');
  await theirs(2).click();
  await colleague.keyboard.type('450');
  await colleague.keyboard.press('Enter');
  await saved(theirs(2));
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await saved(cell);
  await expect(cell).toContainText('35');
  await expect(theirs(3)).toHaveText('35');

  // The same cell.
  await page.context().setOffline(true);
  await cell.click();
  await page.keyboard.type('36');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 cell not saved/)).toBeVisible();
  await expect(cell).toContainText('36');
  await theirs(3).click();
  await colleague.keyboard.type('20');
  await colleague.keyboard.press('Enter');
  await saved(theirs(3));
  await page.context().setOffline(false);
  await expect(page.getByText(/has changed it meanwhile, to 20\./).first()).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await discard(page).click();
  await expect(page).toHaveURL('/home');
  await colleague.close();
});
