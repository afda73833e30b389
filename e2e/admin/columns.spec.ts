import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { following } from '../support/following.ts';
import { button, messages, title } from '../support/locators.ts';
import { calls, failCalls } from '../support/network.ts';
import type { OwnUnit } from '../support/ownUnit.ts';
import { signInHere } from '../support/session.ts';
import { csvLines } from '../support/spreadsheet.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { expectAccessibleAtEveryWidth } from '../support/widths.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Unit columns' });
const form = (page: Page) => page.getByRole('form', { name: 'Add column' });

/** What each kind holds: as it is filled in, and as it is shown. */
const COLUMNS = [
  {
    label: 'Phone',
    kind: 'Text',
    shownTo: 'The soldier, who may edit it',
    typed: '555-0100',
    shown: '555-0100',
  },
  {
    label: 'Boot size',
    kind: 'Number',
    shownTo: 'Staff',
    typed: '010.50',
    shown: '10.5',
  },
  {
    label: 'Glasses',
    kind: 'Yes or no',
    shownTo: 'Also the soldier',
    typed: 'Yes',
    shown: 'Yes',
  },
  {
    label: 'Range card',
    kind: 'Day',
    shownTo: 'Staff',
    typed: '2026-01-05',
    shown: '05 JAN 2026',
  },
  {
    label: 'Blood type',
    kind: 'Choice',
    shownTo: 'Staff',
    typed: 'O-',
    shown: 'O-',
  },
] as const;

test("columns of the unit's own are added, filled in, exported, imported, shown to their soldier or not, and removed", async ({
  page,
  unit,
}) => {
  test.slow();
  const id = await unit.add('Known', { firstName: 'Ann', middleName: 'May' });
  await unit.open(page, '/admin/unit');
  for (const { label, kind, shownTo } of COLUMNS) {
    await button(page, 'Add column').first().click();
    await form(page).getByLabel('Label').fill(label);
    await form(page).getByLabel('Kind').selectOption(kind);
    if (kind === 'Choice') await form(page).getByLabel('Choices').fill('O+\nO-');
    await form(page).getByRole('radio', { name: shownTo, exact: true }).check();
    await button(form(page), 'Add column').click();
    await expect(list(page).getByRole('listitem').filter({ hasText: label })).toContainText(kind);
    await expect(form(page)).toHaveCount(0);
  }
  // What a roster calls something else is refused at the field.
  await button(page, 'Add column').click();
  await form(page).getByLabel('Label').fill('Duty position');
  await button(form(page), 'Add column').click();
  await expect(form(page)).toContainText('A record has a field of that name already.');
  await expectAccessibleAtEveryWidth(page);
  await button(form(page), 'Cancel').click();
  await button(page, 'Move Blood type up').click();
  await expect(list(page).getByRole('listitem').nth(3)).toContainText('Blood type');

  // Filled in: a group of their own in the form and in the record.
  await page.goto(`${unit.server.url}/user-info/${id}/edit`);
  const group = page.getByRole('group', { name: 'Unit', exact: true });
  for (const { label, kind, typed } of COLUMNS) {
    const field = group.getByLabel(label);
    await (kind === 'Yes or no' || kind === 'Choice' ? field.selectOption(typed) : field.fill(typed));
  }
  await expectAccessibleAtEveryWidth(page);
  await button(page, 'Save record').click();
  const record = page.getByRole('region', { name: 'Unit', exact: true });
  for (const { label, shown } of COLUMNS) await expect(record).toContainText(`${label}${shown}`);
  // By the keyboard: the message that the record is saved may be over it.
  await button(page, 'Show history').press('Enter');
  await expect(page.getByText('Range card: 05 JAN 2026')).toBeVisible();
  await expect(page.getByText('Glasses: Yes')).toBeVisible();

  // Exported, changed in the file, and imported; a value that cannot be read is a problem of its row.
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('link', { name: 'Roster', exact: true }).click();
  const { lines } = await csvLines(page.getByRole('group', { name: 'Export everything records' }));
  const [headings = [], ...rows] = lines;
  expect(headings.slice(-5)).toEqual(['Phone', 'Boot size', 'Glasses', 'Blood type', 'Range card']);
  const known = rows.find(([first]) => first === 'Ann') ?? [];
  expect(known.slice(-5)).toEqual(['555-0100', '10.5', 'Yes', 'O-', '05 JAN 2026']);
  const changed = (...own: string[]) => Papa.unparse([headings, [...known.slice(0, -5), ...own]]);
  await page.getByRole('link', { name: 'Import' }).click();
  const choose = (content: string) =>
    page.getByLabel('Roster file').setInputFiles({
      name: 'roster.csv',
      mimeType: '',
      buffer: Buffer.from(content),
    });
  await choose(changed('555-0100', '10.5', 'perhaps', 'Z', '2026-01-05'));
  await button(page, 'Check 1 row').click();
  await expect(page.getByText('Glasses must be yes or no, not "perhaps".')).toBeVisible();
  await expect(page.getByText('Blood type must be O+ or O-, not "Z".')).toBeVisible();
  await choose(changed('', '11', 'no', 'o +', 'none'));
  await button(page, 'Check 1 row').click();
  await expect(page.getByText('Boot size: 10.5 → 11')).toBeVisible();
  await button(page, 'Import 1 record').click();
  await expect(page.getByText('Imported: 0 added, 1 changed, 0 unchanged.')).toBeVisible();

  // The soldier sees and edits what is for them.
  await unit.open(page, `/user-info/${id}`, 'Known');
  await expect(title(page, 'My Info')).toBeVisible();
  await expect(record.getByRole('term')).toHaveText(['Phone', 'Glasses']);
  await expect(record).toContainText('GlassesNo');
  await button(page, 'Show history').click();
  await expect(page.getByText('Glasses: Yes → No')).toBeVisible();
  await expect(page.getByText('Boot size')).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await expect(group.getByRole('textbox')).toHaveCount(1);
  await group.getByLabel('Phone').fill('555-0199');
  await button(page, 'Save record').click();
  await expect(record).toContainText('Phone555-0199');

  // Removed after a question that says what is lost, with its values in the history.
  await unit.open(page, '/admin/unit');
  await button(page, 'Remove Phone').click();
  const question = page.getByRole('alertdialog', { name: 'Remove Phone?' });
  await expect(question).toContainText('1 person has a value in it.');
  await button(question, 'Remove column').click();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  await page.goto(`${unit.server.url}/user-info/${id}`);
  await expect(record.getByRole('term')).toHaveText(['Boot size', 'Glasses', 'Blood type', 'Range card']);
  await button(page, 'Show history').click();
  await expect(page.getByText('Phone: not kept').first()).toBeVisible();
  await expect(page.getByText('555')).toHaveCount(0);
});

type StoredColumn = { id: string; label: string; choices: string[] };

async function columnsOf(unit: OwnUnit) {
  const { unit: now } = await unit.staff.execute<{
    unit: { version: number; columns: StoredColumn[] };
  }>('{ unit { version columns { id label choices } } }');
  return now;
}

const TEXT = { kind: 'TEXT', choices: [], visibility: 'STAFF' };
const BLOOD = { label: 'Blood', kind: 'CHOICE', visibility: 'STAFF' };

/** Gives the unit these columns, as a colleague may; gives them as they are stored. */
async function setColumns(unit: OwnUnit, columns: readonly object[]): Promise<StoredColumn[]> {
  const { version } = await columnsOf(unit);
  await unit.staff.execute(
    'mutation ($version: Int!, $columns: [UnitColumnInput!]!) { updateColumns(version: $version, columns: $columns) { version } }',
    { version, columns },
  );
  return (await columnsOf(unit)).columns;
}

test('what is typed of a column waits, and meets what a colleague changes', async ({ page, unit }) => {
  test.slow();
  const edited = (label: string) => page.getByRole('form', { name: `Edit ${label}` });
  const follows = following(page, 'policyChanged');
  await unit.open(page, '/admin/unit');
  await follows;
  page.on('dialog', (dialog) => void dialog.accept());

  await test.step('a new column is back after a reload', async () => {
    await button(page, 'Add column').click();
    await form(page).getByLabel('Label').fill('Phone');
    await page.reload();
    await expect(page.getByText('Your draft is back.')).toBeVisible();
    await expect(form(page).getByLabel('Label')).toHaveValue('Phone');
    await button(form(page), 'Add column').click();
    await expect(form(page)).toHaveCount(0);
    await expect(list(page).getByRole('listitem')).toHaveText(/^Phone/);
  });

  await test.step('a column that is being changed is back after a reload, and its draft is gone once it is saved', async () => {
    await button(page, 'Edit Phone').click();
    await edited('Phone').getByLabel('Label').fill('Cell phone');
    await page.reload();
    await expect(edited('Phone').getByLabel('Label')).toHaveValue('Cell phone');
    await button(page, 'Save column').click();
    await expect(page.getByRole('form', { name: /^Edit/ })).toHaveCount(0);
    await expect(list(page).getByRole('listitem')).toHaveText(/^Cell phone/);
    const followsAgain = following(page, 'policyChanged');
    await page.reload();
    await expect(list(page).getByRole('listitem')).toHaveText(/^Cell phone/);
    await expect(page.getByText('Your draft is back.')).toHaveCount(0);
    await followsAgain;
  });

  await test.step('what is typed waits when the session ends, and keeps the choices of a colleague', async () => {
    const [blood] = await setColumns(unit, [{ ...BLOOD, choices: ['A', 'B'] }]);
    await button(page, 'Edit Blood').click();
    const label = edited('Blood').getByLabel('Label');
    await expect(label).toBeFocused();
    await label.fill('Blood type');
    await page.context().clearCookies();
    await button(edited('Blood'), 'Save column').click();
    await signInHere(page, STAFF.email);
    await expect(label).toHaveValue('Blood type');

    await setColumns(unit, [{ ...BLOOD, id: blood?.id, choices: ['A', 'B', 'AB'] }]);
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('AB');
    await button(edited('Blood'), 'Save column').click();
    await expect(edited('Blood').getByRole('radio', { name: 'Theirs: A, B, AB' })).toBeChecked();
    const answerAgain = await failCalls(page, 'UnitColumns');
    await button(edited('Blood'), 'Save column').click();
    await expect(messages(page)).toContainText('Unit columns saved.');
    expect((await columnsOf(unit)).columns).toMatchObject([{ label: 'Blood type', choices: ['A', 'B', 'AB'] }]);
    await answerAgain();
  });

  await test.step('the focus stays at the end of the list when the last column that a unit can have is added', async () => {
    await setColumns(
      unit,
      Array.from({ length: 19 }, (_, index) => ({
        ...TEXT,
        label: `Column ${index}`,
      })),
    );
    await expect(list(page).getByRole('listitem')).toHaveCount(19);
    await button(page, 'Add column').click();
    await form(page).getByLabel('Label').fill('The last');
    await form(page).getByLabel('Label').press('Enter');
    await expect(page.getByText('These are all 20 columns that a unit can have.')).toBeFocused();
  });

  await test.step('what is being typed into a cell stays in its column when a colleague removes one', async () => {
    const [phone, locker] = await setColumns(unit, [
      { ...TEXT, label: 'Phone' },
      { ...TEXT, label: 'Locker' },
    ]);
    await page.goto(`${unit.server.url}/admin/roster?columns=own.${phone?.id},own.${locker?.id}`);
    const row = page.getByRole('grid', { name: 'Roster' }).getByRole('row', { name: 'Vance' });
    await row.locator('[aria-colindex="2"]').click();
    await page.keyboard.type('555');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('555');
    const isTold = page.waitForResponse((response) => calls('UnitPolicy')(response.request()));
    await setColumns(unit, [{ ...TEXT, id: locker?.id, label: 'Locker' }]);
    await (await isTold).finished();
    await page.keyboard.type('0142');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Phone, 5550142: This column is no longer there.')).toBeVisible();
    await expect(row.locator('[aria-colindex="2"]')).toHaveText('');
  });
});
