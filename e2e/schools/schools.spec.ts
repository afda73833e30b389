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

const NETWORK = 'The network did not answer. Please check your connection and try again.';
const GONE = 'That school does not exist.';
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

test.describe('the schools of a record', () => {
  let soldier: TestPerson;
  let record: string;

  test.beforeEach(async ({ makeSoldier, signIn }) => {
    ({ soldier, record } = await signInWithRecord({ makeSoldier, signIn }));
  });

  test('begin with none; one of seven is added, changed and deleted', async ({ page }) => {
    await page.goto(record);
    await expect(schools(page).getByText('No schools scheduled', { exact: true })).toBeVisible();

    await link(page, 'Add school').click();
    await expect(page).toHaveURL(`${record}/add-school`);
    await expect(title(page, 'Add School to My Info')).toBeFocused();
    const options = field(page, 'School').locator('option');
    const names = ['BLC', 'ALC', 'SLC', 'JFO', 'AIR ASSAULT', 'PATHFINDER', 'RANGER'];
    await expect(options).toHaveText(['SCHOOL', ...names]);
    await expect(options.first()).toBeDisabled();
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

  test('are as they were after Back and Cancel', async ({ page, staff }) => {
    const id = await schedule(staff, soldier.soldierId);
    for (const [heading, screen, leadsTo, back] of [
      ['Add School to My Info', 'add-school', '', 'the record'],
      ['Edit School in My Info', 'edit-school/:id', '', 'the record'],
      ['Delete School from My Info', 'edit-school/:id/delete', '/edit-school/:id', 'the school'],
    ] as const) {
      for (const name of [`Back to ${back}`, 'Cancel']) {
        await page.goto(`${record}/${screen.replace(':id', id)}`);
        await expect(title(page, heading)).toBeVisible();
        await page.getByRole('link', { name }).click();
        await expect(page).toHaveURL(`${record}${leadsTo.replace(':id', id)}`);
      }
    }
    await link(page, 'Back to the record').click();
    await expect(schools(page).getByRole('listitem')).toHaveText(/^BLC05 JAN 2090 – 30 JAN 2090/);
  });

  test('are refused with a sentence beside each field, and kept as typed where they cannot be added', async ({
    page,
    context,
    staff,
  }) => {
    await test.step('of a new one', async () => {
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

      // A day that the calendar has not.
      await field(page, 'End date').focus();
      await page.keyboard.type('02302090');
      await button(page, 'Add school').click();
      await expectProblem(page, 'End date', 'End date must be a real date.');

      await field(page, 'End date').fill('2090-01-05');
      await expect(alertOf(page)).toHaveCount(0);
      await expect(field(page, 'Start date')).not.toHaveAttribute('aria-invalid', 'true');
      await button(page, 'Add school').click();
      await expect(page).toHaveURL(record);
      await expect(schools(page)).toContainText('BLC05 JAN 2090in ');
    });

    await test.step('without a network it is told what happened and why', async () => {
      await link(page, 'Add school').click();
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
      await expect(schools(page).getByRole('listitem')).toHaveCount(2);
    });

    await test.step('of one that is there', async () => {
      await page.goto(`${record}/edit-school/${await schedule(staff, soldier.soldierId)}`);
      await field(page, 'Start date').fill('');
      await field(page, 'End date').fill('2101-01-01');
      await button(page, 'Save school').click();
      await expectProblem(page, 'Start date', 'Please enter a start date.');
      await expectProblem(page, 'End date', 'End date must be from 01 JAN 1950 to 31 DEC 2100.');
    });
  });

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

  test('that are deleted are no place to go back to, and are done with whoever deleted them', async ({
    page,
    staff,
  }) => {
    test.slow();
    await schedule(staff, soldier.soldierId);

    await test.step('the browser does not go back to one', async () => {
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

    await test.step('where it got through and its answer was lost, the next try is done', async () => {
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

    await test.step('one that is gone meanwhile can be neither saved nor opened, and is as good as deleted', async () => {
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
  });
});
