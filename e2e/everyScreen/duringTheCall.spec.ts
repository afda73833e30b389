import { expectBusy } from '../support/busy.ts';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { goToScreen } from '../support/goTo.ts';
import { alertOf, button } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

/* client/app/forms/useSubmission.ts sends all forms, most of them through the buttons of client/components/form/SubmitActions.tsx. */

test('while something is sent, it stays as it was sent, its buttons are disabled, and nobody loses their place', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier();
  await signIn(soldier);
  await keepExam(page, someQuestions(1));
  await page.goto(`/user-info/${soldier.soldierId}/edit`);
  const score = page.getByLabel('ACFT score');
  const ets = page.getByLabel('ETS', { exact: true });
  const section = page.getByLabel('Section');
  const license = page.getByLabel("Driver's license");
  await score.fill('410');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const saveRecord = button(page, 'Save record');
  const others = [button(page, 'Cancel'), button(page, 'Discard it')];
  await test.step('a record, whose draft cannot be discarded meanwhile, and which can be changed after it was refused', async () => {
    await expect(score).toHaveValue('410');
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
    await expect(saveRecord.locator('.mantine-Button-loader')).toBeVisible();
    for (const one of [saveRecord, ...others]) await expect(one).toBeDisabled();
    await page.context().setOffline(true);
    letThrough();
    await expect(alertOf(page)).toBeFocused();
    await section.selectOption('ALPHA');
    await expect(section).toHaveValue('ALPHA');
    await section.selectOption('UNASSIGNED');
    await expect(ets).toBeEditable();
    await page.context().setOffline(false);
    await expectBusy(page, 'UpdateSoldier', saveRecord, others);
    await expect(page).toHaveURL(`/user-info/${soldier.soldierId}`);
  });

  await test.step('the address of a calendar, which is made, replaced and revoked', async () => {
    await goToScreen(page, '/account');
    const [replace, revoke] = [button(page, 'Replace address'), button(page, 'Revoke address')];
    const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });
    await expectBusy(page, 'CreateCalendarFeed', button(page, 'Make calendar address'));
    await expect(page.getByLabel('Calendar address')).toBeFocused();
    await expectBusy(page, 'CreateCalendarFeed', replace, [revoke], answer('Replace address'));
    await expect(page.getByLabel('Calendar address')).toBeFocused();
    await expectBusy(page, 'RevokeCalendarFeed', revoke, [replace], answer('Revoke address'));
    await expect(page.getByText('The address is revoked')).toBeVisible();
  });

  await test.step('a report of a question', async () => {
    await goToScreen(page, '/exam/full-exam/question/0');
    await button(page, 'Report this question').click();
    await page.getByLabel('What is wrong with it?').fill('Two answers are right.');
    await expectBusy(page, 'ReportQuestion', button(page, 'Send report'), [button(page, 'Cancel')]);
    await expect(alertOf(page)).toBeVisible();
  });
});
