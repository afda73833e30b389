import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/runningServer.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { goTo } from '../support/goTo.ts';
import { alertOf, button, discard, keepEditing, leaveQuestion, messages, title } from '../support/locators.ts';
import { calls, holdCalls } from '../support/network.ts';
import { openPart } from '../support/record.ts';
import { expect, PASSWORD, STAFF, test, type TestFixtures } from '../support/test.ts';

/* A person who leaves a screen during a call learns its outcome on the next screen. */

const NEW_PASSWORD = 'nine blue tents';
const login = (page: Page) => page.getByRole('region', { name: 'Login' });
const dialog = (page: Page) => page.getByRole('alertdialog');

/** Presses a button and holds back the operation's calls. Resolves to a function that lets them through. */
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

/** Changes the person's own password, and holds back the call. Resolves to a function that lets it through. */
async function sendPassword(page: Page, current: string) {
  await goTo(page, '/account/password');
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  return send(page, 'ChangePassword', 'Change password');
}

/** Saves a score in the open record, and holds back the call. Resolves to a function that lets it through. */
async function sendScore(page: Page, score: string) {
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByLabel('ACFT score').fill(score);
  return send(page, 'UpdateSoldier', 'Save record');
}

/** Imports a roster of one person, and holds back the call. Resolves to a function that lets it through. */
async function sendImport(page: Page, lastName: string) {
  await goTo(page, '/admin/import');
  const buffer = Buffer.from(`Last,First,MI,Rank\n${lastName},Ann,May,SGT\n`);
  await page.getByLabel('Roster file').setInputFiles({ name: 'roster.csv', mimeType: '', buffer });
  await expect(button(page, 'Import 1 record')).toBeVisible();
  return send(page, 'ImportSoldiers', 'Import 1 record');
}

test('a form says that it cannot be canceled, and how it ended; if nobody leaves, only once', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeSoldier();
  await signIn({ email });
  const home = page.getByRole('link', { name: 'Home', exact: true });
  await page.goto('/account/email');

  await test.step('a form that is not left says it once, and asks no more', async () => {
    await page.getByLabel('New email').fill(`left.${process.pid}@unit.example`);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    const sendOn = await send(page, 'RequestEmailChange', 'Send link');
    await home.click();
    await expect(dialog(page)).toBeVisible();
    sendOn();
    await expect(page.getByText('A link is on its way')).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(messages(page)).toHaveText('');
  });

  await test.step('a sign-in that comes late leads nobody away', async () => {
    await goTo(page, '/sign-in-again');
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

  await test.step('people who leave are told that it cannot be canceled, and how it ended', async () => {
    const question = page.getByRole('alertdialog', { name: 'Leave while this is being sent?' });
    const leave = async (current: string) => {
      const letThrough = await sendPassword(page, current);
      await home.click();
      await expect(question).toHaveAccessibleDescription("You can't cancel it. We'll tell you whether it worked.");
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

  await test.step('a sign-out while a record is saved says that nothing will be told, and asks no more once it is saved', async () => {
    await page.getByRole('link', { name: 'My Info' }).click();
    const sendOn = await sendScore(page, '410');
    await button(page, 'Sign out').click();
    await expect(dialog(page)).toHaveAccessibleDescription("You can't cancel it, and you won't see whether it worked.");
    await dialog(page).getByRole('button', { name: 'Stay' }).click();
    sendOn();
    await expect(page).toHaveURL(`/user-info/${soldierId}`);

    const letThrough = await sendScore(page, '420');
    await button(page, 'Sign out').click();
    await expect(dialog(page)).toBeVisible();
    letThrough();
    await expect(title(page, 'My Info')).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(0);
    // The message doesn't return with the next form.
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await page.getByLabel('ACFT score').fill('430');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});

test('what staff have sent and left is told as it ended, and nothing is believed that was not done', async ({
  page,
  context,
  staff,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeWithoutLogin({ product, makeSoldier });
  for (const name of ['mine', 'theirs']) await ApiPerson.register(product, `${name}.${email}`);
  const { soldierId: other } = await makeSoldier();
  const home = page.getByRole('link', { name: 'Home', exact: true });
  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);

  await test.step('a record that somebody else hands over meanwhile says so', async () => {
    await openPart(page, 'Login');
    await login(page).getByLabel('Email address').fill(`mine.${email}`);
    await button(page, 'Hand over record').click();
    const letThrough = await send(page, 'HandRecordOver', 'Hand over record');
    await staff.handRecordOver(soldierId, `theirs.${email}`);
    await expect(login(page)).toContainText('SPC Morgan can sign in.');
    letThrough();
    await expect(messages(page)).toHaveText('Hand over: This record already has a login.');
  });

  await test.step('a login that was not disabled is not believed to be', async () => {
    await goTo(page, `/user-info/${other}`);
    await openPart(page, 'Login');
    await button(page, 'Disable login').click();
    const letThrough = await send(page, 'SetLoginDisabled', 'Disable login');
    await home.click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    await context.setOffline(true);
    letThrough();
    await expect(messages(page)).toContainText('Login of SPC Morgan: The network did not answer.');
    await context.setOffline(false);
  });

  await test.step('an import that is left says what it did', async () => {
    const sendOn = await sendImport(page, 'Adams');
    await home.click();
    await dialog(page).getByRole('button', { name: 'Leave' }).click();
    await expect(title(page, 'Section Overview')).toBeVisible();
    sendOn();
    const told = messages(page).getByText('Imported: 1 added, 0 changed, 0 unchanged.', { exact: true });
    await expect(told).toHaveCount(1);
  });

  await test.step('an import that fails leaves the focus where it was before the question', async () => {
    const letThrough = await sendImport(page, 'Baker');
    await home.click();
    await expect(dialog(page)).toBeVisible();
    await context.setOffline(true);
    letThrough();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(home).toBeFocused();
  });
});

test('Add Info whose record leaders have handed over meanwhile says where it went', async ({
  page,
  staff,
  product,
  makeSoldier,
  signIn,
}) => {
  const { email, soldierId } = await makeWithoutLogin({ product, makeSoldier });
  await ApiPerson.register(product, email);
  await signIn({ email });
  await page.goto('/home');
  for (const label of ['First name', 'Middle name', 'Last name']) {
    await page.getByLabel(label, { exact: true }).fill('Ana');
  }
  await page.getByLabel('Rank').selectOption('SGT');
  await staff.handRecordOver(soldierId, email);
  await button(page, 'Save record').click();
  await expect(page).toHaveURL('/home');
  await expect(messages(page)).toHaveText('You already have a record. Please check it.');
});
