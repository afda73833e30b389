import type { Locator, Page } from '@playwright/test';
import { test } from './ownUnit.ts';
import { expect } from './test.ts';

/* Dragging is offered to a mouse alone: there is nothing of it on a phone. */

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (where: Locator, lastName: string) => where.getByRole('listitem').filter({ hasText: lastName });
const form = (page: Page, name: string) => page.getByRole('form', { name: `Assign ${name}` });

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
