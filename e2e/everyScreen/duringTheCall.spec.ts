import { expectBusy } from '../support/busy.ts';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { alertOf, button } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { BLC, field, fillIn } from '../support/schoolForms.ts';
import { expect, STAFF, test } from '../support/test.ts';

test('while a record is saved, it stays as it was sent, its buttons are disabled, and nobody loses their place', async ({
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

  await test.step('the button has a spinner, and a draft that is being sent cannot be discarded', async () => {
    await page.getByRole('link', { name: 'Edit Info' }).click();
    await score.fill('420');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const others = [button(page, 'Cancel'), button(page, 'Discard it')];
    await expectBusy(page, 'UpdateSoldier', button(page, 'Save record'), others);
    await expect(page).toHaveURL(`/user-info/${soldier.soldierId}`);
  });
});

test('so it is while a comment is added, recommended, saved and deleted', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const { soldierId } = await makeSoldier();
  const ownId = await staff.ownId();
  await signIn(STAFF);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await page.goto(`/comments/${soldierId}/create`);
  await comment.fill('Certified two observers.');
  await expectBusy(page, 'AddComment', button(page, 'Add comment'), [button(page, 'Cancel')]);
  await expect(page).toHaveURL(`/comments/${soldierId}`);

  const comments = `/comments/${ownId}`;
  await page.goto(`${comments}/add-recommended-comment`);
  const text = `Certified three observers. ${soldierId}`;
  await comment.fill(text);
  await expectBusy(page, 'AddRecommendedComment', button(page, 'Add comment'), [button(page, 'Cancel')]);
  await expect(page).toHaveURL(comments);

  const edit = page.getByRole('listitem').filter({ hasText: soldierId }).getByRole('link', { name: /^Edit/ });
  await edit.click();
  await comment.fill(`${text} At night.`);
  await expectBusy(page, 'UpdateComment', button(page, 'Save comment'), [button(page, 'Cancel')]);
  await expect(page).toHaveURL(comments);
  await edit.click();
  await page.getByRole('link', { name: 'Delete Comment' }).click();
  await expectBusy(page, 'DeleteComment', button(page, 'Send It'), [button(page, 'Abort')]);
  await expect(page).toHaveURL(comments);
});

test('so it is while a school is added, changed and deleted', async ({ page, makeSoldier, signIn }) => {
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

test('so it is while the address of a calendar is replaced and revoked, and while a question is reported', async ({
  page,
  makeSoldier,
  signIn,
}) => {
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

  await keepExam(page, someQuestions(1));
  await page.goto('/exam/full-exam/question/0');
  await button(page, 'Report this question').click();
  await page.getByLabel('What is wrong with it?').fill('Two answers are right.');
  await expectBusy(page, 'ReportQuestion', button(page, 'Send report'), [button(page, 'Cancel')]);
  await expect(alertOf(page)).toBeVisible();
});
