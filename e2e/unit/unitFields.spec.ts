import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { people } from '../support/due.ts';
import { following } from '../support/following.ts';
import { button, messages } from '../support/locators.ts';
import { calls, failCalls } from '../support/network.ts';
import type { OwnUnit } from '../support/ownUnit.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Unit fields' });
const form = (page: Page) => page.getByRole('form', { name: 'Add unit field' });

/** A value of each kind, as typed and as shown. */
const COLUMNS = [
  { label: 'Boot size', kind: 'NUMBER', typed: '010.50', shown: '10.5' },
  { label: 'Glasses', kind: 'YES_NO', typed: 'Yes', shown: 'Yes' },
  { label: 'Range card', kind: 'DAY', typed: '2026-01-05', shown: '05 JAN 2026' },
  { label: 'Blood type', kind: 'CHOICE', typed: 'O-', shown: 'O-' },
  { label: 'Phone', kind: 'TEXT', typed: '555-0100', shown: '555-0100' },
] as const;

test('unit fields are added and ordered, filled in by the controls of their kinds, and shown in a record', async ({
  page,
  unit,
}) => {
  test.slow();
  const [id] = await people(unit, { lastName: 'Known' });
  const others = COLUMNS.filter(({ kind }) => kind !== 'CHOICE' && kind !== 'TEXT');
  await setUnitFields(
    unit,
    others.map(({ label, kind }) => ({ label, kind, choices: [], visibility: 'STAFF' })),
  );
  await unit.open(page, '/admin/unit');
  for (const { label, kind, shownTo } of [
    { label: 'Blood type', kind: 'Choice', shownTo: 'Staff' },
    { label: 'Phone', kind: 'Text', shownTo: 'Staff and the soldier, who can edit it' },
  ]) {
    await button(page, 'Add unit field').click();
    await expect(form(page).getByLabel('Label')).toBeFocused();
    await form(page).getByLabel('Label').fill(label);
    await form(page).getByLabel('Kind').selectOption(kind);
    if (kind === 'Choice') await form(page).getByLabel('Choices').fill('O+\nO-');
    await form(page).getByRole('radio', { name: shownTo, exact: true }).check();
    await button(form(page), 'Add unit field').click();
    await expect(list(page).getByRole('listitem').filter({ hasText: label })).toContainText(kind);
    await expect(form(page)).toHaveCount(0);
  }
  // A label that rosters use for another field is refused.
  await button(page, 'Add unit field').click();
  await form(page).getByLabel('Label').fill('Duty position');
  await button(form(page), 'Add unit field').click();
  await expect(form(page)).toContainText('Records already have a field with this name.');
  await expectAccessibleByMouseAndTouch(page);
  await button(form(page), 'Cancel').click();
  await expect(button(page, 'Add unit field')).toBeFocused();
  // Beside the unit's own form, they can only be read.
  await page.getByRole('link', { name: 'Edit unit' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(COLUMNS.length);
  await expect(page.getByRole('button', { name: /unit field|Blood type/ })).toHaveCount(0);
  await button(page, 'Cancel').click();
  await button(page, 'Move Blood type up').click();
  await expect(list(page).getByRole('listitem').nth(2)).toContainText('Blood type');
  expect((await columnsOf(unit)).unitFields).toMatchObject([
    ...[{ label: 'Boot size' }, { label: 'Glasses' }, { label: 'Blood type', choices: ['O+', 'O-'] }],
    ...[{ label: 'Range card' }, { label: 'Phone', visibility: 'SOLDIER_EDITS' }],
  ]);

  // Filled in, they form a group of their own in the form and in the record.
  await page.goto(`${unit.server.url}/user-info/${id}/edit`);
  const group = page.getByRole('group', { name: 'Unit', exact: true });
  for (const { label, kind, typed } of COLUMNS) {
    const field = group.getByLabel(label);
    await (kind === 'YES_NO' || kind === 'CHOICE' ? field.selectOption(typed) : field.fill(typed));
  }
  await expectNoViolations(page);
  await button(page, 'Save record').click();
  const record = page.getByRole('region', { name: 'Unit', exact: true });
  for (const { label, shown } of COLUMNS) await expect(record).toContainText(`${label}${shown}`);
  // By keyboard, because the message about the saved record may cover it.
  await button(page, 'Show history').press('Enter');
  await expect(page.getByText('Range card: 05 JAN 2026')).toBeVisible();
  await expect(page.getByText('Glasses: Yes')).toBeVisible();
});

type StoredUnitField = { id: string; label: string; choices: string[]; visibility: string };

async function columnsOf(unit: OwnUnit) {
  const { unit: now } = await unit.staff.execute<{
    unit: { version: number; unitFields: StoredUnitField[] };
  }>('{ unit { version unitFields { id label choices visibility } } }');
  return now;
}

const TEXT = { kind: 'TEXT', choices: [], visibility: 'STAFF' };
const BLOOD = { label: 'Blood', kind: 'CHOICE', visibility: 'STAFF' };

/** Sets the unit's fields, as a colleague would. Resolves to the stored ones. */
async function setUnitFields(unit: OwnUnit, unitFields: readonly object[]): Promise<StoredUnitField[]> {
  const { version } = await columnsOf(unit);
  await unit.staff.execute(
    'mutation ($version: Int!, $unitFields: [UnitFieldInput!]!) { updateUnitFields(version: $version, unitFields: $unitFields) { version } }',
    { version, unitFields },
  );
  return (await columnsOf(unit)).unitFields;
}

test('what is typed of a unit field waits, and meets what a colleague changes', async ({ page, unit }) => {
  test.slow();
  const edited = (label: string) => page.getByRole('form', { name: `Edit ${label}` });
  await unit.open(page, '/admin/unit');
  page.on('dialog', (dialog) => void dialog.accept());

  await test.step('a new unit field is back after a reload', async () => {
    await button(page, 'Add unit field').click();
    await form(page).getByLabel('Label').fill('Phone');
    await page.reload();
    await expect(page.getByText('Your draft is back.')).toBeVisible();
    await expect(form(page).getByLabel('Label')).toHaveValue('Phone');
    await button(form(page), 'Add unit field').click();
    await expect(form(page)).toHaveCount(0);
    await expect(list(page).getByRole('listitem')).toHaveText(/^Phone/);
  });

  await test.step('a unit field that is being changed is back after a reload', async () => {
    await button(page, 'Edit Phone').click();
    await edited('Phone').getByLabel('Label').fill('Cell phone');
    const followsAgain = following(page, 'policyChanged');
    await page.reload();
    await expect(edited('Phone').getByLabel('Label')).toHaveValue('Cell phone');
    await button(page, 'Save unit field').click();
    await expect(page.getByRole('form', { name: /^Edit/ })).toHaveCount(0);
    await expect(list(page).getByRole('listitem')).toHaveText(/^Cell phone/);
    await followsAgain;
  });

  await test.step('what is typed keeps the choices that another tab adds meanwhile', async () => {
    const [blood] = await setUnitFields(unit, [{ ...BLOOD, choices: ['A', 'B'] }]);
    await button(page, 'Edit Blood').click();
    const label = edited('Blood').getByLabel('Label');
    await expect(label).toBeFocused();
    await label.fill('Blood type');
    await setUnitFields(unit, [{ ...BLOOD, id: blood?.id, choices: ['A', 'B', 'AB'] }]);
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('AB');
    await button(edited('Blood'), 'Save unit field').click();
    await expect(edited('Blood').getByRole('radio', { name: 'Saved elsewhere: A, B, AB' })).toBeChecked();
    const answerAgain = await failCalls(page, 'UnitFieldList');
    await button(edited('Blood'), 'Save unit field').click();
    await expect(page.getByRole('form', { name: /^Edit/ })).toHaveCount(0);
    await expect(messages(page)).toContainText('Unit fields saved.');
    expect((await columnsOf(unit)).unitFields).toMatchObject([{ label: 'Blood type', choices: ['A', 'B', 'AB'] }]);
    await answerAgain();
  });

  await test.step('the focus stays at the end of the list when the last unit field that a unit can have is added', async () => {
    await setUnitFields(
      unit,
      Array.from({ length: 19 }, (_, index) => ({
        ...TEXT,
        label: `Unit field ${index}`,
      })),
    );
    await expect(list(page).getByRole('listitem')).toHaveCount(19);
    await button(page, 'Add unit field').click();
    await form(page).getByLabel('Label').fill('The last');
    await form(page).getByLabel('Label').press('Enter');
    await expect(page.getByText("You've reached the limit of 20 unit fields.")).toBeFocused();
  });

  await test.step('what is being typed into a cell stays in its column when a colleague removes one', async () => {
    const [phone, locker] = await setUnitFields(unit, [
      { ...TEXT, label: 'Phone' },
      { ...TEXT, label: 'Locker' },
    ]);
    await page.goto(`${unit.server.url}/admin/roster?columns=own.${phone?.id},own.${locker?.id}`);
    const row = page.getByRole('grid', { name: 'Roster' }).getByRole('row', { name: 'Vance' });
    await row.locator('[aria-colindex="3"]').click();
    await page.keyboard.type('555');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('555');
    const isTold = page.waitForResponse((response) => calls('UnitPolicy')(response.request()));
    await setUnitFields(unit, [{ ...TEXT, id: locker?.id, label: 'Locker' }]);
    await (await isTold).finished();
    await page.keyboard.type('0142');
    await page.keyboard.press('Enter');
    // By the screen, or by the server where the answer is not drawn yet.
    const told = /Phone, 5550142: (This column is no longer there|The unit has no such unit field any more)\./;
    await expect(page.getByText(told)).toBeVisible();
    await expect(row.locator('[aria-colindex="3"]')).toHaveText('');
  });
});
