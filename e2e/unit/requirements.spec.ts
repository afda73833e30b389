import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { enterEvents, setRequirements, RIDE, RIFLE } from '../support/due.ts';
import { button, discard } from '../support/locators.ts';
import { failCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Requirements', exact: true }).locator('tbody tr');
/** Retires or removes a requirement, and confirms it. */
async function end(page: Page, how: 'Retire' | 'Remove', name: string): Promise<void> {
  await button(page, `More for ${name}`).press('Enter');
  await button(page, `${how} ${name}`).press('Enter');
  await button(page.getByRole('alertdialog'), `${how} requirement`).press('Enter');
}
const effects = (page: Page) => page.getByRole('region', { name: 'Who this affects' });

test('requirements are added, show who is left short, are changed, ordered, retired and removed, and spare what events say', async ({
  page,
  unit,
}) => {
  test.slow();
  await unit.add('Known', { rank: 'SPC', grade: 'E4' });
  await unit.open(page, '/admin/unit');
  await page.getByRole('link', { name: 'Choose requirements' }).click();
  await expect(page.getByText('No requirements yet.')).toBeVisible();
  await expectNoViolations(page);

  // Adds one from the list. Before it is saved, the form shows who will have something to do.
  const answerAgain = await failCalls(page, 'PreviewRequirements');
  await page.getByRole('link', { name: 'Add M4' }).click();
  // The rifle's scale comes from the policy, and the form says so.
  await expect(page.getByText("fails below 23, from the unit's policy")).toBeVisible();
  await expect(page.getByLabel('Fail below')).toHaveCount(0);
  await expect(effects(page).getByRole('alert')).toBeVisible();
  await answerAgain();
  await button(effects(page), 'Try again').click();
  await expect(effects(page)).toContainText('M4: to do for 2 people');
  await expect(effects(page)).toContainText('SPC Known');
  // One sentence follows what is typed.
  const sentence = page.locator('form [aria-live]').first();
  await expect(sentence).toHaveText('Every soldier shoots M4 every 12 months; passes from 23.');
  // Fields that don't apply are hidden, and a problem is next to its field.
  await page.getByLabel('How often').selectOption('Once');
  await expect(page.getByLabel('Months')).toHaveCount(0);
  await page.getByLabel('How often').selectOption('A set number of months after it was done');
  await page.getByLabel('Months').fill('6');
  await expect(sentence).toHaveText('Every soldier shoots M4 every 6 months; passes from 23.');
  await page.getByLabel('Months').fill('0');
  await expect(effects(page)).toContainText('Complete the form to see who this affects.');
  await button(page, 'Add requirement').click();
  await expect(page.getByText('Months must be a whole number from 1 to 120.')).toBeVisible();
  await expectAccessibleByMouseAndTouch(page);
  await page.getByLabel('Months').fill('12');
  await button(page, 'Add requirement').click();
  await expect(rows(page)).toContainText(["Score from 0 to 600, fails below 23, from the unit's policy"]);
  await expect(page.getByRole('link', { name: 'Add M4' })).toHaveCount(0);

  // The unit's own requirement, for some grades only, in force for years.
  await page.getByRole('link', { name: 'Add your own' }).click();
  await page.getByLabel('Name').fill('Sling load');
  await page.getByRole('checkbox', { name: 'E4' }).check();
  await expect(effects(page)).toContainText(/Sling load: to do for 1 person\s*SPC Known/);
  await page.getByLabel('In force from').fill('2020-01-05');
  await button(page, 'Add requirement').click();
  await button(page, 'Move Sling load up').click();
  await expect(rows(page).first()).toContainText('Sling load');

  // Somebody else changes the same requirement meanwhile.
  await page.getByRole('link', { name: 'Edit Sling load' }).click();
  await page.getByLabel('Group').fill('Air');
  const { requirements } = await unit.staff.execute<{ requirements: { id: string }[] }>('{ requirements { id } }');
  const [sling = '', rifle = ''] = requirements.map(({ id }) => id);
  const slingLoad = { ...RIDE, id: sling, name: 'Sling load', months: 6, grades: ['E4'] };
  await setRequirements(unit, slingLoad, { ...RIFLE, id: rifle });
  await button(page, 'Save requirement').click();
  await expect(page.getByRole('alert')).toContainText('changed');
  await button(page, 'Save requirement').click();
  await expect(rows(page).first()).toContainText('Every 6 months');
  await expect(rows(page).first()).toContainText('In force from 05 JAN 2020');
  await expect(rows(page).first()).toContainText('Air');

  // A retired requirement shows who no longer has to do it.
  await page.getByRole('link', { name: 'Edit Sling load' }).click();
  await page.getByRole('checkbox', { name: /Retired/ }).check();
  await expect(effects(page)).toContainText(/Sling load: no longer due for 1 person\s*SPC Known/);
  await button(page, 'Save requirement').click();
  await expect(rows(page).first()).toContainText('Retired');
  await end(page, 'Remove', 'Sling load');
  await expect(rows(page)).toHaveCount(1);

  const levels = [
    { name: 'Class 1', passes: true },
    { name: 'Class 3', passes: false },
  ];
  const dentalCheck = { ...RIDE, name: 'Dental', result: 'LEVEL', levels };
  const [, dental = '', ride = ''] = await setRequirements(unit, { ...RIFLE, id: rifle }, dentalCheck, RIDE);
  const event = {
    doneOn: unitDay(-10),
    level: 'Class 3',
    note: 'Broken tooth',
  };
  await enterEvents(unit, dental, [{ soldierId: unit.staffId, event }]);
  await enterEvents(unit, ride, [{ soldierId: unit.staffId, event: { doneOn: unitDay(-10) } }]);

  await test.step('a requirement with events is retired, and not removed', async () => {
    await page.reload();
    await button(page, 'More for M4').press('Enter');
    await expect(button(page, 'Remove M4')).toBeVisible();
    await end(page, 'Retire', 'Check ride');
    await expect(rows(page).last()).toContainText('Retired');
    await expect(button(page, 'More for Check ride')).toHaveCount(0);
  });

  await test.step('no level that an event has goes, and nothing becomes medical while events have notes', async () => {
    await page.getByRole('link', { name: 'Edit Dental' }).click();
    const medical = page.getByRole('checkbox', { name: /^Medical: / });
    await medical.check();
    await button(page, 'Save requirement').click();
    await expect(medical).toHaveAccessibleDescription(/1 event has a note, which medical requirements can't have/);
    await medical.uncheck();
    await page.getByLabel('Levels that fail').fill('Class III');
    await button(page, 'Save requirement').click();
    await expect(page.getByLabel('Levels that pass')).toHaveAccessibleDescription(
      /1 event has Class 3. Correct it first/,
    );
    await page.getByRole('link', { name: 'Back to Requirements' }).click();
    await discard(page).click();
  });

  await test.step('a requirement that gets fixed days says what becomes of the events that have none', async () => {
    await page.getByRole('link', { name: 'Edit Check ride' }).click();
    const cycle = page.getByLabel('How often');
    await expect(cycle).toHaveAccessibleDescription('');
    await cycle.selectOption('By a date entered each time');
    await expect(cycle).toHaveAccessibleDescription(/Existing events have no due date/);
  });

  await test.step('a form stays, with what was typed, when its requirement is removed meanwhile', async () => {
    await page.getByRole('link', { name: 'Back to Requirements' }).click();
    await discard(page).click();
    await page.getByRole('link', { name: 'Edit M4' }).click();
    await page.getByLabel('Group').fill('Weapons');
    await setRequirements(unit, { ...dentalCheck, id: dental }, { ...RIDE, id: ride });
    await expect(page.getByText('This was removed while you were editing')).toBeVisible();
    await expect(page.getByLabel('Group')).toHaveValue('Weapons');
  });
});
