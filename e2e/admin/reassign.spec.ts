import { expectNoViolations } from '../support/axe.ts';
import { alertOf, title } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import {
  FO_OF_ALPHA_1,
  RTO_OF_ALPHA_1,
  assign,
  expectPlace,
  form,
  panel,
  row,
  save,
  team,
} from '../support/reassignBoard.ts';

test('a name of nine letters stays in one piece beside the role UNASSIGNED', async ({ page, unit }) => {
  const UNASSIGNED = { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' };
  for (const name of ['Nobodyson', 'Li']) await unit.add(name, UNASSIGNED);
  await unit.open(page, '/admin/reassign');
  const heightOf = async (name: string) =>
    (await panel(page, 'UNASSIGNED').getByText(name, { exact: true }).boundingBox())?.height;
  expect(await heightOf('Nobodyson')).toBe(await heightOf('Li'));
});

test('every section stands with its teams, people in their order, and gaps', async ({ page, unit }) => {
  test.slow();
  const LONG = 'Wolfeschlegelsteinhausenbergerdorffوالتزامات長い名前';
  await unit.add('Ruiz', RTO_OF_ALPHA_1);
  await unit.add('Fox', FO_OF_ALPHA_1);
  await unit.add('Ames', FO_OF_ALPHA_1);
  await unit.add('Stone', { section: 'BRAVO', team: 'TEAM_3', role: 'RTO', rank: 'SECOND_LT' });
  const longId = await unit.add('Long', { section: 'CHARLIE', team: 'TEAM_2', role: 'FO' });
  await unit.staff.updateSoldier(longId, 1, { lastName: LONG });

  await unit.open(page, '/admin/reassign', 'Ruiz');
  await expect(page).toHaveURL(/\/home$/);

  await unit.open(page, '/admin/reassign');
  await expect(title(page, 'Reassign')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'UNASSIGNED'],
    ...['ADMIN USERS', 'Waiting for approval', 'Join code'],
  ]);
  for (const section of ['ALPHA', 'BRAVO', 'CHARLIE']) {
    const names = ['Team: HQ', 'Team: 1', 'Team: 2', 'Team: 3'];
    await expect(panel(page, section).getByRole('heading', { level: 3 })).toHaveText(names);
  }
  for (const section of ['DELTA', 'UNASSIGNED']) {
    await expect(panel(page, section).getByRole('heading', { level: 3 })).toHaveCount(0);
    await expect(panel(page, section).getByText('No one assigned', { exact: true })).toBeVisible();
  }
  await expect(panel(page, 'ALPHA').getByText('No one assigned', { exact: true })).toHaveCount(3);
  await expect(team(page, 'ALPHA', '1')).toHaveText([/^FO SPC Ames/, /^FO SPC Fox/, /^RTO SPC Ruiz/]);
  await expect(team(page, 'BRAVO', '3')).toHaveText([/^FO open$/, /^RTO 2LT Stone/]);
  await expect(team(page, 'BRAVO', 'HQ')).toHaveText(['CO FSO open', 'CO FSNCO open']);
  const staff = [/^BN FSO open/, /^BN FSNCO SFC Vance/, /^BN FO open/, /^AFATDS open/, /^BN RTO open/];
  await expect(panel(page, 'BN STAFF').getByRole('listitem')).toHaveText(staff);
  await expect(panel(page, 'Waiting for approval')).toContainText('No one is waiting for approval.');
  await expect(panel(page, 'ALPHA')).toContainText(/^ALPHA3 of 8 assigned/);
  await expect(panel(page, 'UNASSIGNED')).toContainText(/^UNASSIGNED0 assigned/);

  await expectNoViolations(page);
  await expect(assign(page, 'SPC Ruiz')).toHaveText('Assign');
  await assign(page, 'SPC Ruiz').click();
  await expect(page.getByRole('button', { name: 'Cancel assigning SPC Ruiz' })).toHaveText('Cancel');
  await form(page, 'SPC Ruiz').getByLabel('Team').selectOption('HQ');
  await expect(form(page, 'SPC Ruiz')).toContainText('This role brings staff rights.');
  await page.getByRole('button', { name: 'Add Admin Permissions' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(alertOf(page)).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(row(panel(page, 'CHARLIE'), LONG)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('while a form is open, an open position takes the person by a press; the form opens there if it brings rights', async ({
  page,
  unit,
}) => {
  await unit.add('Ruiz', RTO_OF_ALPHA_1);
  await unit.open(page, '/admin/reassign');
  const take = (place: string) => page.getByRole('button', { name: place, exact: true });
  const rto = take('RTO open: assign SPC Ruiz to BRAVO · Team 2 · RTO');
  await expect(assign(page, 'SPC Ruiz')).toBeVisible();
  await expect(rto).toHaveCount(0);
  await assign(page, 'SPC Ruiz').click();
  await expectNoViolations(page);
  await rto.press('Enter');
  await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toContainText('Moved here');
  await expect(row(panel(page, 'BRAVO'), 'Ruiz').locator(':focus')).toBeVisible();
  await expect(rto).toHaveCount(0);

  await assign(page, 'SPC Ruiz').click();
  await take('FO open: assign SPC Ruiz to CHARLIE · Team 3 · FO').click();
  await expect(row(panel(page, 'CHARLIE'), 'Ruiz')).toContainText('FO SPC Ruiz  Moved here');

  await assign(page, 'SPC Ruiz').click();
  await take('CO FSO open: assign SPC Ruiz to DELTA · HQ · CO FSO').click();
  const there = panel(page, 'DELTA').getByRole('form', { name: 'Assign SPC Ruiz' });
  await expect(there).toContainText('This role brings staff rights.');
  await expect(there.getByLabel('Section')).toBeFocused();
  await expectPlace(there, 'DELTA', 'HQ', 'CO_FSO');
  await page.keyboard.press('Escape');
  await expect(there).toHaveCount(0);
  await expect(assign(page, 'SPC Ruiz')).toBeFocused();
});

test('the name of whoever was moved keeps its line, with Undo there too', async ({ page, unit }) => {
  await unit.add('Castellanos', RTO_OF_ALPHA_1);
  await unit.open(page, '/admin/reassign');
  await assign(page, 'SPC Castellanos').click();
  await form(page, 'SPC Castellanos').getByLabel('Section').selectOption('CHARLIE');
  await save(page);
  const moved = row(panel(page, 'CHARLIE'), 'Castellanos');
  await expect(moved.getByRole('button', { name: 'Undo' })).toBeVisible();
  const lines = await moved.getByText('Castellanos', { exact: true }).evaluate((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);

  // On paper it looks like any other place.
  await page.emulateMedia({ media: 'print' });
  await expect(moved).toBeVisible();
  await expect(moved.getByText('Moved here')).toBeHidden();
  await expect(moved).toHaveCSS('box-shadow', 'none');
});
