import { expectBusy } from '../support/busy.ts';
import { button } from '../support/locators.ts';
import { holdCalls } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';

/** A last name that nobody else in the unit has, where the other width is tested, too: namesakes are shown with their first names. */
const nameHere = (name: string) => `${name} ${test.info().project.name}`;

test('giving admin rights cannot be canceled meanwhile', async ({ page, makeSoldier, signIn }) => {
  const lastName = nameHere('Busy');
  await makeSoldier({ lastName });
  await signIn(STAFF);
  await page.goto('/admin/reassign');
  const toggle = button(page, 'Add Admin Permissions');
  await toggle.click();
  await page.getByLabel('User', { exact: true }).selectOption(`SPC ${lastName}`);
  await expectBusy(page, 'GrantAdmin', button(page, 'Add'), [button(page, 'Cancel'), toggle]);
  await expect(page.getByRole('list', { name: 'Messages' })).toHaveText(`Admin privileges granted.SPC ${lastName}`);
});

test('approving and declining say so in the button, and nothing else is decided meanwhile', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  const [asks, begs] = [nameHere('Asks'), nameHere('Begs')];
  for (const lastName of [asks, begs]) {
    await makeSoldier({ lastName, section: 'BRAVO', team: 'HQ', role: 'CO_FSO' });
  }
  await signIn(STAFF);
  await page.goto('/admin/reassign');
  for (const [operation, decision, text, told] of [
    ['ApproveStaffRole', `Approve SPC ${asks}`, 'Approving…', `SPC ${asks} has staff rights now.`],
    [
      'DeclineStaffRole',
      `Decline SPC ${begs}`,
      'Declining…',
      `SPC ${begs} was declined as CO FSO and is UNASSIGNED now.`,
    ],
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

test('replacing the join code shows a spinner; when it fails, the keyboard is where it was', async ({
  page,
  signIn,
}) => {
  await signIn(STAFF);
  await page.goto('/admin/reassign');
  // Aborted before it reaches the server, as the other tests register with the current code.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"RotateJoinCode"') ? route.abort() : route.fallback(),
  );
  const replace = button(page, 'Replace');
  await expectBusy(page, 'RotateJoinCode', replace, [], button(page, 'Replace code'));
  await expect(page.getByRole('region', { name: 'Join code' }).getByRole('alert')).toBeVisible();
  await expect(replace).toBeFocused();
});

test('what the columns of a roster hold stays as it was sent meanwhile', async ({ page, signIn }) => {
  await signIn(STAFF);
  await page.goto('/admin/import');
  const buffer = Buffer.from('Last,First,MI,Rank\nAdams,Ann,May,SGT\n');
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
