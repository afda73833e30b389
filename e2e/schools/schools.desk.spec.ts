import { alertOf, button, messages, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import {
  BLC,
  deleteMeanwhile,
  expectProblem,
  field,
  fillIn,
  link,
  schedule,
  schools,
  signInWithRecord,
} from '../support/schoolForms.ts';
import { expect, test, type TestPerson } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

const NETWORK = 'The network did not answer. Please check your connection and try again.';
const GONE = 'That school does not exist.';
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

test.describe('the schools of a record', () => {
  let soldier: TestPerson;
  let record: string;

  test.beforeEach(async ({ makeSoldier, signIn }) => {
    ({ soldier, record } = await signInWithRecord({ makeSoldier, signIn }));
  });

  test('begin with none; one is added, changed and deleted', async ({ page }) => {
    await page.goto(record);
    await expect(schools(page).getByText('No schools scheduled', { exact: true })).toBeVisible();

    await link(page, 'Add school').click();
    await expect(page).toHaveURL(`${record}/add-school`);
    await expect(title(page, 'Add School to My Info')).toBeFocused();
    await fillIn(page, BLC);
    await expect(field(page, 'Start date')).toHaveAccessibleDescription(/^05 JAN 2090 · in \d+ yr/);
    await button(page, 'Add school').click();
    await expect(page).toHaveURL(record);
    await expect(messages(page)).toHaveText('School added.');
    await expect(schools(page).getByRole('listitem')).toHaveText(/^BLC05 JAN 2090 – 30 JAN 2090in \d+ yr/);

    await link(page, 'Edit BLC, 05 JAN 2090').click();
    await expect(page).toHaveURL(new RegExp(`${record}/edit-school/${UUID}$`));
    await expect(title(page, 'Edit School in My Info')).toBeFocused();
    await expect(field(page, 'School')).toHaveValue('BLC');
    await expect(field(page, 'End date')).toHaveValue('2090-01-30');
    await field(page, 'School').selectOption({ label: 'AIR ASSAULT' });
    await button(page, 'Save school').click();
    await expect(page).toHaveURL(record);
    await expect(messages(page)).toContainText('School saved.');
    await expect(schools(page).getByRole('listitem')).toContainText('AIR ASSAULT');

    await link(page, 'Edit AIR ASSAULT, 05 JAN 2090').click();
    await link(page, 'Delete School').click();
    await expect(page).toHaveURL(new RegExp(`${record}/edit-school/${UUID}/delete$`));
    await expect(title(page, 'Delete School from My Info')).toBeFocused();
    for (const text of ['This school will be gone from your record', 'AIR ASSAULT', '01/05/2090', '01/30/2090']) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    await button(page, 'Delete school').click();
    await expect(page).toHaveURL(record);
    await expect(messages(page)).toContainText('School deleted.');
    await expect(schools(page)).toContainText('No schools scheduled');
    await page.reload();
    await expect(schools(page)).toContainText('No schools scheduled');
  });

  test('that are deleted are no place to which the browser goes back', async ({ page, staff }) => {
    await schedule(staff, soldier.soldierId);
    await page.goto('/home');
    await page.goto(record);
    await link(page, 'Edit BLC, 05 JAN 2090').click();
    await link(page, 'Delete School').click();
    // The screen before stays for a moment, and has such a link, too.
    await expect(title(page, 'Delete School from My Info')).toBeVisible();
    await link(page, 'Cancel').click();
    await link(page, 'Delete School').click();
    await button(page, 'Delete school').click();
    await expect(schools(page)).toContainText('No schools scheduled');
    await page.goBack();
    await expect(page).toHaveURL(record);
    await expect(schools(page)).toContainText('No schools scheduled');
    await page.goBack();
    await expect(page).toHaveURL('/home');
  });

  for (const [heading, screen, leadsTo, back] of [
    ['Add School to My Info', 'add-school', '', 'the record'],
    ['Edit School in My Info', 'edit-school/:id', '', 'the record'],
    ['Delete School from My Info', 'edit-school/:id/delete', '/edit-school/:id', 'the school'],
  ] as const) {
    test(`are as they were after Back and Cancel on ${heading}`, async ({ page, staff }) => {
      const id = await schedule(staff, soldier.soldierId);
      for (const name of [`Back to ${back}`, 'Cancel']) {
        await page.goto(`${record}/${screen.replace(':id', id)}`);
        await expect(title(page, heading)).toBeVisible();
        await page.getByRole('link', { name }).click();
        await expect(page).toHaveURL(`${record}${leadsTo.replace(':id', id)}`);
      }
      await page.goto(record);
      await expect(schools(page).getByRole('listitem')).toHaveText(/^BLC05 JAN 2090 – 30 JAN 2090/);
    });
  }

  test('are asked about before the same one stands twice on the same days', async ({ page, staff }) => {
    await schedule(staff, soldier.soldierId);
    await page.goto(`${record}/add-school`);
    await fillIn(page, BLC);
    await button(page, 'Add school').click();
    const question = page.getByRole('alertdialog', { name: 'Schedule it twice?' });
    await expect(question).toContainText('BLC, 05 JAN 2090 – 30 JAN 2090, is already in your record.');
    await button(page, 'Go back').click();
    await expect(field(page, 'Start date')).toHaveValue('2090-01-05');
    await field(page, 'End date').fill('2090-01-05');
    await button(page, 'Add school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page).getByRole('listitem').last()).toHaveText(/^BLC05 JAN 2090in /);

    await link(page, 'Edit BLC, 05 JAN 2090').last().click();
    await field(page, 'End date').fill('2090-01-30');
    await button(page, 'Save school').click();
    await button(page, 'Schedule it twice').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page).getByText('05 JAN 2090 – 30 JAN 2090')).toHaveCount(2);
  });

  test('are one of seven', async ({ page }) => {
    await page.goto(`${record}/add-school`);
    const options = field(page, 'School').locator('option');
    const names = ['BLC', 'ALC', 'SLC', 'JFO', 'AIR ASSAULT', 'PATHFINDER', 'RANGER'];
    await expect(options).toHaveText(['SCHOOL', ...names]);
    await expect(options.first()).toBeDisabled();
  });

  test('are refused with a sentence beside each field', async ({ page, staff }) => {
    await page.goto(`${record}/add-school`);
    await button(page, 'Add school').click();
    await expect(alertOf(page)).toBeFocused();
    await expectProblem(page, 'School', 'Please enter a name.');
    await expectProblem(page, 'Start date', 'Please enter a start date.');
    await expectProblem(page, 'End date', 'Please enter an end date.');
    await expect(alertOf(page)).toHaveText('Please check: School, Start date, End date');
    await alertOf(page).getByRole('link', { name: 'Start date' }).click();
    await expect(field(page, 'Start date')).toBeFocused();

    await fillIn(page, { ...BLC, endDate: '2090-01-04' });
    await button(page, 'Add school').click();
    await expectProblem(page, 'Start date', 'Start date cannot be after end date.');
    await expect(alertOf(page)).toHaveText('Please check: Start date');
    await expect(field(page, 'End date')).toHaveValue('2090-01-04');

    await field(page, 'End date').fill('2090-01-05');
    await expect(alertOf(page)).toHaveCount(0);
    await expect(field(page, 'Start date')).not.toHaveAttribute('aria-invalid', 'true');
    await button(page, 'Add school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page)).toContainText('BLC05 JAN 2090in ');

    await page.goto(`${record}/edit-school/${await schedule(staff, soldier.soldierId)}`);
    await field(page, 'Start date').fill('');
    await field(page, 'End date').fill('2101-01-01');
    await button(page, 'Save school').click();
    await expectProblem(page, 'Start date', 'Please enter a start date.');
    await expectProblem(page, 'End date', 'End date must be from 01 JAN 1950 to 31 DEC 2100.');
  });

  test('take no day that the calendar has not', async ({ page }) => {
    await page.goto(`${record}/add-school`);
    await fillIn(page, BLC);
    await field(page, 'End date').focus();
    await page.keyboard.type('02302090');
    await button(page, 'Add school').click();
    await expectProblem(page, 'End date', 'End date must be a real date.');
  });

  test('that cannot be added are kept as typed, with what happened and why', async ({ page, context }) => {
    await page.goto(`${record}/add-school`);
    await fillIn(page, BLC);
    await context.setOffline(true);
    await button(page, 'Add school').click();
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page).getByRole('listitem')).toHaveText(['There was an issue adding the data.', NETWORK]);
    await expect(field(page, 'School')).toHaveValue('BLC');
    await expect(field(page, 'Start date')).toHaveValue('2090-01-05');
    await context.setOffline(false);
    await button(page, 'Add school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page).getByRole('listitem')).toHaveCount(1);
  });

  test('that are gone meanwhile can be neither saved nor opened any more, and are as good as deleted', async ({
    page,
    staff,
  }) => {
    const id = await schedule(staff, soldier.soldierId);
    await page.goto(`${record}/edit-school/${id}`);
    await field(page, 'School').selectOption('RANGER');
    await deleteMeanwhile(staff, soldier.soldierId, id);
    await button(page, 'Save school').click();
    await expect(alertOf(page).getByRole('listitem')).toHaveText(['There was an issue updating the data.', GONE]);
    await expect(field(page, 'School')).toHaveValue('RANGER');

    const other = await schedule(staff, soldier.soldierId);
    await page.goto(`${record}/edit-school/${other}/delete`);
    await expect(page.getByText('01/05/2090')).toBeVisible();
    await deleteMeanwhile(staff, soldier.soldierId, other);
    await button(page, 'Delete school').click();
    // Somebody else has deleted it already, which is the same result.
    await expect(page).toHaveURL(record);
    await expect(schools(page)).toContainText('No schools scheduled');

    for (const address of [`${record}/edit-school/${other}`, `${record}/edit-school/${other}/delete`]) {
      await page.goto(address);
      await expect(page.getByText(GONE)).toBeVisible();
      await button(page, 'Back to the record').click();
      await expect(page).toHaveURL(record);
    }
  });

  test('whose deletion got through, though its answer was lost, are done with at the next try', async ({
    page,
    staff,
  }) => {
    await schedule(staff, soldier.soldierId);
    await page.goto(record);
    await link(page, 'Edit BLC, 05 JAN 2090').click();
    await link(page, 'Delete School').click();
    await loseNextAnswer(page);
    await button(page, 'Delete school').click();
    await expect(alertOf(page).getByRole('listitem')).toHaveText(['There was an issue deleting the data.', NETWORK]);
    await button(page, 'Delete school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page)).toContainText('No schools scheduled');
  });

  test('stay within the screen, however many and whatever they are called', async ({ page, staff }) => {
    for (const schoolName of ['PATHFINDER', 'AIR_ASSAULT', 'RANGER']) {
      await schedule(staff, soldier.soldierId, { ...BLC, schoolName });
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(record);
    await expect(schools(page).getByRole('listitem')).toHaveCount(3);
    for (const name of ['Edit AIR ASSAULT, 05 JAN 2090', 'Delete School']) {
      await link(page, name).click();
      await expect(button(page, name === 'Delete School' ? 'Delete school' : 'Save school')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
});
