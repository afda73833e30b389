import type { Page } from '@playwright/test';
import { ApiClient } from '../scripts/apiClient.ts';
import type { RunningServer } from '../scripts/runningServer.ts';
import { slowDown } from './network.ts';
import { expect, PASSWORD, test, type TestPerson } from './test.ts';

const STAFF = { email: 'staff@unit.example' };
/** Far enough ahead for every year in which the tests run. */
const BLC = { schoolName: 'BLC', startDate: '2090-01-05', endDate: '2090-01-30' };
const NETWORK = 'The network did not answer. Please check your connection and try again.';
const GONE = 'That school does not exist.';

const summary = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const schools = (page: Page) => page.getByRole('region', { name: 'Scheduled Schools' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
/** A field of the form; the choices after a conflict have the same names. */
const field = (page: Page, label: 'Name' | 'Start date' | 'End date') =>
  page.getByLabel(label, { exact: true }).and(page.locator('select, input[type=date]'));

/** The text that stands beside a field and, as a link to it, in the summary. */
async function expectProblem(page: Page, label: Parameters<typeof field>[1], text: string): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, label)).toHaveAccessibleDescription(text);
  await expect(summary(page).getByRole('link', { name: text })).toBeVisible();
}

async function fillIn(page: Page, { schoolName, startDate, endDate }: typeof BLC): Promise<void> {
  await field(page, 'Name').selectOption(schoolName);
  await field(page, 'Start date').fill(startDate);
  await field(page, 'End date').fill(endDate);
}

/** Changes the form and leaves it by a link: it asks, and is left only when the changes are discarded. */
async function expectQuestion(page: Page, name: string, leadsTo: string): Promise<void> {
  await field(page, 'Name').selectOption('RANGER');
  const address = page.url();
  await link(page, name).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(address);
  await expect(field(page, 'Name')).toHaveValue('RANGER');
  await link(page, name).click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(leadsTo);
}

/** Staff, who work on the same schools through the API. */
async function staffOf(product: RunningServer): Promise<ApiClient> {
  const client = new ApiClient(product.url);
  await client.signIn(STAFF.email, PASSWORD);
  return client;
}

/** Schedules a school; gives its id. */
async function schedule(product: RunningServer, soldierId: string, input = BLC): Promise<string> {
  const staff = await staffOf(product);
  const { addSchool } = await staff.execute<{ addSchool: { schools: { id: string }[] } }>(
    'mutation ($id: ID!, $input: AddSchoolInput!) { addSchool(soldierId: $id, input: $input) { schools { id } } }',
    { id: soldierId, input },
  );
  return addSchool.schools[0]?.id ?? '';
}

async function deleteMeanwhile(product: RunningServer, soldierId: string, id: string): Promise<void> {
  const staff = await staffOf(product);
  await staff.execute('mutation ($soldierId: ID!, $id: ID!) { deleteSchool(soldierId: $soldierId, id: $id) { id } }', {
    soldierId,
    id,
  });
}

async function changeMeanwhile(
  product: RunningServer,
  soldierId: string,
  id: string,
  input: Partial<typeof BLC>,
): Promise<void> {
  const staff = await staffOf(product);
  await staff.execute(
    `mutation ($soldierId: ID!, $id: ID!, $input: UpdateSchoolInput!) {
      updateSchool(soldierId: $soldierId, id: $id, input: $input) { id }
    }`,
    { soldierId, id, input },
  );
}

test.describe('the schools of a record', () => {
  let soldier: TestPerson;
  let record: string;

  test.beforeEach(async ({ makeSoldier, signIn }) => {
    soldier = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
    record = `/user-info/${soldier.soldierId}`;
    await signIn(soldier);
  });

  test('begin with none; one is added, changed and deleted', async ({ page }) => {
    await page.goto(record);
    await expect(schools(page)).toContainText('No schools scheduled');

    await link(page, 'Add school').click();
    await expect(page).toHaveURL(`${record}/add-school`);
    await expect(heading(page, 'Add School')).toBeFocused();
    await fillIn(page, BLC);
    await expect(field(page, 'Start date')).toHaveAccessibleDescription(/^05 JAN 2090 · in \d+ yr/);
    await button(page, 'Add school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page).getByRole('listitem')).toHaveText(/^BLC05 JAN 2090 – 30 JAN 2090in \d+ yr/);

    await link(page, 'Edit BLC, 05 JAN 2090').click();
    await expect(page).toHaveURL(new RegExp(`${record}/edit-school/[0-9a-f-]{36}$`));
    await expect(heading(page, 'Edit School')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('BLC');
    await expect(field(page, 'End date')).toHaveValue('2090-01-30');
    await field(page, 'Name').selectOption({ label: 'AIR ASSAULT' });
    await button(page, 'Save school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page).getByRole('listitem')).toContainText('AIR ASSAULT');

    await link(page, 'Edit AIR ASSAULT, 05 JAN 2090').click();
    await link(page, 'Delete School').click();
    await expect(page).toHaveURL(new RegExp(`${record}/edit-school/[0-9a-f-]{36}/delete$`));
    await expect(heading(page, 'Delete School')).toBeFocused();
    for (const text of ['This school will be gone from your record', 'AIR ASSAULT', '01/05/2090', '01/30/2090']) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    await button(page, 'Delete school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page)).toContainText('No schools scheduled');
    await page.reload();
    await expect(schools(page)).toContainText('No schools scheduled');
  });

  for (const [title, screen, leadsTo] of [
    ['Add School', 'add-school', ''],
    ['Edit School', 'edit-school/:id', ''],
    ['Delete School', 'edit-school/:id/delete', '/edit-school/:id'],
  ] as const) {
    test(`are as they were after Back and Cancel on ${title}`, async ({ page, product }) => {
      const id = await schedule(product, soldier.soldierId);
      for (const name of ['Back', 'Cancel']) {
        await page.goto(`${record}/${screen.replace(':id', id)}`);
        await expect(heading(page, title)).toBeVisible();
        await link(page, name).click();
        await expect(page).toHaveURL(`${record}${leadsTo.replace(':id', id)}`);
      }
      await page.goto(record);
      await expect(schools(page).getByRole('listitem')).toHaveText(/^BLC05 JAN 2090 – 30 JAN 2090/);
    });
  }

  test('are one of seven', async ({ page }) => {
    await page.goto(`${record}/add-school`);
    const options = field(page, 'Name').locator('option');
    const names = ['BLC', 'ALC', 'SLC', 'JFO', 'AIR ASSAULT', 'PATHFINDER', 'RANGER'];
    await expect(options).toHaveText(['SCHOOL', ...names]);
    await expect(options.first()).toBeDisabled();
  });

  test('are refused with a sentence beside each field', async ({ page, product }) => {
    await page.goto(`${record}/add-school`);
    await button(page, 'Add school').click();
    await expect(summary(page)).toBeFocused();
    await expectProblem(page, 'Name', 'Please enter a name.');
    await expectProblem(page, 'Start date', 'Please enter a start date.');
    await expectProblem(page, 'End date', 'Please enter an end date.');
    await expect(summary(page).getByRole('listitem')).toHaveCount(3);
    await summary(page).getByRole('link', { name: 'Please enter a start date.' }).click();
    await expect(field(page, 'Start date')).toBeFocused();

    await fillIn(page, { ...BLC, endDate: '2090-01-04' });
    await button(page, 'Add school').click();
    await expectProblem(page, 'Start date', 'Start date cannot be after end date.');
    await expect(summary(page).getByRole('listitem')).toHaveCount(1);
    await expect(field(page, 'End date')).toHaveValue('2090-01-04');

    await field(page, 'End date').fill('2090-01-05');
    await button(page, 'Add school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page)).toContainText('05 JAN 2090 – 05 JAN 2090');

    await page.goto(`${record}/edit-school/${await schedule(product, soldier.soldierId)}`);
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
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('listitem')).toHaveText(['There was an issue adding the data.', NETWORK]);
    await expect(field(page, 'Name')).toHaveValue('BLC');
    await expect(field(page, 'Start date')).toHaveValue('2090-01-05');
    await context.setOffline(false);
    await button(page, 'Add school').click();
    await expect(page).toHaveURL(record);
    await expect(schools(page).getByRole('listitem')).toHaveCount(1);
  });

  test('that are gone meanwhile can be neither saved nor deleted, nor opened any more', async ({ page, product }) => {
    const id = await schedule(product, soldier.soldierId);
    await page.goto(`${record}/edit-school/${id}`);
    await field(page, 'Name').selectOption('RANGER');
    await deleteMeanwhile(product, soldier.soldierId, id);
    await button(page, 'Save school').click();
    await expect(summary(page).getByRole('listitem')).toHaveText(['There was an issue updating the data.', GONE]);
    await expect(field(page, 'Name')).toHaveValue('RANGER');

    const other = await schedule(product, soldier.soldierId);
    await page.goto(`${record}/edit-school/${other}/delete`);
    await expect(page.getByText('01/05/2090')).toBeVisible();
    await deleteMeanwhile(product, soldier.soldierId, other);
    await button(page, 'Delete school').click();
    await expect(summary(page).getByRole('listitem')).toHaveText(['There was an issue deleting the data.', GONE]);

    for (const address of [`${record}/edit-school/${other}`, `${record}/edit-school/${other}/delete`]) {
      await page.goto(address);
      await expect(page.getByText(GONE)).toBeVisible();
      await button(page, 'Back to the record').click();
      await expect(page).toHaveURL(record);
    }
  });

  for (const [screen, name] of [
    ['add-school', 'Add school'],
    ['edit-school/:id', 'Save school'],
    ['edit-school/:id/delete', 'Delete school'],
  ] as const) {
    test(`are sent once: '${name}' shows progress and waits`, async ({ page, product }) => {
      const id = await schedule(product, soldier.soldierId);
      await page.goto(`${record}/${screen.replace(':id', id)}`);
      await expect(button(page, name)).toBeEnabled();
      if (name !== 'Delete school') await fillIn(page, { ...BLC, schoolName: 'JFO' });
      await slowDown(page);
      await button(page, name).click();
      // Also while the next screen is on its way.
      await expect(button(page, name)).toBeDisabled();
      await expect(page).toHaveURL(record);
    });
  }

  test('ask before a new one is left behind', async ({ page }) => {
    for (const name of ['Back', 'Cancel']) {
      await page.goto(`${record}/add-school`);
      await expectQuestion(page, name, record);
    }
  });

  test('ask before changes to one are left behind', async ({ page, product }) => {
    const edit = `${record}/edit-school/${await schedule(product, soldier.soldierId)}`;
    for (const [name, leadsTo] of [
      ['Back', record],
      ['Cancel', record],
      ['Delete School', `${edit}/delete`],
    ] as const) {
      await page.goto(edit);
      await expectQuestion(page, name, leadsTo);
    }
  });

  for (const [screen, name] of [
    ['add-school', 'Add school'],
    ['edit-school/:id', 'Save school'],
  ] as const) {
    test(`wait, as typed, when the session ends under '${name}'`, async ({ page, product }) => {
      const id = await schedule(product, soldier.soldierId);
      const address = `${record}/${screen.replace(':id', id)}`;
      await page.goto(address);
      await fillIn(page, { ...BLC, schoolName: 'PATHFINDER' });
      await page.context().clearCookies();
      await button(page, name).click();
      await expect(page).toHaveURL('/login');
      await page.getByLabel('Email').fill(soldier.email);
      await page.getByLabel(/^Password/).fill(PASSWORD);
      await button(page, 'Sign in').click();
      await expect(page).toHaveURL(address);
      await expect(field(page, 'Name')).toHaveValue('PATHFINDER');
      await button(page, name).click();
      await expect(page).toHaveURL(record);
      await expect(schools(page).getByText('PATHFINDER', { exact: true })).toBeVisible();
    });
  }

  for (const [choice, chosen] of [
    ['Theirs: 05 FEB 2090', 'ALC06 JAN 2090 – 05 FEB 2090'],
    ['Mine: 01 FEB 2090', 'ALC06 JAN 2090 – 01 FEB 2090'],
  ] as const) {
    test(`that somebody else saved meanwhile are settled field by field, with ${choice}`, async ({ page, product }) => {
      const id = await schedule(product, soldier.soldierId);
      await page.goto(`${record}/edit-school/${id}`);
      await field(page, 'Name').selectOption('ALC');
      await field(page, 'End date').fill('2090-02-01');
      await changeMeanwhile(product, soldier.soldierId, id, { startDate: '2090-01-06', endDate: '2090-02-05' });
      await button(page, 'Save school').click();
      await expect(summary(page)).toHaveText(/^Somebody else changed this[^.]*\. Please review the changes\.$/);
      await expect(field(page, 'Start date')).toHaveValue('2090-01-06');
      await expect(field(page, 'End date')).toHaveValue('2090-02-01');
      const changes = page.getByRole('region', { name: 'Changed by somebody else' });
      await expect(changes.getByRole('radiogroup')).toHaveCount(2);
      await expect(changes.getByRole('radio', { name: 'Theirs: 06 JAN 2090' })).toBeChecked();
      await expect(changes.getByRole('radio', { name: 'Mine: 01 FEB 2090' })).toBeChecked();
      await changes.getByRole('radio', { name: choice }).check();
      await button(page, 'Save school').click();
      await expect(page).toHaveURL(record);
      await expect(schools(page).getByRole('listitem')).toContainText(chosen);
    });
  }

  test('stay within the screen, however many and whatever they are called', async ({ page, product }) => {
    for (const schoolName of ['PATHFINDER', 'AIR_ASSAULT', 'RANGER']) {
      await schedule(product, soldier.soldierId, { ...BLC, schoolName });
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(record);
    await expect(schools(page).getByRole('listitem')).toHaveCount(3);
    for (const name of ['Edit AIR ASSAULT, 05 JAN 2090', 'Delete School']) {
      await link(page, name).click();
      await expect(button(page, name === 'Delete School' ? 'Delete school' : 'Save school')).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
  });
});

test.describe('who may change schools', () => {
  test('nobody who is signed out, and nobody else who is no staff', async ({ page, product, makeSoldier, signIn }) => {
    const { soldierId } = await makeSoldier();
    const edit = `/user-info/${soldierId}/edit-school/${await schedule(product, soldierId)}`;
    const addresses = [`/user-info/${soldierId}/add-school`, edit, `${edit}/delete`];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page).toHaveURL('/login');
    }
    await signIn(await makeSoldier());
    for (const address of addresses) {
      await page.goto(address);
      await expect(page).toHaveURL('/home');
    }
  });

  test('staff, on anybody', async ({ page, makeSoldier, signIn }) => {
    const { soldierId } = await makeSoldier({ rank: 'SPC', lastName: 'Coleman' });
    await signIn(STAFF);
    await page.goto(`/user-info/${soldierId}`);
    await link(page, 'Add school').click();
    await fillIn(page, BLC);
    await button(page, 'Add school').click();
    await link(page, 'Edit BLC, 05 JAN 2090').click();
    await field(page, 'Name').selectOption('SLC');
    await button(page, 'Save school').click();
    await link(page, 'Edit SLC, 05 JAN 2090').click();
    await link(page, 'Delete School').click();
    await expect(page.getByRole('main')).toContainText('This school will be gone from the record of SPC Coleman');
    await button(page, 'Delete school').click();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);
    await expect(schools(page)).toContainText('No schools scheduled');
  });

  test('and nobody on a user who does not exist', async ({ page, signIn }) => {
    await signIn(STAFF);
    await page.goto('/user-info/no-such-soldier/edit-school/no-such-school');
    await expect(page.getByText('That user does not exist.')).toBeVisible();
    await page.goto('/user-info/no-such-soldier/add-school');
    await fillIn(page, BLC);
    await button(page, 'Add school').click();
    await expect(summary(page).getByRole('listitem')).toHaveText([
      'There was an issue adding the data.',
      'That user does not exist.',
    ]);
  });
});

test('the record leads to the comments about the soldier', async ({ page, makeSoldier, signIn }) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto(`/user-info/${soldierId}`);
  await link(page, 'View Comments').click();
  await expect(page).toHaveURL(`/comments/${soldierId}`);
});
