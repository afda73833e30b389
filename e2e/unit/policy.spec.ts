import type { Page } from '@playwright/test';
import { localDateAt } from '../../domain/timeZone.ts';
import { expectNoViolations } from '../support/axe.ts';
import { button, messages, title } from '../support/locators.ts';
import { failCalls } from '../support/network.ts';
import type { OwnUnit } from '../support/ownUnit.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const CHOOSE = `mutation ($version: Int!, $from: LocalDate!) {
  choosePolicy(version: $version, input: { pack: SPECIFICATION, from: $from }) { version }
}`;
const JOIN_GUARD = `mutation ($version: Int!) {
  updateUnit(version: $version, input: { name: null, component: GUARD }) { version }
}`;

/** 25 hours ahead of the browser's time zone, so that the day is never the same. */
const KIRITIMATI = 'Pacific/Kiritimati';
test.use({ timezoneId: 'Pacific/Pago_Pago' });

const effects = (page: Page) => page.getByRole('region', { name: 'Who this affects' });
const rules = (page: Page) => page.getByRole('region', { name: /^Policy: / });
const planned = (page: Page) => page.getByRole('region', { name: 'Planned' });
/** Opens a rule's fields. */
const openRule = (page: Page, rule: string) => button(page, `Change ${rule}`).press('Enter');
const fitness = (page: Page) => page.getByRole('group', { name: 'Fitness test' });
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true });

/** Changes the unit through the API. */
async function change(unit: OwnUnit, mutation: string, more: object = {}): Promise<void> {
  const { unit: now } = await unit.staff.execute<{ unit: { version: number } }>('{ unit { version } }');
  await unit.staff.execute(mutation, { version: now.version, ...more });
}

test("a pack's rules rename and judge everything; a unit's own are planned, put back, and on open screens at once", async ({
  page,
  unit,
}) => {
  test.slow();
  await unit.add('Ash', { acftScore: 548, rank: 'SGT', grade: 'E5', dlc2Complete: true, alcComplete: true });
  await unit.open(page, '/admin/unit');

  await test.step("the Army's rules of today tell who they affect before they are saved", async () => {
    await expect(rules(page)).toContainText('ACFT, 0 to 600');
    // A main rule leads to its own fields.
    await page.getByRole('link', { name: 'Change Places' }).click();
    await expect(page.getByLabel('Total')).toBeFocused();
    await page.getByRole('link', { name: 'Back to Unit' }).click();
    await page.getByRole('link', { name: 'Change policy' }).click();
    await expect(title(page, 'Change policy')).toBeVisible();
    await page.getByRole('radio', { name: 'Army 2026' }).check();
    await expect(page.getByText('ACFT, 0 to 600 → AFT, 0 to 500, in use since 01 JUN 2025')).toBeVisible();
    await expect(page.getByText('To be confirmed by the unit: the bands.')).toBeVisible();
    await openRule(page, 'Fitness test');
    await expect(fitness(page).getByLabel('In use since')).toHaveValue('2025-06-01');
    const incomplete = effects(page).getByRole('group').filter({ hasText: 'PME Incomplete: 2 people added' });
    await expect(incomplete.getByRole('listitem')).toHaveText(['SFC Vance', 'SGT Ash']);
    await expect(effects(page)).toContainText('Scores of another test');
    const answerAgain = await failCalls(page, 'PreviewPolicy');
    await openRule(page, 'ETS highlight');
    await page.getByLabel('Within days').fill('364');
    await expect(effects(page).getByRole('alert')).toBeVisible();
    await expect(effects(page)).not.toContainText('SGT Ash');
    await answerAgain();
    await button(effects(page), 'Try again').click();
    await expect(effects(page)).toContainText('SGT Ash');
    await expectAccessibleByMouseAndTouch(page);
    await button(page, 'Save policy').click();
    await expect(rules(page)).toContainText('AFT, 0 to 500');
    await expect(rules(page)).toContainText('To be confirmed by the unit: the bands.');
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Policy: Default → Army 2026');
  });

  await test.step('they rename and judge everything, and stop no edit of an old score', async () => {
    await place(page, 'Overview').click();
    await expect(page.getByText('AFT Fail', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('DLC Incomplete')).toHaveCount(0);
    await page
      .getByRole('link', { name: /^SGT Ash/ })
      .first()
      .click();
    await expect(page.getByText('548 (ACFT)')).toBeVisible();
    await expect(page.getByText("The fitness score isn't from the AFT.")).toBeVisible();
    await page.getByRole('region', { name: 'What to do' }).locator('summary').first().click();
    await page.getByText('Source: Army').first().click();
    await expect(page.getByText(/^Source: Army.*Army message of 02 MAY 2024/s).first()).toBeVisible();
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await expect(page.getByLabel('AFT score')).toHaveValue('548');
    await expect(page.getByLabel('DLC 1')).toHaveCount(0);
    await page.getByLabel('AFT score').fill('549');
    await button(page, 'Save record').click();
    await expect(page.getByText('AFT score must be a whole number from 0 to 500.').first()).toBeVisible();
    await page.getByLabel('AFT score').fill('548');
    await page.getByLabel('Middle name', { exact: true }).fill('Kay');
    await button(page, 'Save record').click();
    await expect(page.getByText('Record saved.')).toBeVisible();
    await expect(page.getByText('548 (ACFT)')).toBeVisible();
  });

  await test.step("the Army's rules go again, and a unit's own rule shows where it comes from", async () => {
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await place(page, 'Unit').click();
    await page.getByRole('link', { name: 'Change policy' }).click();
    await page.getByRole('radio', { name: 'Default' }).check();
    await openRule(page, 'Fitness test');
    await fitness(page).getByLabel('Name').fill('PT test');
    await fitness(page).getByLabel('Highest score').fill('0');
    // Its problem unfolds it again.
    await openRule(page, 'Fitness test');
    await expect(fitness(page)).toHaveCount(0);
    await button(page, 'Save policy').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('alert').getByRole('link', { name: 'Highest score' }).click();
    await expect(fitness(page).getByLabel('Highest score')).toBeFocused();
    await expect(page.getByText('Highest score must be a whole number from 1 to 9999.').first()).toBeVisible();
    await fitness(page).getByLabel('Highest score').fill('300');
    await openRule(page, 'Promotion');
    const sergeants = page.getByRole('group', { name: 'Promotion' }).getByLabel('E4');
    await sergeants.fill('BLC or nothing');
    await button(page, 'Save policy').click();
    await expect(page.getByText(/Write it like this: 36 months/).first()).toBeVisible();
    await sergeants.fill('blc or 24 months in service');
    await button(page, 'Save policy').click();
    await expect(rules(page)).toContainText('PT test, 0 to 300');
    await expect(rules(page)).toContainText('E4: BLC, or 24 months in service');
    await expect(rules(page)).toContainText('This unit set it.');
  });

  await test.step('what says nothing else than today is not planned', async () => {
    await page.getByRole('link', { name: 'Change policy' }).click();
    await page.getByLabel('Applies from').fill(unitDay(30));
    await button(page, 'Save policy').click();
    await expect(messages(page)).toContainText('Nothing was saved. These rules already apply.');
    await expect(planned(page)).toHaveCount(0);
  });

  await test.step('a rule is planned ahead, put back, and taken back', async () => {
    await page.getByRole('link', { name: 'Change policy' }).click();
    await openRule(page, 'Fitness test');
    await button(page, 'Reset Fitness test to Default').click();
    await expect(fitness(page).getByLabel('Name')).toHaveValue('ACFT');
    await page.getByLabel('Applies from').fill(unitDay(30));
    await button(page, 'Save policy').click();
    await expect(planned(page)).toContainText('Fitness test: PT test, 0 to 300 → ACFT, 0 to 600');
    await expect(rules(page)).toContainText('PT test, 0 to 300');
    await expectNoViolations(page);
    await button(planned(page), 'Cancel plan').focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: /^Cancel the policy planned for / });
    await expect(question).toHaveAccessibleDescription('These rules stay as they are: Fitness test.');
    await question.getByRole('button', { name: 'Keep plan' }).click();
    await expect(planned(page)).toHaveCount(1);
    await button(planned(page), 'Cancel plan').click();
    await question.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(planned(page)).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Policies' })).toBeFocused();
    const changes = page.getByRole('region', { name: 'Changes' });
    await expect(changes).toContainText(/Policy planned for .* canceled/);
    await expect(changes).toContainText('Fitness test: ACFT, 0 to 600 (planned) → PT test, 0 to 300');
  });

  await test.step('what somebody else chooses is on an open screen at once', async () => {
    await place(page, 'Overview').click();
    await expect(page.getByText('PT test Fail', { exact: true }).first()).toBeVisible();
    await change(unit, CHOOSE, { from: unitDay(0) });
    await expect(page.getByText('ACFT Fail', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('PT test Fail', { exact: true })).toHaveCount(0);
  });

  await test.step('the name of the unit is in the bar, and the person changing the unit is told who else has', async () => {
    await place(page, 'Unit').click();
    await page.getByRole('link', { name: 'Edit unit' }).click();
    await page.getByLabel('Name').fill('FSE, 2-12 FA');
    await change(unit, JOIN_GUARD);
    await button(page, 'Save unit').click();
    await expect(page.getByText('Choose what to keep, then save.')).toBeVisible();
    await button(page, 'Save unit').click();
    await expect(title(page, 'Unit')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('FSE, 2-12 FA');
    await expect(page.getByText('National Guard').first()).toBeVisible();
  });

  await test.step('its days go by the time zone that staff choose, wherever the browser and the server are', async () => {
    await page.getByRole('link', { name: 'Edit unit' }).click();
    await expect(button(page, 'Use Pacific/Pago Pago')).toBeVisible();
    await page.getByLabel('Time zone').selectOption(KIRITIMATI);
    await expectAccessibleByMouseAndTouch(page);
    await button(page, 'Save unit').click();
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('→ Pacific/Kiritimati');
    await page.getByRole('link', { name: 'Change policy' }).click();
    await expect(page.getByLabel('Applies from')).toHaveValue(localDateAt(new Date(), KIRITIMATI));
    await page.getByRole('radio', { name: 'Army 2026' }).check();
    await button(page, 'Save policy').click();
    await expect(rules(page)).toContainText('AFT, 0 to 500');
  });
});
