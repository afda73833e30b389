import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { people } from '../support/due.ts';
import { alertOf, title } from '../support/locators.ts';
import { calls } from '../support/network.ts';
import type { OwnUnit } from '../support/ownUnit.ts';
import { LIGHT_PHONE } from '../support/phone.ts';
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

const LONG = 'Wolfeschlegelsteinhausenbergerdorffوالتزامات長い名前';
const UNASSIGNED = {
  section: 'UNASSIGNED',
  team: 'UNASSIGNED',
  role: 'UNASSIGNED',
};

/** The options that can be chosen, and the placeholder, which cannot. */
async function expectOptions(select: Locator, placeholder: string, options: string[]): Promise<void> {
  await expect(select.locator('option:not([disabled])')).toHaveText(options);
  await expect(select.locator('option[disabled]')).toHaveText([placeholder]);
}

test('every section stands with its teams, people in their order, and gaps; the form offers what goes together', async ({
  page,
  unit,
}) => {
  test.slow();
  await people(
    unit,
    { ...RTO_OF_ALPHA_1, lastName: 'Ruiz' },
    { ...FO_OF_ALPHA_1, lastName: 'Fox' },
    { ...FO_OF_ALPHA_1, lastName: 'Ames' },
    {
      lastName: 'Stone',
      section: 'BRAVO',
      team: 'TEAM_3',
      role: 'RTO',
      rank: 'SECOND_LT',
      grade: 'O1',
    },
    { lastName: LONG, section: 'CHARLIE', team: 'TEAM_2', role: 'FO' },
  );

  await test.step('every section stands with its teams', async () => {
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
  });

  await test.step('the form offers what goes together, and choosing sets what follows', async () => {
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
});

/** Walks the board at the width that the page has. */
async function walkBoard(page: Page): Promise<void> {
  await test.step('a name of nine letters stays in one piece beside the role UNASSIGNED', async () => {
    const heightOf = async (name: string) =>
      (await panel(page, 'UNASSIGNED').getByText(name, { exact: true }).boundingBox())?.height;
    expect(await heightOf('Nobodyson')).toBe(await heightOf('Li'));
  });

  await test.step('the board fits, also with a form and a problem in it, and down to 320 pixels', async () => {
    const size = page.viewportSize();
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
    if (size) await page.setViewportSize(size);
    await page.reload();
  });

  await test.step('an open position takes the person whose form is open; the form opens there if the position brings rights', async () => {
    const take = (place: string) => page.getByRole('button', { name: place, exact: true });
    const rto = take('RTO open: assign SPC Ruiz to BRAVO · Team 2 · RTO');
    await expect(assign(page, 'SPC Ruiz')).toBeVisible();
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
    const there = panel(page, 'DELTA').getByRole('form', {
      name: 'Assign SPC Ruiz',
    });
    await expect(there).toContainText('This role brings staff rights.');
    await expect(there.getByLabel('Section')).toBeFocused();
    await expectPlace(there, 'DELTA', 'HQ', 'CO_FSO');
    await page.keyboard.press('Escape');
    await expect(there).toHaveCount(0);
    await expect(assign(page, 'SPC Ruiz')).toBeFocused();
  });

  await test.step('the name of the person who was moved keeps its line, with Undo there too', async () => {
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
}

/** The people whom a walk of the board needs. */
const addWalked = (unit: OwnUnit) =>
  people(
    unit,
    { ...UNASSIGNED, lastName: 'Nobodyson' },
    { ...UNASSIGNED, lastName: 'Li' },
    { ...RTO_OF_ALPHA_1, lastName: 'Ruiz' },
    { ...RTO_OF_ALPHA_1, lastName: 'Castellanos' },
    { lastName: LONG, section: 'CHARLIE', team: 'TEAM_2', role: 'FO' },
  );

test('at a desk, names fit their rows, and an open position takes a person by a press', async ({ page, unit }) => {
  test.slow();
  await addWalked(unit);
  await unit.open(page, '/admin/reassign');
  await walkBoard(page);
});

test.describe('on a phone', () => {
  test.use(LIGHT_PHONE);

  test('names fit their rows, a press takes a position, and a second click does nothing more', async ({
    page,
    unit,
  }) => {
    test.slow();
    await addWalked(unit);
    await unit.open(page, '/admin/reassign');
    await walkBoard(page);

    await page.emulateMedia({ media: 'screen' });
    await Promise.all([
      people(unit, { ...UNASSIGNED, lastName: 'Zane' }),
      ...['Adams', 'Baker', 'Clark', 'Davis', 'Evans', 'Frank'].map(async (lastName) =>
        unit.staff.grantAdmin(await unit.add(lastName)),
      ),
    ]);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.reload();
    await test.step('a double click on Save assignment goes nowhere else', async () => {
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

    await test.step('a person who was moved is in sight also where a click focuses no button, as in Safari', async () => {
      await page.setViewportSize({ width: 390, height: 664 });
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
});

test('a move lands after 700 ms, is undone within 8 s, or says in the row why it did not happen', async ({
  page,
  context,
  unit,
}) => {
  test.slow();
  const [ruizId] = await Promise.all([unit.add('Ruiz', RTO_OF_ALPHA_1), unit.add('Fox', FO_OF_ALPHA_1)]);
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

    // From here on time passes only when the test advances it.
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

  await test.step('staff rights that come with a role are said in the row, with Undo for 8 s, whatever is done meanwhile', async () => {
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('BRAVO');
    await save(page);
    const ruiz = row(panel(page, 'BRAVO'), 'Ruiz');
    const undo = ruiz.getByRole('button', {
      name: 'Undo the move of SPC Ruiz',
    });
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

  await test.step('a refused assignment says why and keeps what was chosen', async () => {
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('CHARLIE');
    await unit.staff.assignSoldier(ruizId, await unit.staff.versionOf(ruizId), {
      section: 'BRAVO',
      team: 'TEAM_1',
      role: 'FO',
    });
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
});
