import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { enterEvents, requirements, RIDE } from '../support/due.ts';
import { button, title } from '../support/locators.ts';
import { failCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Requirements', exact: true });
const effects = (page: Page) => page.getByRole('region', { name: 'What it does to whom' });

/** Checks a desktop in dark colors and a phone in light ones. */
async function expectFit(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
  const size = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  // Scrolled: the bar at the foot covers what is behind it, which axe takes for too small.
  await page.evaluate(() => window.scrollTo(0, 1));
  await expectNoViolations(page);
  if (size) await page.setViewportSize(size);
}

test('requirements are added, show who has something to do by them, and are changed, ordered, retired and removed', async ({
  page,
  unit,
}) => {
  test.slow();
  const id = await unit.add('Known', { rank: 'SPC', grade: 'E4' });
  await unit.open(page, '/admin/unit');
  await page.getByRole('link', { name: 'Choose requirements' }).click();
  await expect(page.getByText('Nothing is asked for by dates yet.')).toBeVisible();
  await expectFit(page);

  // From the list, with whom it gives something to do before it is saved.
  const answerAgain = await failCalls(page, 'PreviewDueKinds');
  await page.getByRole('link', { name: 'Add M4' }).click();
  await expect(page.getByLabel('Fail below')).toHaveValue('23');
  await expect(effects(page).getByRole('alert')).toBeVisible();
  await answerAgain();
  await button(effects(page), 'Try again').click();
  await expect(effects(page)).toContainText('M4: to do for 2 people:');
  await expect(effects(page)).toContainText('SPC Known');
  // Fields that do not apply are not there; a problem stands at its field.
  await page.getByLabel('To be done').selectOption('Once, and never again');
  await expect(page.getByLabel('Months')).toHaveCount(0);
  await page.getByLabel('To be done').selectOption('Some months after it was done');
  await page.getByLabel('Highest score').fill('0');
  await expect(effects(page)).toContainText('Shown as soon as all of the form can be read.');
  await button(page, 'Add requirement').click();
  await expect(page.getByText('Highest score must be a whole number from 1 to 9999.')).toBeVisible();
  await expectFit(page);
  await page.getByLabel('Highest score').fill('40');
  await button(page, 'Add requirement').click();
  await expect(list(page).getByRole('listitem')).toContainText(['Score from 0 to 40, fail below 23.']);
  await expect(page.getByRole('link', { name: 'Add M4' })).toHaveCount(0);

  // One's own, of some grades alone, in force since long ago.
  await page.getByRole('link', { name: 'Add your own' }).click();
  await page.getByLabel('Name').fill('Sling load');
  await page.getByRole('checkbox', { name: 'E4' }).check();
  await expect(effects(page)).toContainText('Sling load: to do for 1 person: SPC Known');
  await page.getByLabel('In force from').fill('2020-01-05');
  await button(page, 'Add requirement').click();
  await button(page, 'Move Sling load up').click();
  await expect(list(page).getByRole('listitem').first()).toContainText('Sling load');

  // Somebody else changes the same one meanwhile.
  await page.getByRole('link', { name: 'Edit Sling load' }).click();
  await page.getByLabel('Group').fill('Air');
  const other = await page.context().newPage();
  await other.goto(`${unit.server.url}/admin/unit/requirements`);
  await other.getByRole('link', { name: 'Edit Sling load' }).click();
  await other.getByLabel('Months', { exact: true }).fill('6');
  await button(other, 'Save requirement').click();
  await expect(title(other, 'Requirements')).toBeVisible();
  await other.close();
  await button(page, 'Save requirement').click();
  await expect(page.getByRole('alert')).toContainText('changed');
  await button(page, 'Save requirement').click();
  await expect(list(page).getByRole('listitem').first()).toContainText('Every 6 months');
  await expect(list(page).getByRole('listitem').first()).toContainText('In force from 05 JAN 2020');
  await expect(list(page).getByRole('listitem').first()).toContainText('Group Air');

  // Retired, and shown for whom it is missing no more; the record has the other one alone.
  await page.getByRole('link', { name: 'Edit Sling load' }).click();
  await page.getByRole('checkbox', { name: /Retired/ }).check();
  await expect(effects(page)).toContainText('Sling load: nothing to do any more for 1 person: SPC Known');
  await button(page, 'Save requirement').click();
  await expect(list(page).getByRole('listitem').first()).toContainText('Retired');
  await page.goto(`${unit.server.url}/user-info/${id}`);
  const due = page.getByRole('list', { name: 'Due', exact: true });
  await expect(due.getByRole('listitem')).toContainText(['M4: to do by']);
  await page.goto(`${unit.server.url}/admin/unit/requirements`);
  await button(page, 'Remove Sling load').click();
  await button(page.getByRole('alertdialog'), 'Remove requirement').click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Unit', exact: true }).click();
  await expect(page.getByText('Requirement Sling load').first()).toBeVisible();
});

test('what events forbid or miss is said at its field', async ({ page, unit }) => {
  const levels = [
    { name: 'Class 1', passes: true },
    { name: 'Class 3', passes: false },
  ];
  const [dental = '', ride = ''] = await requirements(unit, { ...RIDE, name: 'Dental', result: 'LEVEL', levels }, RIDE);
  const event = {
    doneOn: unitDay(-10),
    level: 'Class 3',
    note: 'Broken tooth',
  };
  await enterEvents(unit, dental, [{ soldierId: unit.staffId, event }]);
  await enterEvents(unit, ride, [{ soldierId: unit.staffId, event: { doneOn: unitDay(-10) } }]);
  await unit.open(page, '/admin/unit/requirements');

  await test.step('no level that an event has goes, and nothing becomes medical while events have notes', async () => {
    await page.getByRole('link', { name: 'Edit Dental' }).click();
    const medical = page.getByRole('checkbox', { name: /^A medical matter/ });
    await medical.check();
    await button(page, 'Save requirement').click();
    await expect(medical).toHaveAccessibleDescription(/1 event has a note, and of a medical matter none is kept/);
    await medical.uncheck();
    await page.getByLabel('Levels that fail').fill('Class III');
    await button(page, 'Save requirement').click();
    await expect(page.getByLabel('Levels that pass')).toHaveAccessibleDescription(
      /1 event has Class 3. Correct it first/,
    );
    await expectNoViolations(page);
  });

  await test.step('a requirement that gets fixed days says what becomes of the events that have none', async () => {
    await page.goto(`${unit.server.url}/admin/unit/requirements`);
    await page.getByRole('link', { name: 'Edit Check ride' }).click();
    const cycle = page.getByLabel('To be done');
    await expect(cycle).toHaveAccessibleDescription('');
    await cycle.selectOption('By a day that is entered each time');
    await expect(cycle).toHaveAccessibleDescription(/Events that are there already have no such day/);
    await expectNoViolations(page);
  });
});
