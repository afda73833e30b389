import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { people } from '../support/due.ts';
import { title } from '../support/locators.ts';
import { expectPlace, form, panel, row, RTO_OF_ALPHA_1 } from '../support/reassignBoard.ts';
import { expect, test } from '../support/test.ts';

/* Dragging only works with a mouse, so these tests don't run on phones. */

/** Drags a person to the middle of a place. */
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

test('a drop with nothing to choose moves the person at once, any other opens the form there; a drag presses neither a button nor a link', async ({
  page,
  context,
  unit,
}) => {
  test.slow();
  const nowhere = { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' };
  const bravo = { section: 'BRAVO', team: 'TEAM_2' };
  const [id = ''] = await people(
    unit,
    { ...RTO_OF_ALPHA_1, lastName: 'Ruiz' },
    ...['Adams', 'Baker', 'Clark', 'Davis', 'Evans', 'Zane'].map((lastName) => ({ ...nowhere, lastName })),
  );
  await unit.open(page, '/admin/reassign');

  await test.step('the form that a drop opens can be seen whole', async () => {
    const who = name(panel(page, 'UNASSIGNED'), 'Zane');
    const box = await who.boundingBox();
    if (!box) throw new Error('The row has no place on the screen.');
    // Ends the window just below their row.
    await page.setViewportSize({ width: 1280, height: Math.round(box.y + 100) });
    await drag(page, who, heading(page, 'BRAVO', '2'));
    await expect(form(page, 'SPC Zane').getByLabel('Section')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save assignment' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a team with several open positions opens the form there with that place, and nothing is saved', async () => {
    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), heading(page, 'BRAVO', '2'));
    const open = teamOf(page, 'BRAVO', '2').getByRole('form', { name: 'Assign SPC Ruiz' });
    await expectPlace(open, 'BRAVO', 'TEAM_2', 'FO');
    await expect(open.getByLabel('Section')).toBeFocused();
    await expect(teamOf(page, 'BRAVO', '2')).toContainText('Assign SPC Ruiz');
    await expectNoViolations(page);
    await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toBeVisible();
    await teamOf(page, 'BRAVO', '2').getByRole('button', { name: 'Cancel' }).click();
    await expect(open).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Assign SPC Ruiz', exact: true })).toBeFocused();
    expect(await unit.staff.versionOf(id)).toBe(1);
  });

  await people(unit, { ...bravo, lastName: 'Fox', role: 'FO' });
  await expect(row(panel(page, 'BRAVO'), 'Fox')).toBeVisible();
  await test.step('a drop that leaves nothing to choose moves the person at once, and Undo takes it back', async () => {
    const expectMoved = async (section: string, role: string) => {
      const moved = row(panel(page, section), 'Ruiz');
      await expect(moved).toContainText(`${role} SPC Ruiz  Moved here`);
      await expect(moved.locator(':focus')).toBeVisible();
    };
    // To the last open position of a team.
    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), heading(page, 'BRAVO', '2'));
    await expectMoved('BRAVO', 'RTO');
    await page.getByRole('button', { name: 'Undo the move of SPC Ruiz' }).click();
    await expectMoved('ALPHA', 'RTO');
    // To no position, and from there to an open one.
    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), panel(page, 'UNASSIGNED').getByText('Adams'));
    await expectMoved('UNASSIGNED', 'UNASSIGNED');
    await drag(page, name(panel(page, 'UNASSIGNED'), 'Ruiz'), teamOf(page, 'BRAVO', '2').getByText('RTO open'));
    await expectMoved('BRAVO', 'RTO');
    expect(await unit.staff.versionOf(id)).toBe(5);
  });

  await test.step('a drop that is refused opens the form there and says why', async () => {
    await context.setOffline(true);
    await drag(page, name(panel(page, 'BRAVO'), 'Ruiz'), teamOf(page, 'ALPHA', '1').getByText('RTO open'));
    await expect(teamOf(page, 'ALPHA', '1').getByRole('alert')).toContainText('The network did not answer.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save assignment' }).click();
    const moved = row(panel(page, 'ALPHA'), 'Ruiz');
    await expect(moved).toContainText('Moved here');
    await expect(moved.locator(':focus')).toBeVisible();
  });

  await test.step('a position that somebody has, and a role that brings staff rights, open the form there', async () => {
    await people(unit, { ...bravo, lastName: 'Kim', role: 'RTO' });
    await expect(row(panel(page, 'BRAVO'), 'Kim')).toBeVisible();
    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), heading(page, 'BRAVO', '2'));
    await expect(teamOf(page, 'BRAVO', '2')).toContainText('SPC Fox already has this position.');
    await expect(form(page, 'SPC Ruiz').getByLabel('Role')).toHaveValue('FO');
    await page.keyboard.press('Escape');

    await drag(page, name(panel(page, 'ALPHA'), 'Ruiz'), teamOf(page, 'CHARLIE', 'HQ').getByText('CO FSO open'));
    await expect(teamOf(page, 'CHARLIE', 'HQ')).toContainText('This role gives staff rights.');
    await page.keyboard.press('Escape');
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

    // A link also works by keyboard, right after a drag.
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
