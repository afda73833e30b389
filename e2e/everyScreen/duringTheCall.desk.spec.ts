import { ApiPerson } from '../support/apiPerson.ts';
import { expectBusy } from '../support/busy.ts';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { alertOf, button } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { BLC, field, fillIn } from '../support/schoolForms.ts';
import { expect, STAFF, test } from '../support/test.ts';

test('saving a record shows a spinner and disables its buttons until the call has finished', async ({
  page,
  makeSoldier,
  signIn,
}) => {
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
  const ets = page.getByLabel('ETS', { exact: true });
  const section = page.getByLabel('Section');
  const license = page.getByLabel("Driver's license");
  await score.fill('410');
  for (const isOffline of [true, false]) {
    const { asked, letThrough } = await holdCalls(page, 'UpdateSoldier');
    await score.press('Enter');
    await asked;
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
  await expect(page).toHaveURL(record);
  await school.click();
  await field(page, 'School').selectOption('JFO');
  await expectBusy(page, 'UpdateSchool', button(page, 'Save school'), [button(page, 'Cancel')]);
  await expect(page).toHaveURL(record);
  await school.click();
  await page.getByRole('link', { name: 'Delete School' }).click();
  await expectBusy(page, 'DeleteSchool', button(page, 'Delete school'), [button(page, 'Cancel')]);
  await expect(page).toHaveURL(record);
});

test('so do replacing and revoking the address of a calendar', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await page.goto('/account');
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

test('reporting a question cannot be canceled meanwhile', async ({ page, makeSoldier, signIn }) => {
  await signIn(await makeSoldier());
  await keepExam(page, someQuestions(1));
  await page.goto('/exam/full-exam/question/0');
  await button(page, 'Report this question').click();
  await page.getByLabel('What is wrong with it?').fill('Two answers are right.');
  await expectBusy(page, 'ReportQuestion', button(page, 'Send report'), [button(page, 'Cancel')]);
  await expect(alertOf(page)).toBeVisible();
});
