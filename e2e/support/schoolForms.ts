import type { Page } from '@playwright/test';
import type { ApiPerson } from './apiPerson.ts';
import { alertOf } from './locators.ts';
import { expect, type TestFixtures, type TestPerson } from './test.ts';

/** In the future, whatever year the tests run in. */
export const BLC = { schoolName: 'BLC', startDate: '2090-01-05', endDate: '2090-01-30' };

export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const schools = (page: Page) => page.getByRole('region', { name: 'Scheduled Schools' });
/** A field of the form. The choices after a conflict have the same names. */
export const field = (page: Page, label: 'School' | 'Start date' | 'End date') =>
  page.getByLabel(label, { exact: true }).and(page.locator('select, input[type=date]'));

/** Expects a text next to a field, and the field's name as a link in the summary. */
export async function expectProblem(page: Page, label: Parameters<typeof field>[1], text: string): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, label)).toHaveAccessibleDescription(text);
  await expect(alertOf(page).getByRole('link', { name: label })).toBeVisible();
}

export async function fillIn(page: Page, { schoolName, startDate, endDate }: typeof BLC): Promise<void> {
  await field(page, 'School').selectOption(schoolName);
  await field(page, 'Start date').fill(startDate);
  await field(page, 'End date').fill(endDate);
}

/** Signs in a soldier whose record has no schools. Resolves to the soldier and the record's address. */
export async function signInWithRecord({
  makeSoldier,
  signIn,
}: TestFixtures): Promise<{ soldier: TestPerson; record: string }> {
  const soldier = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
  await signIn(soldier);
  return { soldier, record: `/user-info/${soldier.soldierId}` };
}

/** Schedules a school. Resolves to its id. */
export async function schedule(staff: ApiPerson, soldierId: string, input = BLC): Promise<string> {
  const [school] = await staff.addSchool(soldierId, input);
  return school?.id ?? '';
}

export async function deleteMeanwhile(staff: ApiPerson, soldierId: string, id: string): Promise<void> {
  await staff.execute('mutation ($soldierId: ID!, $id: ID!) { deleteSchool(soldierId: $soldierId, id: $id) { id } }', {
    soldierId,
    id,
  });
}

export async function changeMeanwhile(
  staff: ApiPerson,
  soldierId: string,
  id: string,
  input: Partial<typeof BLC>,
): Promise<void> {
  await staff.execute(
    `mutation ($soldierId: ID!, $id: ID!, $input: UpdateSchoolInput!) {
      updateSchool(soldierId: $soldierId, id: $id, input: $input) { id }
    }`,
    { soldierId, id, input },
  );
}
