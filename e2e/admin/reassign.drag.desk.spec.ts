import type { Locator, Page } from '@playwright/test';
import { title } from '../support/locators.ts';
import { test } from '../support/ownUnit.ts';
import { form, panel, row } from '../support/reassignBoard.ts';
import { expect } from '../support/test.ts';

/* Dragging works with a mouse only, so phones are not tested. */

test('a row dropped onto a team opens its form with that place, and saves nothing', async ({ page, unit }) => {
  await unit.add('Ruiz', { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
  await unit.open(page, '/admin/reassign');
  const who = row(panel(page, 'ALPHA'), 'Ruiz').getByText('Ruiz', { exact: true });
  await who.hover();
  await page.mouse.down();
  const target = await panel(page, 'BRAVO').getByRole('heading', { name: 'Team: 2' }).boundingBox();
  if (!target) throw new Error('The team has no place on the screen.');
  await page.mouse.move(target.x + 40, target.y + 30, { steps: 10 });
  await page.mouse.up();
  for (const [field, value] of [
    ['Section', 'BRAVO'],
    ['Team', 'TEAM_2'],
    ['Role', 'FO'],
  ] as const) {
    await expect(form(page, 'SPC Ruiz').getByLabel(field)).toHaveValue(value);
  }
  await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toBeVisible();
  await page.reload();
  await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toBeVisible();
  await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toHaveCount(0);
});

test('what a drop chose can be saved: the position that is open, and one that somebody has is named', async ({
  page,
  unit,
}) => {
  await unit.add('Ruiz', { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
  await unit.add('Fox', { section: 'BRAVO', team: 'TEAM_2', role: 'FO' });
  await unit.open(page, '/admin/reassign');
  await row(panel(page, 'ALPHA'), 'Ruiz').getByText('Ruiz', { exact: true }).hover();
  await page.mouse.down();
  const target = await panel(page, 'BRAVO').getByRole('heading', { name: 'Team: 2' }).boundingBox();
  if (!target) throw new Error('The team has no place on the screen.');
  await page.mouse.move(target.x + 40, target.y + 30, { steps: 10 });
  await page.mouse.up();
  const role = form(page, 'SPC Ruiz').getByLabel('Role');
  await expect(role).toHaveValue('RTO');
  const held = form(page, 'SPC Ruiz').getByText('SPC Fox has this position, too.');
  await role.selectOption('FO');
  await expect(held).toBeVisible();
  await role.selectOption('RTO');
  await expect(held).toHaveCount(0);
  await page.getByRole('button', { name: 'Save assignment' }).click();
  await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toContainText('Moved here');
  await page.reload();
  await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toBeVisible();
});

/** Drags somebody to the middle of a place. */
async function drag(page: Page, who: Locator, to: Locator): Promise<void> {
  await who.hover();
  await page.mouse.down();
  const target = await to.boundingBox();
  if (!target) throw new Error('The target has no place on the screen.');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 10 });
  await page.mouse.up();
}

test('the open position that somebody is dropped onto is chosen, also in their own team', async ({ page, unit }) => {
  await unit.add('Ruiz', { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
  await unit.open(page, '/admin/reassign');
  const who = row(panel(page, 'ALPHA'), 'Ruiz').getByText('Ruiz', { exact: true });
  const role = form(page, 'SPC Ruiz').getByLabel('Role');
  const open = (section: string, name: string) =>
    panel(page, section).getByRole('list', { name: 'Team: 1' }).getByText(name);
  await drag(page, who, open('BRAVO', 'RTO open'));
  await expect(form(page, 'SPC Ruiz').getByLabel('Section')).toHaveValue('BRAVO');
  await expect(role).toHaveValue('RTO');
  await page.keyboard.press('Escape');
  await drag(page, who, open('BRAVO', 'FO open'));
  await expect(role).toHaveValue('FO');
  await page.keyboard.press('Escape');
  await drag(page, who, open('ALPHA', 'FO open'));
  await expect(form(page, 'SPC Ruiz').getByLabel('Section')).toHaveValue('ALPHA');
  await expect(role).toHaveValue('FO');
});

test('the form that a drop opens can be seen whole', async ({ page, unit }) => {
  for (const lastName of ['Adams', 'Baker', 'Clark', 'Davis', 'Evans', 'Zane']) await unit.add(lastName);
  await unit.open(page, '/admin/reassign');
  const who = row(panel(page, 'UNASSIGNED'), 'Zane').getByText('Zane', { exact: true });
  const box = await who.boundingBox();
  if (!box) throw new Error('The row has no place on the screen.');
  // Makes the window end just below their row.
  await page.setViewportSize({ width: 1280, height: Math.round(box.y + 100) });
  await drag(page, who, panel(page, 'BRAVO').getByRole('heading', { name: 'Team: 2' }));
  await expect(form(page, 'SPC Zane').getByLabel('Section')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save assignment' })).toBeInViewport({ ratio: 1 });
});

test('a click right after a drag counts, the one that ends it does not', async ({ page, unit }) => {
  await unit.add('Ruiz', { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
  await unit.open(page, '/admin/reassign');
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
});

test('a name leads to the record, and dragging it does not', async ({ page, unit }) => {
  const id = await unit.add('Ruiz', { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
  await unit.open(page, '/admin/reassign');
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
