import type { Locator } from '@playwright/test';
import { calls } from '../support/network.ts';
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
import { PHONE } from '../support/widths.ts';

/** The options that can be chosen, and the placeholder, which cannot. */
async function expectOptions(select: Locator, placeholder: string, options: string[]): Promise<void> {
  await expect(select.locator('option:not([disabled])')).toHaveText(options);
  await expect(select.locator('option[disabled]')).toHaveText([placeholder]);
}

test('the form offers what goes together, and choosing sets what follows', async ({ page, unit }) => {
  await unit.add('Ruiz', RTO_OF_ALPHA_1);
  await unit.open(page, '/admin/reassign');
  await assign(page, 'SPC Ruiz').click();
  const open = form(page, 'SPC Ruiz');
  const [section, teams, role] = [open.getByLabel('Section'), open.getByLabel('Team'), open.getByLabel('Role')];
  await expect(section).toBeFocused();
  await expectPlace(open, 'ALPHA', 'TEAM_1', 'RTO');
  await expectOptions(section, 'SECTION', ['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'UNASSIGNED']);
  await expectOptions(teams, 'TEAM', ['HQ', '1', '2', '3']);
  await expectOptions(role, 'ROLE', ['FO', 'RTO']);
  await expect(assign(page, 'SFC Vance')).toBeDisabled();

  await section.selectOption('BN STAFF');
  await expectPlace(open, 'BN_STAFF', 'HQ', 'BN_FO');
  await expectOptions(teams, 'TEAM', ['HQ']);
  await expectOptions(role, 'ROLE', ['BN FSO', 'BN FSNCO', 'AFATDS', 'BN FO', 'BN RTO']);
  for (const company of ['ALPHA', 'BRAVO', 'CHARLIE']) {
    await section.selectOption(company);
    await expectPlace(open, company, 'HQ', 'CO_FSO');
    await expectOptions(teams, 'TEAM', ['HQ', '1', '2', '3']);
    await expectOptions(role, 'ROLE', ['CO FSO', 'CO FSNCO']);
    for (const name of ['1', '2', '3']) {
      await teams.selectOption(name);
      await expectPlace(open, company, `TEAM_${name}`, 'FO');
      await expectOptions(role, 'ROLE', ['FO', 'RTO']);
    }
    await teams.selectOption('HQ');
    await expectPlace(open, company, 'HQ', 'CO_FSO');
  }
  await section.selectOption('DELTA');
  await expectPlace(open, 'DELTA', 'HQ', 'CO_FSO');
  await expectOptions(teams, 'TEAM', ['HQ']);
  await expectOptions(role, 'ROLE', ['CO FSO', 'CO FSNCO']);
  await section.selectOption('UNASSIGNED');
  await expectPlace(open, 'UNASSIGNED', 'UNASSIGNED', 'UNASSIGNED');
  await expectOptions(teams, 'TEAM', ['UNASSIGNED']);
  await expectOptions(role, 'ROLE', ['UNASSIGNED']);

  await page.getByRole('button', { name: 'Cancel assigning SPC Ruiz' }).click();
  await expect(open).toBeHidden();
  await expect(assign(page, 'SPC Ruiz')).toBeFocused();
  await expect(assign(page, 'SFC Vance')).toBeEnabled();
  await assign(page, 'SPC Ruiz').press('Enter');
  await expect(section).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
  await expect(assign(page, 'SPC Ruiz')).toBeFocused();
  await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toBeVisible();
});

test('by keyboard alone: the row moves after 700 ms, is marked there and has the focus; Undo takes it back', async ({
  page,
  unit,
}) => {
  await unit.add('Ruiz', RTO_OF_ALPHA_1);
  await page.clock.install();
  await unit.open(page, '/admin/reassign');
  await assign(page, 'SPC Ruiz').focus();
  await page.keyboard.press('Enter');
  const open = form(page, 'SPC Ruiz');
  await expect(open.getByLabel('Section')).toBeFocused();
  await page.keyboard.type('BR');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('RT');
  await expectPlace(open, 'BRAVO', 'TEAM_2', 'RTO');
  await page.keyboard.press('Tab');

  // From here on time passes only when the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000);
  const answer = page.waitForResponse((response) => calls('AssignSoldier')(response.request()));
  await page.keyboard.press('Enter');
  await expect(open).toBeHidden();
  expect(await (await answer).json()).toMatchObject({ data: { assignSoldier: { team: 'TEAM_2', unitPosition: 25 } } });
  const [before, after] = [row(panel(page, 'ALPHA'), 'Ruiz'), row(panel(page, 'BRAVO'), 'Ruiz')];
  await page.clock.runFor(690);
  await expect(before).toContainText('Assigning…');
  await expect(assign(page, 'SFC Vance')).toBeDisabled();
  await expect(after).toBeHidden();
  await page.clock.runFor(20);
  await expect(after).toContainText('Moved here');
  await expect(before).toBeHidden();
  await page.clock.resume();
  await expect(assign(page, 'SFC Vance')).toBeEnabled();
  await expect(team(page, 'BRAVO', '2')).toHaveText([/^FO open$/, /^RTO SPC Ruiz/]);
  await expect(page.getByText('SPC Ruiz is now in BRAVO · Team 2 · RTO.')).toBeAttached();
  await expect(after.locator(':focus')).toContainText('Ruiz');

  // Another Enter follows no link: Tab leads to the link, and then to Undo.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(after.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(before).toContainText('Moved here');
  await expect(before.getByRole('button', { name: /Undo/ })).toHaveCount(0);
  await page.reload();
  await expect(before).toBeVisible();
});

test('an assignment that changes nothing says so and keeps the focus in the row', async ({ page, unit }) => {
  await unit.add('Ruiz', RTO_OF_ALPHA_1);
  await unit.open(page, '/admin/reassign');
  await assign(page, 'SPC Ruiz').click();
  await save(page);
  const ruiz = row(panel(page, 'ALPHA'), 'Ruiz');
  await expect(form(page, 'SPC Ruiz')).toHaveCount(0);
  await expect(ruiz).toContainText('Not changed');
  await expect(ruiz.getByRole('button', { name: /Undo/ })).toHaveCount(0);
  await expect(ruiz.locator(':focus')).toContainText('Ruiz');
  await expect(page.getByText('SPC Ruiz stays in ALPHA · Team 1 · RTO.')).toBeAttached();
  await expect(assign(page, 'SFC Vance')).toBeEnabled();
});

test('a role that brings staff rights says so in the row, with Undo for 8 s, whatever is done meanwhile', async ({
  page,
  unit,
}) => {
  await unit.add('Ruiz', RTO_OF_ALPHA_1);
  await unit.add('Fox', FO_OF_ALPHA_1);
  await page.clock.install();
  await unit.open(page, '/admin/reassign');
  await assign(page, 'SPC Ruiz').click();
  await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('BRAVO');
  await save(page);
  const ruiz = row(panel(page, 'BRAVO'), 'Ruiz');
  const undo = ruiz.getByRole('button', { name: 'Undo the move of SPC Ruiz' });
  await expect(ruiz).toContainText('Moved here, has staff rights now');
  await expect(page.getByText('SPC Ruiz is now in BRAVO · HQ · CO FSO, and has staff rights now.')).toBeAttached();
  await expect(row(panel(page, 'ADMIN USERS'), 'Ruiz')).toBeVisible();

  await assign(page, 'SPC Fox').click();
  await expect(undo).toBeDisabled();
  await form(page, 'SPC Fox').getByLabel('Section').selectOption('UNASSIGNED');
  await save(page);
  await expect(row(panel(page, 'UNASSIGNED'), 'Fox')).toContainText('Moved here');
  await undo.click();
  await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toContainText('Moved here, has no staff rights now');
  await expect(row(panel(page, 'ADMIN USERS'), 'Ruiz')).toHaveCount(0);
  await expect(row(panel(page, 'UNASSIGNED'), 'Fox')).toContainText('Moved here');

  await page.clock.fastForward(8000);
  await assign(page, 'SPC Ruiz').click();
  await expect(page.getByText('Moved here')).toHaveCount(0);
});

test('a refused assignment says why in the row and keeps what was chosen', async ({ page, context, unit }) => {
  const ruiz = await unit.add('Ruiz', RTO_OF_ALPHA_1);
  await unit.open(page, '/admin/reassign');
  await assign(page, 'SPC Ruiz').click();
  await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('CHARLIE');
  await unit.staff.assignSoldier(ruiz, 1, { section: 'BRAVO', team: 'TEAM_1', role: 'FO' });
  await save(page);
  // The board shows the other one's change; what was chosen here is still chosen.
  const moved = row(panel(page, 'BRAVO'), 'Ruiz');
  await expect(moved.getByRole('alert')).toHaveText(
    'You changed this elsewhere while you were working on it. Please review the changes. SPC Ruiz is now in BRAVO · Team 1 · FO.',
  );
  await expectPlace(moved, 'CHARLIE', 'HQ', 'CO_FSO');
  await context.setOffline(true);
  await save(page);
  await expect(moved.getByRole('alert')).toContainText('The network did not answer.');
  await expectPlace(moved, 'CHARLIE', 'HQ', 'CO_FSO');
  await context.setOffline(false);
  await save(page);
  await expect(row(panel(page, 'CHARLIE'), 'Ruiz')).toContainText('Moved here');
  await expect(row(panel(page, 'ADMIN USERS'), 'Ruiz')).toBeVisible();
  await row(panel(page, 'CHARLIE'), 'Ruiz').getByRole('button', { name: /Undo/ }).click();
  await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toContainText('Moved here');
  await expect(row(panel(page, 'ADMIN USERS'), 'Ruiz')).toHaveCount(0);

  await assign(page, 'SFC Vance').click();
  await form(page, 'SFC Vance').getByLabel('Role').selectOption('AFATDS');
  await save(page);
  await expect(form(page, 'SFC Vance')).toContainText('The last person with staff rights cannot lose them.');
  await expectPlace(form(page, 'SFC Vance'), 'BN_STAFF', 'HQ', 'AFATDS');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a double click on Save assignment goes nowhere else', async ({ page, unit }) => {
    for (const lastName of ['Adams', 'Baker', 'Clark', 'Davis', 'Evans', 'Frank']) {
      const id = await unit.add(lastName);
      await unit.staff.grantAdmin(id);
    }
    await unit.add('Zane');
    await page.setViewportSize({ width: 375, height: 812 });
    await unit.open(page, '/admin/reassign');
    await assign(page, 'SPC Zane').click();
    await form(page, 'SPC Zane').getByLabel('Section').selectOption('ALPHA');
    const button = page.getByRole('button', { name: 'Save assignment' });
    // In the middle, so that nothing scrolls when the content below moves up.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => addEventListener('click', () => document.body.append('One click. ')));
    const box = await button.boundingBox();
    if (!box) throw new Error('The button has no place on the screen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await expect(form(page, 'SPC Zane')).toHaveCount(0);
    await page.mouse.click(x, y);
    await expect(row(panel(page, 'ALPHA'), 'Zane')).toContainText('Moved here');
    await expect(page).toHaveURL(/\/admin\/reassign$/);
    // Whatever the second click hit, it did nothing.
    await expect(page.locator('body')).not.toContainText('One click. One click.');
  });

  test('whoever was moved is in sight also where a click focuses no button, as in Safari', async ({ page, unit }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await unit.add('Ruiz', RTO_OF_ALPHA_1);
    await unit.open(page, '/admin/reassign');
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('UNASSIGNED');
    // In Safari a click focuses an element around the button in its place.
    await page.getByRole('group', { name: 'The sections' }).focus();
    await page.getByRole('button', { name: 'Save assignment' }).dispatchEvent('click');
    const moved = row(panel(page, 'UNASSIGNED'), 'Ruiz');
    await expect(moved.locator(':focus')).toContainText('Moved here');
    await expect(moved).toBeInViewport({ ratio: 1 });
  });
});
