import { expectBusy } from '../support/busy.ts';
import { button } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test('during a call, its button says so and nothing else is done', async ({ page, unit }) => {
  test.slow();
  const FSO = { section: 'BRAVO', team: 'HQ', role: 'CO_FSO' };
  await Promise.all([unit.add('Busy'), unit.add('Asks', FSO), unit.add('Begs', FSO)]);
  await unit.open(page, '/admin/reassign');

  await test.step('giving admin rights cannot be canceled', async () => {
    const toggle = button(page, 'Add Admin Permissions');
    await toggle.click();
    await page.getByLabel('User', { exact: true }).selectOption('SPC Busy');
    await expectBusy(page, 'GrantAdmin', button(page, 'Add'), [button(page, 'Cancel'), toggle]);
    await expect(page.getByRole('list', { name: 'Messages' })).toHaveText('Admin privileges granted.SPC Busy');
  });

  await test.step('nothing else is decided while somebody is approved or declined', async () => {
    for (const [operation, decision, text, told] of [
      ['ApproveStaffRole', 'Approve SPC Asks', 'Approving…', 'SPC Asks now has staff rights.'],
      ['DeclineStaffRole', 'Decline SPC Begs', 'Declining…', 'SPC Begs was declined as CO FSO and is now UNASSIGNED.'],
    ] as const) {
      const { asked, letThrough } = await holdCalls(page, operation);
      const pressed = button(page, `${decision} as CO FSO`);
      await pressed.click();
      await asked;
      await expect(pressed).toHaveText(text);
      await expect(page.getByRole('region', { name: 'Waiting for approval' }).getByText('…')).toHaveCount(1);
      for (const one of await page.getByRole('button', { name: /^(Approve|Decline) / }).all()) {
        await expect(one).toBeDisabled();
      }
      letThrough();
      await expect(page.getByRole('list', { name: 'Messages' })).toContainText(told);
    }
  });

  await test.step('replacing the join code shows a spinner; when it fails, the keyboard is where it was', async () => {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"RotateJoinCode"') ? route.abort() : route.fallback(),
    );
    const replace = button(page, 'Replace');
    await expectBusy(page, 'RotateJoinCode', replace, [], button(page, 'Replace code'));
    await expect(page.getByRole('region', { name: 'Join code' }).getByRole('alert')).toBeVisible();
    await expect(replace).toBeFocused();
  });

  await test.step('what the columns of a roster hold stays as it was sent', async () => {
    await page.getByRole('link', { name: 'Import roster' }).click();
    const buffer = Buffer.from('Last,First,MI,Rank,Note\nAdams,Ann,May,SGT,\n');
    await page.getByLabel('Roster file').setInputFiles({ name: 'roster.csv', mimeType: '', buffer });
    const column = page.getByLabel('What column A Last holds');
    await expect(column).toBeEnabled();
    const { asked, letThrough } = await holdCalls(page, 'ImportSoldiers');
    await button(page, 'Check 1 row').click();
    await asked;
    await expect(column).toBeDisabled();
    letThrough();
    await expect(column).toBeEnabled();
  });

  await test.step('a question of the bank is not retired while it is being saved', async () => {
    const id = (await unit.staff.examQuestions()).at(-1);
    await page.goto(`${unit.server.url}/admin/questions/edit/${id}`);
    await page.getByRole('textbox', { name: 'Explanation' }).fill('My explanation.');
    await expectBusy(page, 'UpdateQuestion', button(page, 'Save question'), [
      button(page, 'Retire question'),
      button(page, 'Cancel'),
    ]);
    await expect(page).toHaveURL(`${unit.server.url}/admin/questions`);
  });
});
