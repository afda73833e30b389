import { alertOf, button, discard, keepEditing, messages, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import {
  BLC,
  changeMeanwhile,
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

// On a phone, a record's schools are far below its top. A message covers the end of a short form for three seconds, so its buttons are
// pressed by key.
test.use({ viewport: { width: 390, height: 664 } });

test.describe('the schools of a record', () => {
  let soldier: TestPerson;
  let record: string;

  test.beforeEach(async ({ makeSoldier, signIn }) => {
    ({ soldier, record } = await signInWithRecord({ makeSoldier, signIn }));
  });

  test('are offered their usual last day, which one press enters', async ({ page }) => {
    await page.goto(`${record}/add-school`);
    await field(page, 'School').selectOption('BLC');
    const offer = page.getByRole('button', { name: /^Enter / });
    await expect(offer).toHaveCount(0);
    await field(page, 'Start date').fill('2090-01-05');
    await expect(page.getByText('Enter 26 JAN 2090: usually 22 days, to be confirmed by the unit.')).toBeVisible();
    await expect(field(page, 'End date'), 'nothing is entered by itself').toHaveValue('');
    await offer.press('Enter');
    await expect(field(page, 'End date')).toHaveValue('2090-01-26');
    await expect(field(page, 'End date')).toBeFocused();
    await expect(offer).toHaveCount(0);
    await field(page, 'End date').fill('2090-01-30');
    await expect(offer, 'not over what was typed').toHaveCount(0);
  });

  test('begin with none; one of seven is added and changed, and coming back leads to the same place', async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto(record);
    await expect(schools(page).getByText('No schools scheduled', { exact: true })).toBeVisible();
    const add = link(page, 'Add school');
    await add.click();
    await expect(page).toHaveURL(`${record}/add-school`);
    await expect(title(page, 'Add School to My Info')).toBeFocused();
    const options = field(page, 'School').locator('option');
    const names = ['BLC', 'ALC', 'SLC', 'JFO', 'AIR ASSAULT', 'PATHFINDER', 'RANGER'];
    await expect(options).toHaveText(['SCHOOL', ...names]);
    await expect(options.first()).toBeDisabled();

    await test.step('it is refused with a sentence beside each field', async () => {
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

      // A day that doesn't exist.
      await field(page, 'End date').focus();
      await page.keyboard.type('02302090');
      await button(page, 'Add school').click();
      await expectProblem(page, 'End date', 'End date must be a real date.');

      await field(page, 'End date').fill(BLC.endDate);
      await expect(alertOf(page)).toHaveCount(0);
      await expect(field(page, 'Start date')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Start date')).toHaveAccessibleDescription(/^05 JAN 2090 · in \d+ yr/);
    });

    await test.step('it is kept as typed where the form is not left, and where the network does not answer', async () => {
      await link(page, 'Cancel').click();
      await keepEditing(page).click();
      await context.setOffline(true);
      await button(page, 'Add school').click();
      await expect(alertOf(page)).toBeFocused();
      await expect(alertOf(page).getByRole('listitem')).toHaveText(['There was an issue adding the data.', NETWORK]);
      await expect(field(page, 'School')).toHaveValue('BLC');
      await expect(field(page, 'Start date')).toHaveValue('2090-01-05');
      await context.setOffline(false);
    });
    await button(page, 'Add school').click();
    await expect(page).toHaveURL(record);
    await expect(messages(page)).toHaveText('School added.');
    await expect(schools(page).getByRole('listitem')).toHaveText(/^BLC05 JAN 2090 – 30 JAN 2090in \d+ yr/);
    await expect(add).toBeFocused();
    await expect(add).toBeInViewport({ ratio: 1 });

    await test.step('it is changed, after a look at it alone', async () => {
      const edit = link(page, 'Edit BLC, 05 JAN 2090');
      await edit.click();
      await expect(page).toHaveURL(new RegExp(`${record}/edit-school/${UUID}$`));
      await expect(title(page, 'Edit School in My Info')).toBeFocused();
      await expect(field(page, 'School')).toHaveValue('BLC');
      await expect(field(page, 'End date')).toHaveValue('2090-01-30');
      await link(page, 'Back to the record').click();
      await expect(edit).toBeFocused();
      await expect(edit).toBeInViewport({ ratio: 1 });
      await edit.click();
      await field(page, 'School').selectOption({ label: 'AIR ASSAULT' });
      await link(page, 'Delete School').press('Enter');
      await keepEditing(page).click();
      await button(page, 'Save school').press('Enter');
      await expect(page).toHaveURL(record);
      await expect(messages(page)).toContainText('School saved.');
      await expect(schools(page).getByRole('listitem')).toContainText('AIR ASSAULT');
      await expect(link(page, 'Edit AIR ASSAULT, 05 JAN 2090')).toBeFocused();
      await expect(link(page, 'Edit AIR ASSAULT, 05 JAN 2090')).toBeInViewport({ ratio: 1 });
      // When opened from elsewhere, the record starts at its top.
      await link(page, 'Home').click();
      await expect(title(page, 'Section Overview')).toBeFocused();
      await link(page, 'My Info').click();
      await expect(title(page, 'My Info')).toBeFocused();
      await expect(title(page, 'My Info')).toBeInViewport();
    });

    await test.step('it is asked about before the same one stands twice on the same days', async () => {
      await add.click();
      await fillIn(page, { ...BLC, schoolName: 'AIR_ASSAULT' });
      await button(page, 'Add school').press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Schedule it twice?' });
      await expect(question).toContainText('AIR ASSAULT, 05 JAN 2090 – 30 JAN 2090, is already in your record.');
      await button(page, 'Go back').click();
      await expect(field(page, 'Start date')).toHaveValue('2090-01-05');
      await field(page, 'End date').fill('2090-01-05');
      await button(page, 'Add school').press('Enter');
      await expect(page).toHaveURL(record);
      await expect(
        schools(page)
          .getByRole('listitem')
          .filter({ hasText: /^AIR ASSAULT05 JAN 2090in / }),
      ).toHaveCount(1);

      const lines = schools(page).getByRole('listitem');
      await lines
        .filter({ hasText: /05 JAN 2090in / })
        .getByRole('link', { name: /^Edit/ })
        .click();
      await field(page, 'End date').fill('2090-01-30');
      await button(page, 'Save school').press('Enter');
      await button(page, 'Schedule it twice').click();
      await expect(page).toHaveURL(record);
      await expect(schools(page).getByText('05 JAN 2090 – 30 JAN 2090')).toHaveCount(2);
    });

    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });

  test('that are deleted are no place to go back to, and what others do to one meanwhile is settled', async ({
    page,
    staff,
  }) => {
    test.slow();
    await schedule(staff, soldier.soldierId);
    const edit = link(page, 'Edit BLC, 05 JAN 2090');

    await test.step('it is deleted, and the browser does not go back to it', async () => {
      await page.goto('/home');
      await link(page, 'My Info').click();
      await edit.click();
      await link(page, 'Delete School').press('Enter');
      await expect(page).toHaveURL(new RegExp(`${record}/edit-school/${UUID}/delete$`));
      await expect(title(page, 'Delete School from My Info')).toBeFocused();
      for (const text of ['This school will be gone from your record', 'BLC', '01/05/2090', '01/30/2090']) {
        await expect(page.getByRole('main')).toContainText(text);
      }
      for (const name of ['Cancel', 'Back to the school']) {
        await link(page, name).click();
        await expect(page).toHaveURL(new RegExp(`${record}/edit-school/${UUID}$`));
        await link(page, 'Delete School').press('Enter');
        // The screen before stays for a moment, and has such links, too.
        await expect(title(page, 'Delete School from My Info')).toBeVisible();
      }
      await button(page, 'Delete school').press('Enter');
      await expect(page).toHaveURL(record);
      await expect(messages(page)).toContainText('School deleted.');
      await expect(schools(page)).toContainText('No schools scheduled');
      await expect(link(page, 'Add school')).toBeFocused();
      await expect(link(page, 'Add school')).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expect(page).toHaveURL(record);
      await expect(schools(page)).toContainText('No schools scheduled');
      await page.goBack();
      await expect(page).toHaveURL('/home');
      await link(page, 'My Info').click();
    });

    await test.step('where it got through and its answer was lost, the next try is done', async () => {
      await schedule(staff, soldier.soldierId);
      await edit.click();
      await link(page, 'Delete School').press('Enter');
      await loseNextAnswer(page);
      await button(page, 'Delete school').press('Enter');
      await expect(alertOf(page).getByRole('listitem')).toHaveText(['There was an issue deleting the data.', NETWORK]);
      await button(page, 'Delete school').press('Enter');
      await expect(page).toHaveURL(record);
      await expect(schools(page)).toContainText('No schools scheduled');
    });

    await test.step('a school that is gone meanwhile can be neither saved nor opened, and is as good as deleted', async () => {
      const id = await schedule(staff, soldier.soldierId);
      await edit.click();
      await field(page, 'School').selectOption('RANGER');
      await deleteMeanwhile(staff, soldier.soldierId, id);
      await button(page, 'Save school').press('Enter');
      await expect(alertOf(page).getByRole('listitem')).toHaveText(['There was an issue updating the data.', GONE]);
      await expect(field(page, 'School')).toHaveValue('RANGER');
      await link(page, 'Cancel').press('Enter');
      await discard(page).click();
      await expect(schools(page)).toContainText('No schools scheduled');

      const other = await schedule(staff, soldier.soldierId);
      await edit.click();
      await link(page, 'Delete School').press('Enter');
      await expect(page.getByText('01/05/2090')).toBeVisible();
      await deleteMeanwhile(staff, soldier.soldierId, other);
      await button(page, 'Delete school').press('Enter');
      // Somebody else has already deleted it, which is just as good.
      await expect(page).toHaveURL(record);
      await expect(schools(page)).toContainText('No schools scheduled');

      await page.goto(`${record}/edit-school/${other}`);
      await expect(page.getByText(GONE)).toBeVisible();
      await button(page, 'Back to the record').click();
      await expect(page).toHaveURL(record);
    });

    await test.step('what somebody else saved meanwhile is settled field by field', async () => {
      const id = await schedule(staff, soldier.soldierId);
      await edit.click();
      await field(page, 'School').selectOption('SLC');
      await field(page, 'End date').fill('2090-02-01');
      await changeMeanwhile(staff, soldier.soldierId, id, { startDate: '2090-01-06', endDate: '2090-02-05' });
      await button(page, 'Save school').press('Enter');
      await expect(alertOf(page)).toHaveText(/^Somebody else changed this[^.]*\. Please review the changes\.$/);
      await expect(field(page, 'Start date')).toHaveValue('2090-01-06');
      await expect(field(page, 'End date')).toHaveValue('2090-02-01');
      const changes = page.getByRole('region', { name: 'Changed by SFC Vance' });
      await expect(changes.getByRole('radiogroup')).toHaveCount(2);
      await expect(changes.getByRole('radio', { name: 'Theirs: 06 JAN 2090' })).toBeChecked();
      await expect(changes.getByRole('radio', { name: 'Mine: 01 FEB 2090' })).toBeChecked();
      await changes.getByRole('radio', { name: 'Theirs: 05 FEB 2090' }).check();
      await button(page, 'Save school').press('Enter');
      await expect(page).toHaveURL(record);
      await expect(schools(page).getByRole('listitem')).toContainText('SLC06 JAN 2090 – 05 FEB 2090');
    });
  });
});
