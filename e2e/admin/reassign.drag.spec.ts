import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { people } from '../support/due.ts';
import { title } from '../support/locators.ts';
import { form, panel, row, RTO_OF_ALPHA_1 } from '../support/reassignBoard.ts';
import { expect, test } from '../support/test.ts';

/* Dragging works with a mouse only, so phones are not tested. */

/** Drags somebody to the middle of a place. */
async function drag(page: Page, who: Locator, to: Locator): Promise<void> {
  await who.hover();
  await page.mouse.down();
  const target = await to.boundingBox();
  if (!target) throw new Error('The target has no place on the screen.');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 10 });
  await page.mouse.up();
}

const name = (where: Locator, lastName: string) => row(where, lastName).getByText(lastName, { exact: true });
const teamOf = (page: Page, section: string, team: string) =>
  panel(page, section).getByRole('list', { name: `Team: ${team}` });
const heading = (page: Page, section: string, team: string) =>
  panel(page, section).getByRole('heading', { name: `Team: ${team}` });

test('a drop with nothing to choose moves the person at once; any other opens the form there', async ({
  page,
  context,
  unit,
}) => {
  test.slow();
  const bravo = { section: 'BRAVO', team: 'TEAM_2' };
  await unit.add('Ruiz', RTO_OF_ALPHA_1);
  await unit.open(page, '/admin/reassign');

  await test.step('a team with several open positions opens the form there with that place, and nothing is saved', async () => {
    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), heading(page, 'BRAVO', '2'));
    const open = teamOf(page, 'BRAVO', '2').getByRole('form', { name: 'Assign SPC Ruiz' });
    for (const [field, value] of [
      ['Section', 'BRAVO'],
      ['Team', 'TEAM_2'],
      ['Role', 'FO'],
    ] as const) {
      await expect(open.getByLabel(field)).toHaveValue(value);
    }
    await expect(open.getByLabel('Section')).toBeFocused();
    await expect(teamOf(page, 'BRAVO', '2')).toContainText('Assign SPC Ruiz');
    await expectNoViolations(page);
    await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toBeVisible();
    await teamOf(page, 'BRAVO', '2').getByRole('button', { name: 'Cancel' }).click();
    await expect(open).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Assign SPC Ruiz', exact: true })).toBeFocused();
    await page.reload();
    await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toBeVisible();
    await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toHaveCount(0);
  });

  await people(unit, { ...bravo, lastName: 'Fox', role: 'FO' });
  await expect(row(panel(page, 'BRAVO'), 'Fox')).toBeVisible();
  await test.step('a drop that leaves nothing to choose moves the person at once, and Undo takes it back', async () => {
    const ruiz = (section: string) => row(panel(page, section), 'Ruiz');
    const expectMoved = async (section: string, role: string) => {
      await expect(ruiz(section)).toContainText(`${role} SPC Ruiz  Moved here`);
      await expect(ruiz(section).locator(':focus')).toBeVisible();
    };
    // The last position of a team.
    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), heading(page, 'BRAVO', '2'));
    await expectMoved('BRAVO', 'RTO');
    await page.getByRole('button', { name: 'Undo the move of SPC Ruiz' }).click();
    await expectMoved('ALPHA', 'RTO');
    // An open position in their own team and elsewhere, none at all, and the last position from there.
    for (const [from, to, target, role] of [
      ['ALPHA', 'ALPHA', teamOf(page, 'ALPHA', '1').getByText('FO open'), 'FO'],
      ['ALPHA', 'CHARLIE', teamOf(page, 'CHARLIE', '1').getByText('FO open'), 'FO'],
      ['CHARLIE', 'UNASSIGNED', panel(page, 'UNASSIGNED').getByText('No one assigned'), 'UNASSIGNED'],
      ['UNASSIGNED', 'BRAVO', heading(page, 'BRAVO', '2'), 'RTO'],
    ] as const) {
      await drag(page, name(panel(page, from), 'Ruiz'), target);
      await expectMoved(to, role);
    }
    await page.reload();
    await expect(teamOf(page, 'BRAVO', '2').getByRole('listitem')).toHaveText([/^FO SPC Fox/, /^RTO SPC Ruiz/]);
  });

  await test.step('a drop that is refused opens the form there and says why', async () => {
    await context.setOffline(true);
    await drag(page, name(panel(page, 'BRAVO'), 'Ruiz'), teamOf(page, 'ALPHA', '1').getByText('RTO open'));
    await expect(teamOf(page, 'ALPHA', '1').getByRole('alert')).toContainText('The network did not answer.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toContainText('Moved here');
  });

  await people(unit, { ...bravo, lastName: 'Kim', role: 'RTO' });
  await expect(row(panel(page, 'BRAVO'), 'Kim')).toBeVisible();
  await test.step('a team without an open position, and a role that gives or ends staff rights, open the form there', async () => {
    const open = form(page, 'SPC Ruiz');
    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), heading(page, 'BRAVO', '2'));
    await expect(teamOf(page, 'BRAVO', '2')).toContainText('SPC Fox has this position, too.');
    await expect(open.getByLabel('Role')).toHaveValue('FO');
    await page.keyboard.press('Escape');

    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), teamOf(page, 'CHARLIE', 'HQ').getByText('CO FSO open'));
    await expect(teamOf(page, 'CHARLIE', 'HQ')).toContainText('This role brings staff rights.');
    await expect(open.getByLabel('Role')).toHaveValue('CO_FSO');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    const fso = row(panel(page, 'CHARLIE'), 'Ruiz');
    await expect(fso).toContainText('Moved here, has staff rights now');
    await expect(fso.locator(':focus')).toBeVisible();

    await drag(page, name(panel(page, 'CHARLIE'), 'Ruiz'), teamOf(page, 'ALPHA', '1').getByText('RTO open'));
    await expect(teamOf(page, 'ALPHA', '1')).toContainText('Staff rights end with this role.');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toContainText('Moved here, has no staff rights now');
  });
});

test('the form that a drop opens is seen whole, and a drag presses neither a button nor a link', async ({
  page,
  unit,
}) => {
  test.slow();
  const id = await unit.add('Ruiz', RTO_OF_ALPHA_1);
  const nowhere = { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' };
  await people(
    unit,
    ...['Adams', 'Baker', 'Clark', 'Davis', 'Evans', 'Zane'].map((lastName) => ({ ...nowhere, lastName })),
  );
  await unit.open(page, '/admin/reassign');

  await test.step('the form that a drop opens can be seen whole', async () => {
    const who = row(panel(page, 'UNASSIGNED'), 'Zane').getByText('Zane', { exact: true });
    const box = await who.boundingBox();
    if (!box) throw new Error('The row has no place on the screen.');
    // Makes the window end just below their row.
    await page.setViewportSize({ width: 1280, height: Math.round(box.y + 100) });
    await drag(page, who, panel(page, 'BRAVO').getByRole('heading', { name: 'Team: 2' }));
    await expect(form(page, 'SPC Zane').getByLabel('Section')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save assignment' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a click right after a drag counts, the click that ends the drag does not', async () => {
    const assign = page.getByRole('button', { name: 'Assign SPC Ruiz', exact: true });
    const button = await assign.boundingBox();
    if (!button) throw new Error('The button has no place on the screen.');
    const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 4 });
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await expect(form(page, 'SPC Ruiz')).toHaveCount(0);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 4 });
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await page.mouse.click(x, y);
    await expect(form(page, 'SPC Ruiz')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a name leads to the record, and dragging it does not', async () => {
    const who = row(panel(page, 'ALPHA'), 'Ruiz').getByRole('link', { name: 'SPC Ruiz' });
    await expect(who).toHaveAttribute('href', `/user-info/${id}`);
    const place = await who.boundingBox();
    if (!place) throw new Error('The link has no place on the screen.');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 200, { steps: 4 });
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('[data-dragging]')).toHaveCount(0);
    await expect(form(page, 'SPC Ruiz')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/reassign$/);
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(new RegExp(`/user-info/${id}$`));
    await expect(title(page, 'SPC Ruiz')).toBeVisible();

    // A link works by the keyboard, too, right after a drag.
    await page.goBack();
    await who.hover();
    await page.mouse.down();
    await page.mouse.move(x, y + 200, { steps: 4 });
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('[data-dragging]')).toHaveCount(0);
    await who.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/user-info/${id}$`));
  });
});
