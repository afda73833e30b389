import type { Locator, Page } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { expectNoViolations } from '../support/axe.ts';
import { copyElsewhere, copyFromMail } from '../support/clipboard.ts';
import { discard, keepEditing } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Roster' });
/** The columns in the address. The name column comes before them. */
const COLUMNS = 'rank,m4Qual,driversLicense,pebd,section';
const SCORE = 3;
const saved = (cell: Locator) => expect(cell).toContainText('saved');

/** Everybody's scores by last name, from the API. */
async function scores(api: ApiPerson): Promise<number[]> {
  const { soldiers } = await api.execute<{ soldiers: { edges: { node: { m4Qual: number } }[] } }>(
    '{ soldiers(first: 100) { edges { node { m4Qual } } } }',
  );
  return soldiers.edges.map(({ node }) => node.m4Qual);
}

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('cells are typed by keyboard alone, pasted, changed as their kinds allow, refused with the rule, and kept without a network', async ({
  page,
  demo,
  signIn,
}) => {
  test.slow();
  const staff = demo.signIn('Staff');
  const api = await ApiPerson.signIn(demo.url, staff);
  await signIn(staff);
  await page.goto(`/admin/roster?columns=${COLUMNS}`);
  const cells = grid(page).locator(`[role=gridcell][aria-colindex="${SCORE}"]`);
  const cell = (name: string, column: number) =>
    grid(page).getByRole('row', { name }).locator(`[role=gridcell][aria-colindex="${column}"]`);
  const before = await scores(api);
  const typed = before.with(0, 10).with(1, 17).with(2, 24).with(3, 31).with(4, 38);

  await test.step('scores are typed by keyboard alone, with one key more than the digits of each', async () => {
    await expect(cells.first()).toHaveText(String(before[0]));
    await grid(page).getByRole('columnheader', { name: 'Name' }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect(cells.first()).toBeFocused();
    for (const score of typed.slice(0, 5)) {
      for (const key of [...String(score).split(''), 'Enter']) await page.keyboard.press(key);
    }
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();
    await saved(cells.first());
  });

  await test.step('a column is pasted at once, tells which lines were left out, and is taken back as a whole', async () => {
    // From a spreadsheet, with two lines more than there are people.
    const others = typed.map((score) => score + 1);
    await copyElsewhere(page, `${[...others, 1, 2].join('\r\n')}\r\n`);
    for (const key of ['Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect(cell('Adeyemi', SCORE)).toBeFocused();
    await page.keyboard.press('Control+v');
    await expect(async () => expect(await scores(api)).toEqual(others)).toPass();
    await expect(page.getByText('Skipped 2 pasted lines, because the list has no more rows.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();
    await page.keyboard.press('Control+y');
    await expect(async () => expect(await scores(api)).toEqual(others)).toPass();
    await page.keyboard.press('Control+z');
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();
    await page.keyboard.press('Control+Shift+z');
    await expect(async () => expect(await scores(api)).toEqual(others)).toPass();
    await page.keyboard.press('Control+z');
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();
  });

  await test.step('the table of a mail goes to one person after the other, without its heading', async () => {
    await copyFromMail(page, ['M4', 27, 35, 19]);
    await page.keyboard.press('Control+v');
    await expect(async () => expect((await scores(api)).slice(0, 4)).toEqual([27, 35, 19, typed[3]])).toPass();
    await expect(page.getByText('Skipped the heading "M4".')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();

    // The same into an open editor. A single text goes into its field.
    await page.keyboard.press('F2');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('textbox', { name: 'M4 qualification' });
    await cell('Adeyemi', SCORE).dblclick();
    await expect(editor).toBeFocused();
    await page.keyboard.press('Control+v');
    await expect(editor).toHaveCount(0);
    await expect(async () => expect((await scores(api)).slice(0, 4)).toEqual([27, 35, 19, typed[3]])).toPass();
    await page.keyboard.press('Control+z');
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();
    await copyElsewhere(page, '7');
    await page.keyboard.type('3');
    await page.keyboard.press('Control+v');
    await expect(editor).toHaveValue('37');
    // Keys of an input method aren't commands.
    await editor.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    await editor.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true });
    await expect(editor).toHaveValue('37');
    await page.keyboard.press('Escape');

    // With two tables, the person says which one.
    await copyElsewhere(
      page,
      '27\n35\n\nor\n\n19',
      '<table><tr><td>27<tr><td>35</table><p>or<table><tr><td>19</table>',
    );
    await page.keyboard.press('Control+v');
    const question = page.getByRole('alertdialog', { name: 'What do you want to paste?' });
    await expect(question.getByRole('button')).toHaveText([
      'Table 1 of 2 rows: 27, 35',
      'Table 2 of 1 row: 19',
      'Text of 4 lines: 27, 35, or …',
      'Cancel',
    ]);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(cell('Adeyemi', SCORE)).toBeFocused();
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(async () => expect((await scores(api))[0]).toBe(19)).toPass();
    await expect(cell('Adeyemi', SCORE)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();
  });

  await test.step('what is copied in the table is pasted exactly', async () => {
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(typed.slice(0, 2).join('\n'));
    await cell('Barlow', SCORE).click();
    await page.keyboard.press('Control+v');
    await expect(async () =>
      expect((await scores(api)).slice(0, 4)).toEqual([...typed.slice(0, 2), ...typed.slice(0, 2)]),
    ).toPass();
    await page.keyboard.press('Control+z');
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();
  });

  await test.step('the table is one stop of Tab, which saves and goes right while a cell is typed', async () => {
    await cell('Adeyemi', SCORE).click();
    await page.keyboard.type('11');
    await page.keyboard.press('Tab');
    await expect(cell('Adeyemi', SCORE + 1)).toBeFocused();
    await expect(async () => expect((await scores(api))[0]).toBe(11)).toPass();
    await page.keyboard.press('Control+z');
    await expect(async () => expect(await scores(api)).toEqual(typed)).toPass();
    const isInGrid = () => grid(page).evaluate((element) => element.contains(document.activeElement));
    await page.keyboard.press('Tab');
    expect(await isInGrid()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(cell('Adeyemi', SCORE + 1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await isInGrid()).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Home');
    await expect(grid(page).getByRole('columnheader', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await isInGrid()).toBe(false);
  });

  await test.step('what is chosen, and the cell that one is at, stay with their people when somebody joins above them', async () => {
    const place = { section: 'ALPHA', team: '1', role: 'FO', rank: 'SPC' };
    const named = (lastName: string) => ({ ...place, firstName: 'Ann', middleName: 'Lee', lastName });
    await cell('Barlow', SCORE).click();
    await page.keyboard.press('Shift+ArrowDown');
    const chosen = grid(page).locator(`[aria-colindex="${SCORE}"][aria-selected=true]`);
    await expect(chosen).toHaveCount(2);
    await api.importSoldiers([named('Aaron')]);
    await expect(grid(page).getByRole('row', { name: /^Aaron/ })).toBeVisible();
    await expect(cell('Barlow', SCORE)).toHaveAttribute('aria-selected', 'true');
    await expect(cell('Brandt', SCORE)).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveCount(2);

    // Typing still goes to the person who was selected before.
    await cell('Castellanos', SCORE).click();
    await api.importSoldiers([named('Abbot')]);
    await expect(grid(page).getByRole('row', { name: /^Abbot/ })).toBeVisible();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(cell('Castellanos', SCORE)).toContainText('12');
    await saved(cell('Castellanos', SCORE));
    await expect(cell('Brandt', SCORE)).not.toContainText('12');
  });

  await test.step('cells are changed as their kinds allow, refused with the rule, and left by Escape', async () => {
    await page.getByLabel('Section').selectOption('CHARLIE');
    // A score that breaks the rule stays, with the form's sentence, until it is canceled or correct.
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

    // Typing the stored value again undoes the refused one.
    await cell('Vance', 3).click();
    await page.keyboard.type('602');
    await page.keyboard.press('Enter');
    await expect(problem).toBeVisible();
    await cell('Vance', 3).click();
    await page.keyboard.type('33');
    await page.keyboard.press('Tab');
    await expect(problem).toHaveCount(0);
    await expect(cell('Vance', 3)).toContainText('33');

    // Yes or no with Space or its letter. Escape keeps the old value.
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
    await page.keyboard.type('11/15/22');
    await page.keyboard.press('Enter');
    await expect(cell('Vance', 5)).toContainText('15 NOV 2022');
    await saved(cell('Vance', 5));

    // The list offers what the rules allow.
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

    // Fills the selection with its first cell's value.
    await cell('Goldstein', 3).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(grid(page).locator('[aria-colindex="3"][aria-selected=true]')).toHaveCount(3);
    await page.keyboard.press('Control+d');
    await expect(cell('Merriweather', 3)).toContainText('33');
    await saved(cell('Merriweather', 3));

    // Clears the selection in one step, and undoes it in one step.
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

    // Assignments are changed on another screen.
    await expect(cell('Vance', 6).getByRole('link')).toHaveAttribute('href', '/admin/reassign');
  });

  await test.step('a cell that another changes meanwhile says so, and what was typed without a network is kept', async () => {
    await page.getByLabel('Section').selectOption('');
    const { id, version } = await kowalski(api);
    const score = cell('Kowalski', SCORE);
    await expect(cell('Kowalski', 4)).toContainText('No');
    // The click starts the search, and its cell keeps the focus while the rows above it disappear.
    await grid(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await page.getByLabel('Search').fill('Kowalski');
    await score.click();
    await expect(grid(page).getByRole('row')).toHaveCount(3);
    await expect(score).toBeFocused();
    // Other people's changes appear, and don't disturb typing.
    await page.keyboard.type('3');
    await api.updateSoldier(id, version, { driversLicense: true });
    await expect(cell('Kowalski', 4)).toContainText('Yes');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(score).toContainText('35');
    await saved(score);
    expect(await kowalski(api)).toMatchObject({ m4Qual: 35, driversLicense: true, version: version + 2 });

    // The same cell while it is open: a change that arrives before Enter doesn't count as seen.
    await score.click();
    await page.keyboard.type('36');
    await api.updateSoldier(id, version + 2, { m4Qual: 19, driversLicense: false });
    await expect(cell('Kowalski', 4)).toContainText('No');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/has changed it meanwhile, to 19\./).first()).toBeVisible();
    expect(await kowalski(api)).toMatchObject({ m4Qual: 19 });
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await saved(score);
    await expect(score).toBeFocused();
    expect(await kowalski(api)).toMatchObject({ m4Qual: 36, version: version + 4 });

    // The same cell without a network.
    await page.context().setOffline(true);
    await score.click();
    await page.keyboard.type('37');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^1 cell not saved/)).toBeVisible();
    await expect(score).toContainText('37');
    await api.updateSoldier(id, version + 4, { m4Qual: 20 });
    await page.context().setOffline(false);
    await expect(page.getByText(/has changed it meanwhile, to 20\./).first()).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await discard(page).click();
    await expect(page).toHaveURL('/home');
  });
});

interface Kowalski {
  id: string;
  version: number;
  m4Qual: number;
  driversLicense: boolean;
}

async function kowalski(api: ApiPerson): Promise<Kowalski> {
  const { soldiers } = await api.execute<{ soldiers: { edges: { node: Kowalski & { lastName: string } }[] } }>(
    '{ soldiers(first: 100) { edges { node { id version lastName m4Qual driversLicense } } } }',
  );
  const found = soldiers.edges.find(({ node }) => node.lastName === 'Kowalski');
  if (!found) throw new Error('Kowalski is not there.');
  return found.node;
}
