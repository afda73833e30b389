import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { button, messages, title } from '../support/locators.ts';
import { failCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

async function expectFit(page: Page): Promise<void> {
  await expectNoViolations(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  if (size) await page.setViewportSize(size);
}

const effects = (page: Page) => page.getByRole('region', { name: 'What it does to whom' });
const rules = (page: Page) => page.getByRole('region', { name: /^Policy: / });

test("the Army's rules of today rename and judge everything, stop no edit of an old score, and go again", async ({
  page,
  unit,
}) => {
  test.slow();
  const id = await unit.add('Ash', { acftScore: 548, rank: 'SGT', grade: 'E5', dlc2Complete: true, alcComplete: true });
  await unit.open(page, '/admin/unit');
  await expect(rules(page)).toContainText('ACFT, 0 to 600');
  await page.getByRole('link', { name: 'Change policy' }).click();
  await expect(title(page, 'Change policy')).toBeVisible();
  await page.getByRole('radio', { name: 'Army 2026' }).check();
  await expect(effects(page)).toContainText('PME Incomplete: 2 people onto it (SFC Vance and SGT Ash)');
  await expect(effects(page)).toContainText('Scores of another test');
  const answerAgain = await failCalls(page, 'PreviewPolicy');
  await page.getByLabel('Within days').fill('364');
  await expect(effects(page).getByRole('alert')).toBeVisible();
  await expect(effects(page)).not.toContainText('SGT Ash');
  await answerAgain();
  await button(effects(page), 'Try again').click();
  await expect(effects(page)).toContainText('SGT Ash');
  await expectFit(page);
  await button(page, 'Save policy').click();
  await expect(rules(page)).toContainText('AFT, 0 to 500');
  await expect(rules(page)).toContainText('To be confirmed by the unit: the bands.');
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Policy: Specification → Army 2026');

  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByText('AFT Fail', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('DLC Incomplete')).toHaveCount(0);

  await page.goto(`${unit.server.url}/user-info/${id}`);
  await expect(page.getByText('548 (ACFT)')).toBeVisible();
  await expect(page.getByText('The fitness score is not of the AFT.')).toBeVisible();
  await page.getByText('Source: Army').first().click();
  await expect(page.getByText(/^Source: Army.*Army message of 02 MAY 2024/s).first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await expect(page.getByLabel('AFT score')).toHaveValue('548');
  await expect(page.getByLabel('DLC 1')).toHaveCount(0);
  await page.getByLabel('Middle name').fill('Kay');
  await button(page, 'Save record').click();
  await expect(page.getByText('Record saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('AFT score').fill('549');
  await button(page, 'Save record').click();
  await expect(page.getByText('AFT score must be a whole number from 0 to 500.').first()).toBeVisible();

  await page.goto(`${unit.server.url}/admin/unit/policy`);
  await page.getByRole('radio', { name: 'Specification' }).check();
  await button(page, 'Save policy').click();
  await expect(rules(page)).toContainText('ACFT, 0 to 600');
  await page.goto(`${unit.server.url}/user-info/${id}`);
  await expect(page.getByText('548', { exact: true })).toBeVisible();
});

test("a unit's own rule and its name are on open screens at once; rules are planned ahead, and put back", async ({
  page,
  unit,
  context,
}) => {
  test.slow();
  await unit.open(page, '/admin/overview');
  const other = await context.newPage();
  await other.goto(`${unit.server.url}/admin/unit/policy`);
  const fitness = other.getByRole('group', { name: 'Fitness test' });
  const planned = other.getByRole('region', { name: 'Planned' });

  await test.step("a unit's own rule shows where it comes from, and is on open screens at once", async () => {
    await fitness.getByLabel('Name').fill('PT test');
    await fitness.getByLabel('Highest score').fill('0');
    await button(other, 'Save policy').click();
    await expect(other.getByText('Highest score must be a whole number from 1 to 9999.').first()).toBeVisible();
    await fitness.getByLabel('Highest score').fill('300');
    await other.getByRole('group', { name: 'Promotion' }).getByLabel('E4').fill('BLC or nothing');
    await button(other, 'Save policy').click();
    await expect(other.getByText(/Please write it as in: 36 months/).first()).toBeVisible();
    await other.getByRole('group', { name: 'Promotion' }).getByLabel('E4').fill('blc or 24 months in service');
    await button(other, 'Save policy').click();
    await expect(rules(other)).toContainText('PT test, 0 to 300');
    await expect(rules(other)).toContainText('E4: BLC, or 24 months in service');
    await expect(rules(other)).toContainText('This unit set it.');
    await expect(page.getByText('PT test Fail', { exact: true }).first()).toBeVisible();
  });

  await test.step('what says nothing else than today is not planned', async () => {
    await other.getByRole('link', { name: 'Change policy' }).click();
    await other.getByLabel('Applies from').fill(unitDay(30));
    await button(other, 'Save policy').click();
    await expect(messages(other)).toContainText('Nothing was saved: these are the rules of today.');
    await expect(planned).toHaveCount(0);
  });

  await test.step('a rule is planned ahead, put back, and taken back', async () => {
    await other.getByRole('link', { name: 'Change policy' }).click();
    await button(other, 'Put Fitness test back to Specification').click();
    await expect(fitness.getByLabel('Name')).toHaveValue('ACFT');
    await other.getByLabel('Applies from').fill(unitDay(30));
    await button(other, 'Save policy').click();
    await expect(planned).toContainText('Fitness test: PT test, 0 to 300 → ACFT, 0 to 600');
    await expect(rules(other)).toContainText('PT test, 0 to 300');
    await expectFit(other);
    await button(planned, 'Take back').focus();
    await other.keyboard.press('Enter');
    await expect(planned).toHaveCount(0);
    await expect(other.getByRole('group', { name: 'Policies' })).toBeFocused();
    await expect(other.getByRole('region', { name: 'Changes' })).toContainText('Planned change: nothing → Taken back');
  });

  await test.step('the name of the unit is in the bar of everybody, and two who change the unit are told of each other', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Unit', exact: true }).click();
    await other.getByRole('link', { name: 'Edit unit' }).click();
    await other.getByLabel('Name').fill('FSE, 2-12 FA');
    await page.getByRole('link', { name: 'Edit unit' }).click();
    await page.getByRole('radio', { name: 'National Guard' }).check();
    await button(page, 'Save unit').click();
    await expect(title(page, 'Unit')).toBeVisible();
    await button(other, 'Save unit').click();
    await expect(other.getByText('Choose what to keep, then save.')).toBeVisible();
    await expectFit(other);
    await button(other, 'Save unit').click();
    await expect(title(other, 'Unit')).toBeVisible();
    for (const one of [page, other]) await expect(one.getByRole('banner')).toContainText('FSE, 2-12 FA');
    await expect(other.getByText('National Guard').first()).toBeVisible();
  });
});
