import type { Locator, Page } from '@playwright/test';
import { ApiPerson } from './apiPerson.ts';
import { keepExam, someQuestions } from './examRun.ts';
import { alertOf, button } from './locators.ts';
import { holdCalls } from './network.ts';
import { BLC, field, fillIn } from './schoolForms.ts';
import { signInHere } from './session.ts';
import { expect, PASSWORD, STAFF, test } from './test.ts';

/**
 * Presses a button, and expects a spinner in it and all of these buttons disabled until the call has finished.
 * @param confirm answers the question that the button asks, if it asks one.
 */
async function expectBusy(
  page: Page,
  operation: string,
  pressed: Locator,
  others: readonly Locator[] = [],
  confirm: Locator | null = null,
) {
  const { isAsked, letThrough } = await holdCalls(page, operation);
  await pressed.click();
  await confirm?.click();
  await isAsked;
  await expect(pressed.locator('.mantine-Button-loader')).toBeVisible();
  for (const one of [pressed, ...others]) await expect(one).toBeDisabled();
  letThrough();
}

test('registering shows a spinner and disables its button until the call has finished', async ({ page, product }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill(`busy.${process.pid}@unit.example`);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByLabel('Join code').fill(product.joinCode);
  await expectBusy(page, 'Register', button(page, 'Register'));
  await expect(page).toHaveURL(/\/create-account\//);
});

test('so do signing in and asking for a new password', async ({ page }) => {
  // As where the unit has switched them on.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"SignInMethods"')) return route.fallback();
    const openIdConnect = { __typename: 'OpenIdConnectMethod', name: 'Unit ID', startPath: '/nowhere' };
    const signInMethods = { __typename: 'SignInMethods', emailLink: true, openIdConnect };
    await route.fulfill({ json: { data: { signInMethods } } });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@unit.example');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  const otherWays = [button(page, 'Sign in with Unit ID'), button(page, 'Sign in by link')];
  await expectBusy(page, 'SignIn', button(page, 'Sign in'), otherWays);
  const alert = alertOf(page);
  await expect(alert).toHaveText('Login failed. Invalid credentials.');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectBusy(page, 'RequestPasswordReset', button(page, 'Submit'));
  await expect(page.getByText(/check your spam folder/)).toBeVisible();
});

test('so does Add Info', async ({ page, product, signIn }) => {
  const email = `busy-add-info.${process.pid}@unit.example`;
  await ApiPerson.register(product, email);
  await signIn({ email });
  await page.goto('/home');
  for (const name of ['First name', 'Middle name', 'Last name']) await page.getByLabel(name).fill('Alex');
  await page.getByLabel('Rank').selectOption('SPC');
  await expectBusy(page, 'CreateSoldier', button(page, 'Save record'));
  await expect(page).toHaveURL('/home');
});

test('so does saving a record', async ({ page, makeSoldier, signIn }) => {
  const soldier = await makeSoldier();
  await signIn(soldier);
  await page.goto(`/user-info/${soldier.soldierId}/edit`);
  await page.getByLabel('ACFT score').fill('410');
  await expectBusy(page, 'UpdateSoldier', button(page, 'Save record'), [button(page, 'Cancel')]);
  await expect(page).toHaveURL(`/user-info/${soldier.soldierId}`);
});

test('what a form holds stays as it was sent meanwhile, and nobody loses their place', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  await signIn(soldier);
  await page.goto(`/user-info/${soldier.soldierId}/edit`);
  const score = page.getByLabel('ACFT score');
  const ets = page.getByLabel('ETS');
  const section = page.getByLabel('Section');
  const license = page.getByLabel("Driver's license");
  await score.fill('410');
  for (const isOffline of [true, false]) {
    const { isAsked, letThrough } = await holdCalls(page, 'UpdateSoldier');
    await score.press('Enter');
    await isAsked;
    await expect(score).toBeFocused();
    await page.keyboard.type('9');
    await expect(score).toHaveValue('410');
    await expect(ets).not.toBeEditable();
    await section.selectOption('ALPHA');
    await expect(section).toHaveValue('UNASSIGNED');
    await license.click();
    await expect(license).not.toBeChecked();
    await page.context().setOffline(isOffline);
    letThrough();
    if (!isOffline) continue;
    await expect(alertOf(page)).toBeFocused();
    await section.selectOption('ALPHA');
    await expect(section).toHaveValue('ALPHA');
    await section.selectOption('UNASSIGNED');
    await expect(ets).toBeEditable();
    await page.context().setOffline(false);
  }
  await expect(page).toHaveURL(`/user-info/${soldier.soldierId}`);
});

test('so do adding a comment and recommending one', async ({ page, staff, makeSoldier, signIn }) => {
  const { soldierId } = await makeSoldier();
  const ownId = await staff.ownId();
  await signIn(STAFF);
  for (const [operation, soldier, place] of [
    ['AddComment', soldierId, 'create'],
    ['AddRecommendedComment', ownId, 'add-recommended-comment'],
  ] as const) {
    await page.goto(`/comments/${soldier}/${place}`);
    await page.getByRole('textbox', { name: 'Comment' }).fill('Certified two observers.');
    await expectBusy(page, operation, button(page, 'Add comment'), [button(page, 'Cancel')]);
    await expect(page).toHaveURL(`/comments/${soldier}`);
  }
});

test('so do saving and deleting a comment', async ({ page, product, makeSoldier, signIn }) => {
  const soldier = await makeSoldier();
  const id = await (await ApiPerson.signIn(product.url, soldier)).addRecommendedComment('Certified two observers.');
  await signIn(soldier);
  const comments = `/comments/${soldier.soldierId}`;
  await page.goto(`${comments}/edit-recommended/${id}`);
  await page.getByRole('textbox', { name: 'Comment' }).fill('Certified three observers.');
  await expectBusy(page, 'UpdateComment', button(page, 'Save comment'), [button(page, 'Cancel')]);
  await expect(page).toHaveURL(comments);
  await page.goto(`${comments}/edit/${id}/delete-recommended-comment`);
  await expectBusy(page, 'DeleteComment', button(page, 'Send It'), [button(page, 'Abort')]);
  await expect(page).toHaveURL(comments);
});

test('so do adding, changing and deleting a school', async ({ page, makeSoldier, signIn }) => {
  const soldier = await makeSoldier();
  await signIn(soldier);
  const record = `/user-info/${soldier.soldierId}`;
  const school = page.getByRole('region', { name: 'Scheduled Schools' }).getByRole('link', { name: /^Edit/ });
  await page.goto(`${record}/add-school`);
  await fillIn(page, BLC);
  await expectBusy(page, 'AddSchool', button(page, 'Add school'), [button(page, 'Cancel')]);
  await school.click();
  await field(page, 'Name').selectOption('JFO');
  await expectBusy(page, 'UpdateSchool', button(page, 'Save school'), [button(page, 'Cancel')]);
  await school.click();
  await page.getByRole('link', { name: 'Delete School' }).click();
  await expectBusy(page, 'DeleteSchool', button(page, 'Delete school'), [button(page, 'Cancel')]);
  await expect(page).toHaveURL(record);
});

test('what was refused can be canceled again, and by the keyboard nobody loses their place', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await signIn(await makeSoldier());
  await page.goto('/account/delete');
  const password = page.getByLabel(/^Password/);
  await password.fill('not the password');
  const { isAsked, letThrough } = await holdCalls(page, 'DeleteLogin');
  await password.press('Enter');
  await isAsked;
  await expect(button(page, 'Cancel')).toBeDisabled();
  await expect(password).toBeFocused();
  letThrough();
  await expect(alertOf(page)).toBeFocused();
  await page.getByRole('link', { name: 'Cancel' }).press('Enter');
  await expect(page).toHaveURL('/account');
});

test('giving admin rights cannot be canceled meanwhile', async ({ page, makeSoldier, signIn }) => {
  await makeSoldier({ lastName: 'Busy' });
  await signIn(STAFF);
  await page.goto('/admin/reassign');
  const toggle = button(page, 'Add Admin Permissions');
  await toggle.click();
  await page.getByLabel('User', { exact: true }).selectOption('SPC Busy');
  await expectBusy(page, 'GrantAdmin', button(page, 'Add'), [button(page, 'Cancel'), toggle]);
  await expect(page.getByRole('list', { name: 'Messages' })).toHaveText('Admin privileges granted.');
});

test('approving and declining say so in the button, and nothing else is decided meanwhile', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  for (const lastName of ['Asks', 'Begs']) {
    await makeSoldier({ lastName, section: 'BRAVO', team: 'HQ', role: 'CO_FSO' });
  }
  await signIn(STAFF);
  await page.goto('/admin/reassign');
  for (const [operation, decision, text, told] of [
    ['ApproveStaffRole', 'Approve SPC Asks', 'Approving…', 'SPC Asks has staff rights now.'],
    ['DeclineStaffRole', 'Decline SPC Begs', 'Declining…', 'SPC Begs stays without staff rights.'],
  ] as const) {
    const { isAsked, letThrough } = await holdCalls(page, operation);
    const pressed = button(page, `${decision} as CO FSO`);
    await pressed.click();
    await isAsked;
    await expect(pressed).toHaveText(text);
    await expect(page.getByRole('region', { name: 'Waiting for approval' }).getByText('…')).toHaveCount(1);
    for (const one of await page.getByRole('button', { name: /^(Approve|Decline) / }).all()) {
      await expect(one).toBeDisabled();
    }
    letThrough();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText(told);
  }
});

test('replacing the join code shows a spinner; when it fails, the keyboard is where it was', async ({
  page,
  signIn,
}) => {
  await signIn(STAFF);
  await page.goto('/admin/reassign');
  // The other tests register with the code.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"RotateJoinCode"') ? route.abort() : route.fallback(),
  );
  const replace = button(page, 'Replace');
  await expectBusy(page, 'RotateJoinCode', replace, [], button(page, 'Replace code'));
  await expect(page.getByRole('region', { name: 'Join code' }).getByRole('alert')).toBeVisible();
  await expect(replace).toBeFocused();
});

test('so do replacing and revoking the address of a calendar', async ({ page, makeSoldier, signIn }) => {
  const soldier = await makeSoldier();
  await signIn(soldier);
  await page.goto(`/user-info/${soldier.soldierId}`);
  const [replace, revoke] = [button(page, 'Replace address'), button(page, 'Revoke address')];
  const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });
  await expectBusy(page, 'CreateCalendarFeed', button(page, 'Make calendar address'));
  await expect(page.getByLabel('Calendar address')).toBeFocused();
  await expectBusy(page, 'CreateCalendarFeed', replace, [revoke], answer('Replace address'));
  await expect(page.getByLabel('Calendar address')).toBeFocused();
  await expectBusy(page, 'RevokeCalendarFeed', revoke, [replace], answer('Revoke address'));
  await expect(page.getByText('The address is revoked')).toBeVisible();
});

test('a draft that is being sent cannot be discarded', async ({ page, makeSoldier, signIn }) => {
  const soldier = await makeSoldier();
  await signIn(soldier);
  await page.goto(`/user-info/${soldier.soldierId}/edit`);
  await page.getByLabel('ACFT score').fill('410');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectBusy(page, 'UpdateSoldier', button(page, 'Save record'), [button(page, 'Discard it')]);
  await expect(page).toHaveURL(`/user-info/${soldier.soldierId}`);
});

test('nor can reporting a question', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await keepExam(page, someQuestions(1));
  await page.goto('/exam/full-exam/question/0');
  await button(page, 'Report this question').click();
  await page.getByLabel('What is wrong with it?').fill('Two answers are right.');
  await expectBusy(page, 'ReportQuestion', button(page, 'Send report'), [button(page, 'Cancel')]);
  await expect(alertOf(page)).toBeVisible();
});

test('what the columns of a roster hold stays as it was sent meanwhile', async ({ page, signIn }) => {
  await signIn(STAFF);
  await page.goto('/admin/import');
  const buffer = Buffer.from('Last,First,MI,Rank\nAdams,Ann,May,SGT\n');
  await page.getByLabel('Roster file').setInputFiles({ name: 'roster.csv', mimeType: '', buffer });
  const column = page.getByLabel('What column A Last holds');
  await expect(column).toBeEnabled();
  const { isAsked, letThrough } = await holdCalls(page, 'ImportSoldiers');
  await button(page, 'Check 1 row').click();
  await isAsked;
  await expect(column).toBeDisabled();
  letThrough();
  await expect(column).toBeEnabled();
});

test('the code of the second factor stays the kind that was sent meanwhile', async ({ page, product, makeSoldier }) => {
  const soldier = await makeSoldier();
  await (await ApiPerson.signIn(product.url, soldier)).turnOnSecondFactor();
  await page.goto('/login');
  await signInHere(page, soldier.email);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await expectBusy(page, 'VerifySecondFactor', button(page, 'Sign in'), [button(page, 'Use a recovery code')]);
  const alert = alertOf(page);
  await expect(alert).toContainText('That code is not right.');
  // What was wrong with the one kind says nothing about the other.
  await button(page, 'Use a recovery code').click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Recovery code')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a question of the bank is not retired while it is being saved', async ({ page, staff, signIn }) => {
  const id = (await staff.examQuestions()).at(-1);
  await signIn(STAFF);
  await page.goto(`/admin/questions/edit/${id}`);
  await page.getByRole('textbox', { name: 'Explanation' }).fill('My explanation.');
  await expectBusy(page, 'UpdateQuestion', button(page, 'Save question'), [
    button(page, 'Retire question'),
    button(page, 'Cancel'),
  ]);
  await expect(page).toHaveURL('/admin/questions');
});
