import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { alertOf, button, discard, keepEditing, leaveQuestion, messages, title } from '../support/locators.ts';
import { calls, holdCalls } from '../support/network.ts';
import { typeScore } from '../support/recordEdit.ts';
import { signInHere } from '../support/session.ts';
import { expect, PASSWORD, STAFF, test, type TestFixtures } from '../support/test.ts';

/* A person who leaves a screen during a call is told the result on the next screen. */

const NEW_PASSWORD = 'nine blue tents';
const login = (page: Page) => page.getByRole('region', { name: 'Login' });
const dialog = (page: Page) => page.getByRole('alertdialog');

/** Presses a button while the calls of an operation are held back; gives the function that lets them through. */
async function send(page: Page, operation: string, name: string) {
  const { asked, letThrough } = await holdCalls(page, operation);
  await button(page, name).last().click();
  await asked;
  return letThrough;
}

/** Makes a soldier who has deleted their own login. */
async function makeWithoutLogin({
  product,
  makeSoldier,
}: Pick<TestFixtures, 'makeSoldier'> & { product: RunningServer }) {
  const soldier = await makeSoldier();
  await (await ApiPerson.signIn(product.url, soldier)).deleteLogin();
  return soldier;
}

/** Changes one's own password, whose call is held back; gives the function that lets it through. */
async function sendPassword(page: Page, current: string) {
  await page.goto('/account/password');
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  return send(page, 'ChangePassword', 'Change password');
}

/** Imports a roster of one person, whose call is held back; gives the function that lets it through. */
async function sendImport(page: Page, lastName: string) {
  await page.goto('/admin/import');
  const buffer = Buffer.from(`Last,First,MI,Rank\n${lastName},Ann,May,SGT\n`);
  await page.getByLabel('Roster file').setInputFiles({ name: 'roster.csv', mimeType: '', buffer });
  await button(page, 'Check 1 row').click();
  await expect(button(page, 'Import 1 record')).toBeVisible();
  return send(page, 'ImportSoldiers', 'Import 1 record');
}

test('a form says that it cannot be canceled, and how it ended; a refused save takes the question back', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  const home = page.getByRole('link', { name: 'Home', exact: true });
  await test.step('a refused save takes the question before leaving or signing out back, and says why', async () => {
    for (const way of [home, button(page, 'Sign out')]) {
      const letThrough = await sendPassword(page, 'not the one');
      await way.click();
      await expect(dialog(page)).toBeVisible();
      letThrough();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(alertOf(page)).toHaveText('Please check: Current password');
      await expect(page.getByText('That is not your current password.')).toBeVisible();
      await expect(alertOf(page)).toBeFocused();
      // Unsaved changes still ask before leaving.
      await way.click();
      await expect(leaveQuestion(page)).toBeVisible();
      await keepEditing(page).click();
      await home.click();
      await discard(page).click();
      await expect(title(page, 'Section Overview')).toBeVisible();
    }
  });

  const question = page.getByRole('alertdialog', { name: 'Leave while this is being sent?' });
  const leave = async (current: string) => {
    const letThrough = await sendPassword(page, current);
    await home.click();
    await expect(question).toHaveAccessibleDescription('It cannot be canceled. You will be told how it ends.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await home.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    letThrough();
  };
  await leave('not the one');
  await expect(messages(page)).toHaveText('Change password: That is not your current password.');
  await leave(PASSWORD);
  await expect(messages(page)).toContainText('Your password is changed. You are signed out everywhere else.');
});

test('a form that is not left says it once, and asks no more; a sign-in that comes late leads nobody away', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  await page.goto('/account/email');
  await page.getByLabel('New email').fill(`left.${process.pid}@unit.example`);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  const sendOn = await send(page, 'RequestEmailChange', 'Send link');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  sendOn();
  await expect(page.getByText('A link is on its way')).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(messages(page)).toHaveText('');

  await test.step('a sign-in that comes late', async () => {
    await page.goto('/sign-in-again');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    const letThrough = await send(page, 'SignInAgain', 'Sign in');
    await page.getByRole('link', { name: 'My Info' }).click();
    await page.getByRole('link', { name: 'Edit Info' }).click();
    const answered = page.waitForResponse((response) => calls('SignInAgain')(response.request()));
    letThrough();
    await (await answered).finished();
    await expect(page.getByLabel('ACFT score')).toBeVisible();
    await expect(page).toHaveURL(`/user-info/${soldierId}/edit`);
  });
});

test('a sign-out while a record is saved says that nothing will be told, and asks no more once it is saved', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const soldierId = await typeScore({ page, makeSoldier, signIn });
  const sendOn = await send(page, 'UpdateSoldier', 'Save record');
  await button(page, 'Sign out').click();
  await expect(dialog(page)).toHaveAccessibleDescription(
    'It cannot be canceled, and you will not be told how it ends.',
  );
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  sendOn();
  await expect(page).toHaveURL(`/user-info/${soldierId}`);

  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('ACFT score').fill('420');
  const letThrough = await send(page, 'UpdateSoldier', 'Save record');
  await button(page, 'Sign out').click();
  await expect(dialog(page)).toBeVisible();
  letThrough();
  await expect(title(page, 'My Info')).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
  // The message does not come back with the next form.
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('ACFT score').fill('430');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('an import that is left says what it did; one that fails leaves the focus where it was before the question', async ({
  page,
  signIn,
}) => {
  await signIn(STAFF);
  const home = page.getByRole('link', { name: 'Home', exact: true });
  const sendOn = await sendImport(page, 'Adams');
  await home.click();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(title(page, 'Section Overview')).toBeVisible();
  sendOn();
  await expect(messages(page)).toHaveText('Imported: 1 added, 0 changed, 0 unchanged.');

  const letThrough = await sendImport(page, 'Baker');
  await home.click();
  await expect(dialog(page)).toBeVisible();
  await page.context().setOffline(true);
  letThrough();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(home).toBeFocused();
});

test('a login that was not disabled is not believed to be', async ({ page, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier();
  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);
  await button(page, 'Disable login').click();
  const letThrough = await send(page, 'SetLoginDisabled', 'Disable login');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page, 'Section Overview')).toBeVisible();
  await page.context().setOffline(true);
  letThrough();
  await expect(messages(page)).toContainText('Login of SPC Morgan: The network did not answer.');
});

test('a record that somebody else hands over meanwhile says so', async ({
  page,
  staff,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeWithoutLogin({ product, makeSoldier });
  for (const name of ['mine', 'theirs']) {
    await ApiPerson.register(product, `${name}.${email}`);
  }
  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);
  await login(page).getByLabel('Email address').fill(`mine.${email}`);
  await button(page, 'Hand over record').click();
  const letThrough = await send(page, 'HandRecordOver', 'Hand over record');
  await staff.handRecordOver(soldierId, `theirs.${email}`);
  await expect(login(page)).toContainText('SPC Morgan can sign in.');
  letThrough();
  await expect(messages(page)).toHaveText('Hand over: This record already has a login.');
});

test('Add Info whose record leaders have handed over meanwhile says where it went', async ({
  page,
  staff,
  product,
  makeSoldier,
}) => {
  const { email, soldierId } = await makeWithoutLogin({ product, makeSoldier });
  await ApiPerson.register(product, email);
  await page.goto('/login');
  await signInHere(page, email);
  for (const [label, text] of [
    ['First name', 'Ana'],
    ['Middle name', 'NMN'],
    ['Last name', 'Núñez'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByLabel('Rank').selectOption('SGT');
  await staff.handRecordOver(soldierId, email);
  await button(page, 'Save record').click();
  await expect(page).toHaveURL('/home');
  await expect(messages(page)).toHaveText('You already have a record. Please check it.');
});
