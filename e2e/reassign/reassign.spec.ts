import type { Locator, Page } from '@playwright/test';
import { people } from '../support/due.ts';
import { alertOf, title } from '../support/locators.ts';
import { calls } from '../support/network.ts';
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
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch, PHONE } from '../support/widths.ts';

const DESK = { width: 1280, height: 800 };
const LONG = 'Wolfeschlegelsteinhausenbergerdorffوالتزامات長い名前';
const UNASSIGNED = {
  section: 'UNASSIGNED',
  team: 'UNASSIGNED',
  role: 'UNASSIGNED',
};

/** Expects these options, and a placeholder that can't be chosen. */
async function expectOptions(select: Locator, placeholder: string, options: string[]): Promise<void> {
  await expect(select.locator('option:not([disabled])')).toHaveText(options);
  await expect(select.locator('option[disabled]')).toHaveText([placeholder]);
}

/** The height of a person's name in the list of people without a place. */
const heightOf = async (page: Page, name: string) =>
  (await panel(page, 'UNASSIGNED').getByText(name, { exact: true }).boundingBox())?.height;

/** How many lines a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

test('every section stands with its teams, people and gaps, and fits; the form offers what goes together; a press on a gap assigns', async ({
  page,
  unit,
}) => {
  test.slow();
  await people(
    unit,
    { ...RTO_OF_ALPHA_1, lastName: 'Ruiz' },
    { ...FO_OF_ALPHA_1, lastName: 'Fox' },
    { ...FO_OF_ALPHA_1, lastName: 'Castellanos' },
    { lastName: LONG, section: 'CHARLIE', team: 'TEAM_2', role: 'FO' },
    { ...UNASSIGNED, lastName: 'Nobodyson' },
    { ...UNASSIGNED, lastName: 'Li' },
  );

  await test.step('every section stands with its teams', async () => {
    await unit.open(page, '/admin/reassign');
    await expect(title(page, 'Reassign')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      ...['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'UNASSIGNED'],
      ...['ADMIN USERS', 'Waiting for approval', 'Join code'],
    ]);
    const names = ['Team: HQ', 'Team: 1', 'Team: 2', 'Team: 3'];
    await expect(panel(page, 'ALPHA').getByRole('heading', { level: 3 })).toHaveText(names);
    await expect(panel(page, 'DELTA').getByRole('heading', { level: 3 })).toHaveCount(0);
    await expect(panel(page, 'DELTA').getByText('No one assigned', { exact: true })).toBeVisible();
    await expect(panel(page, 'ALPHA').getByText('No one assigned', { exact: true })).toHaveCount(3);
    await expect(team(page, 'ALPHA', '1')).toHaveText([/^FO SPC Castellanos/, /^FO SPC Fox/, /^RTO SPC Ruiz/]);
    const staff = [/^BN FSO open/, /^BN FSNCO SFC Vance/, /^BN FO open/, /^AFATDS open/, /^BN RTO open/];
    await expect(panel(page, 'BN STAFF').getByRole('listitem')).toHaveText(staff);
    await expect(panel(page, 'ALPHA')).toContainText(/^ALPHA3 of 8 assigned/);
    await expect(panel(page, 'UNASSIGNED')).toContainText(/^UNASSIGNED2 assigned/);
  });

  await test.step('with a mouse, a person takes two lines, and one on a wide screen', async () => {
    const height = async () => (await row(panel(page, 'UNASSIGNED'), 'Li').boundingBox())?.height;
    for (const [width, most] of [
      [1280, 36],
      [1920, 26],
    ] as const) {
      await page.setViewportSize({ ...DESK, width });
      await expect.poll(height).toBeLessThanOrEqual(most);
    }
    await page.setViewportSize(DESK);
  });

  await test.step('the form offers what goes together, and choosing sets what follows', async () => {
    await expect(assign(page, 'SPC Ruiz')).toHaveText('Assign');
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
    await section.selectOption('BRAVO');
    await teams.selectOption('3');
    await expectPlace(open, 'BRAVO', 'TEAM_3', 'FO');

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

  await test.step('an open position takes the person whose form is open; the form opens there if the position brings rights', async () => {
    const take = (place: string) => page.getByRole('button', { name: place, exact: true });
    const rto = take('RTO open: assign SPC Ruiz to BRAVO · Team 2 · RTO');
    await expect(rto).toHaveCount(0);
    await assign(page, 'SPC Ruiz').click();
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
    await expect(there).toContainText('This role gives staff rights.');
    await expect(there.getByLabel('Section')).toBeFocused();
    await expectPlace(there, 'DELTA', 'HQ', 'CO_FSO');
    await page.keyboard.press('Escape');
    await expect(there).toHaveCount(0);
    await expect(assign(page, 'SPC Ruiz')).toBeFocused();
  });

  await test.step('names stay in one piece at a desk and on a phone, also the name of a person who was moved, beside Undo', async () => {
    await assign(page, 'SPC Castellanos').click();
    await form(page, 'SPC Castellanos').getByLabel('Section').selectOption('CHARLIE');
    await save(page);
    const moved = row(panel(page, 'CHARLIE'), 'Castellanos');
    await expect(moved.getByRole('button', { name: 'Undo' })).toBeVisible();
    for (const size of [DESK, PHONE.viewport]) {
      await page.setViewportSize(size);
      expect(await heightOf(page, 'Nobodyson')).toBe(await heightOf(page, 'Li'));
      expect(await linesOf(moved.getByText('Castellanos', { exact: true }))).toBe(1);
    }

    // On paper it looks like any other place.
    await page.emulateMedia({ media: 'print' });
    await expect(moved).toBeVisible();
    await expect(moved.getByText('Moved here')).toBeHidden();
    await expect(moved).toHaveCSS('box-shadow', 'none');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('on a phone, a person who was moved is in sight also where a click focuses no button, as in Safari', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await assign(page, 'SPC Fox').click();
    await form(page, 'SPC Fox').getByLabel('Section').selectOption('UNASSIGNED');
    // In Safari, a click focuses an element around the button instead.
    await page.getByRole('group', { name: 'The sections' }).focus();
    await page.getByRole('button', { name: 'Save assignment' }).dispatchEvent('click');
    const moved = row(panel(page, 'UNASSIGNED'), 'Fox');
    await expect(moved.locator(':focus')).toContainText('Moved here');
    await expect(moved).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(DESK);
  });

  await test.step('the board fits with a form and a problem in it, and down to 320 pixels', async () => {
    await assign(page, 'SPC Ruiz').click();
    await expect(page.getByRole('button', { name: 'Cancel assigning SPC Ruiz' })).toHaveText('Cancel');
    await form(page, 'SPC Ruiz').getByLabel('Team').selectOption('HQ');
    await expect(form(page, 'SPC Ruiz')).toContainText('This role gives staff rights.');
    await page.getByRole('button', { name: 'Add Admin Permissions' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(alertOf(page)).toBeVisible();
    await expectAccessibleByMouseAndTouch(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(row(panel(page, 'CHARLIE'), LONG)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('a move lands after 700 ms, is undone within 8 s, or says in the row why it did not happen', async ({
  page,
  context,
  unit,
}) => {
  test.slow();
  await people(unit, { ...RTO_OF_ALPHA_1, lastName: 'Ruiz' }, { ...FO_OF_ALPHA_1, lastName: 'Fox' });
  await page.clock.install();
  await unit.open(page, '/admin/reassign');

  await test.step('by keyboard alone, the row moves after 700 ms, is marked there and has the focus; Undo takes it back', async () => {
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

    // From here on, time only passes when the test advances it.
    await page.clock.pauseAt(Date.now() + 60_000);
    const answer = page.waitForResponse((response) => calls('AssignSoldier')(response.request()));
    await page.keyboard.press('Enter');
    await expect(open).toBeHidden();
    expect(await (await answer).json()).toMatchObject({
      data: { assignSoldier: { team: 'TEAM_2', unitPosition: 25 } },
    });
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

    // A second Enter follows no link. Tab leads to the link, and then to Undo.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(after.getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(before).toContainText('Moved here');
    await expect(before.getByRole('button', { name: /Undo/ })).toHaveCount(0);
  });

  await test.step('staff rights that come with a role are said in the row, with Undo for 8 s, whatever is done meanwhile', async () => {
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('BRAVO');
    await save(page);
    const ruiz = row(panel(page, 'BRAVO'), 'Ruiz');
    const undo = ruiz.getByRole('button', {
      name: 'Undo the move of SPC Ruiz',
    });
    await expect(ruiz).toContainText('Moved here, now has staff rights');
    await expect(page.getByText('SPC Ruiz is now in BRAVO · HQ · CO FSO and now has staff rights.')).toBeAttached();
    await expect(row(panel(page, 'ADMIN USERS'), 'Ruiz')).toBeVisible();

    await assign(page, 'SPC Fox').click();
    await expect(undo).toBeDisabled();
    await form(page, 'SPC Fox').getByLabel('Section').selectOption('UNASSIGNED');
    await save(page);
    await expect(row(panel(page, 'UNASSIGNED'), 'Fox')).toContainText('Moved here');
    await undo.click();
    await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toContainText('Moved here, no longer has staff rights');
    await expect(row(panel(page, 'ADMIN USERS'), 'Ruiz')).toHaveCount(0);
    await expect(row(panel(page, 'UNASSIGNED'), 'Fox')).toContainText('Moved here');

    await page.clock.fastForward(8000);
    await assign(page, 'SPC Ruiz').click();
    await expect(page.getByText('Moved here')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('an assignment that changes nothing keeps the focus in the row', async () => {
    await assign(page, 'SPC Ruiz').click();
    await save(page);
    const stays = row(panel(page, 'ALPHA'), 'Ruiz');
    await expect(form(page, 'SPC Ruiz')).toHaveCount(0);
    await expect(stays).toContainText('Not changed');
    await expect(stays.getByRole('button', { name: /Undo/ })).toHaveCount(0);
    await expect(stays.locator(':focus')).toContainText('Ruiz');
    await expect(page.getByText('SPC Ruiz stays in ALPHA · Team 1 · RTO.')).toBeAttached();
    await expect(assign(page, 'SFC Vance')).toBeEnabled();
  });

  await test.step('a refused assignment says why in the row and keeps what was chosen; the next try takes it', async () => {
    await assign(page, 'SPC Ruiz').click();
    const open = form(page, 'SPC Ruiz');
    await open.getByLabel('Section').selectOption('CHARLIE');
    await context.setOffline(true);
    await save(page);
    await expect(open.getByRole('alert')).toContainText('The network did not answer.');
    await expectPlace(open, 'CHARLIE', 'HQ', 'CO_FSO');
    await context.setOffline(false);
    await save(page);
    await expect(row(panel(page, 'CHARLIE'), 'Ruiz')).toContainText('Moved here');
    await page.getByRole('button', { name: 'Undo the move of SPC Ruiz' }).click();
    await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toContainText('Moved here');

    await assign(page, 'SFC Vance').click();
    await form(page, 'SFC Vance').getByLabel('Role').selectOption('AFATDS');
    await save(page);
    await expect(form(page, 'SFC Vance')).toContainText('This is the last person with staff rights.');
    await expectPlace(form(page, 'SFC Vance'), 'BN_STAFF', 'HQ', 'AFATDS');
  });
});
