import type { Page } from '@playwright/test';
import { formatDay } from '../../domain/localDate.ts';
import { alertOf, button, discard, keepEditing } from '../support/locators.ts';
import {
  BLC,
  changeMeanwhile,
  field,
  fillIn,
  link,
  schedule,
  schools,
  signInWithRecord,
} from '../support/schoolForms.ts';
import { signInHere } from '../support/session.ts';
import { expect, test, type TestPerson } from '../support/test.ts';

/** Changes the form and follows a link: a dialog asks, and the form is left only when the changes are discarded. */
async function expectQuestion(page: Page, name: string, leadsTo: string): Promise<void> {
  await field(page, 'School').selectOption('RANGER');
  const address = page.url();
  await link(page, name).click();
  await keepEditing(page).click();
  await expect(page).toHaveURL(address);
  await expect(field(page, 'School')).toHaveValue('RANGER');
  await link(page, name).click();
  await discard(page).click();
  await expect(page).toHaveURL(leadsTo);
}

test.describe('a school form that is not saved', () => {
  let soldier: TestPerson;
  let record: string;

  test.beforeEach(async ({ makeSoldier, signIn }) => {
    ({ soldier, record } = await signInWithRecord({ makeSoldier, signIn }));
  });

  test('asks before it is left behind, and waits, as typed, when the session ends', async ({ page, staff }) => {
    test.slow();
    const id = await schedule(staff, soldier.soldierId);
    await page.goto(record);

    await test.step('a new one', async () => {
      for (const name of ['Back to the record', 'Cancel']) {
        await link(page, 'Add school').click();
        await expectQuestion(page, name, record);
      }
    });

    await test.step('changes to one', async () => {
      for (const [name, leadsTo] of [
        ['Back to the record', record],
        ['Cancel', record],
        ['Delete School', `${record}/edit-school/${id}/delete`],
      ] as const) {
        await link(page, 'Edit BLC, 05 JAN 2090').click();
        await expectQuestion(page, name, leadsTo);
      }
    });

    for (const [screen, name, schoolName] of [
      ['add-school', 'Add school', 'PATHFINDER'],
      [`edit-school/${id}`, 'Save school', 'RANGER'],
    ] as const) {
      await test.step(`the session ends under '${name}'`, async () => {
        const address = `${record}/${screen}`;
        await page.goto(address);
        await fillIn(page, { ...BLC, schoolName });
        await page.context().clearCookies();
        await button(page, name).click();
        await expect(page).toHaveURL('/login');
        await signInHere(page, soldier.email);
        await expect(page).toHaveURL(address);
        await expect(field(page, 'School')).toHaveValue(schoolName);
        await button(page, name).click();
        await expect(page).toHaveURL(record);
        await expect(schools(page).getByText(schoolName, { exact: true })).toBeVisible();
      });
    }
  });

  test('settles field by field what somebody else saved meanwhile', async ({ page, staff }) => {
    const id = await schedule(staff, soldier.soldierId);
    for (const [schoolName, choice, chosen, theirs] of [
      [
        'ALC',
        'Theirs: 05 FEB 2090',
        'ALC06 JAN 2090 – 05 FEB 2090',
        { startDate: '2090-01-06', endDate: '2090-02-05' },
      ],
      ['SLC', 'Mine: 01 FEB 2090', 'SLC07 JAN 2090 – 01 FEB 2090', { startDate: '2090-01-07', endDate: '2090-02-06' }],
    ] as const) {
      await test.step(choice, async () => {
        await page.goto(`${record}/edit-school/${id}`);
        await field(page, 'School').selectOption(schoolName);
        await field(page, 'End date').fill('2090-02-01');
        await changeMeanwhile(staff, soldier.soldierId, id, theirs);
        await button(page, 'Save school').click();
        await expect(alertOf(page)).toHaveText(/^Somebody else changed this[^.]*\. Please review the changes\.$/);
        await expect(field(page, 'Start date')).toHaveValue(theirs.startDate);
        await expect(field(page, 'End date')).toHaveValue('2090-02-01');
        const changes = page.getByRole('region', { name: 'Changed by SFC Vance' });
        await expect(changes.getByRole('radiogroup')).toHaveCount(2);
        await expect(changes.getByRole('radio', { name: `Theirs: ${formatDay(theirs.startDate)}` })).toBeChecked();
        await expect(changes.getByRole('radio', { name: 'Mine: 01 FEB 2090' })).toBeChecked();
        await changes.getByRole('radio', { name: choice }).check();
        await button(page, 'Save school').click();
        await expect(page).toHaveURL(record);
        await expect(schools(page).getByRole('listitem')).toContainText(chosen);
      });
    }
  });
});
