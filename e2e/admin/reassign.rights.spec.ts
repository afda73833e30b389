import type { Locator } from '@playwright/test';
import { ApiPerson } from '../support/apiPerson.ts';
import { clickTwice } from '../support/clicks.ts';
import { alertOf, messages } from '../support/locators.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { FO_OF_ALPHA_1, panel } from '../support/reassignBoard.ts';

const FSO_OF_BRAVO = { section: 'BRAVO', team: 'HQ', role: 'CO_FSO' };

const people = (where: Locator) => where.getByRole('listitem');
const TAKEN = 'Has no staff rights now';
/** Without those whose rights have just been taken, who stay in the list for a while. */
const holders = (users: Locator) => people(users).filter({ hasNotText: TAKEN });

test('staff give staff rights and take them, not their own, and copy and replace the join code', async ({
  page,
  context,
  unit,
}) => {
  test.slow();
  await Promise.all([unit.add('Fox', FO_OF_ALPHA_1), unit.add('Ruiz')]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: unit.server.url });
  await unit.open(page, '/admin/reassign');

  await test.step('staff give staff rights and take them, not their own', async () => {
    const users = panel(page, 'ADMIN USERS');
    await expect(people(users)).toHaveText([/^BN FSNCO SFC Vance\s*You$/]);
    await expect(users.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

    const toggle = users.getByRole('button', { name: 'Add Admin Permissions' });
    // At the end of the screen: the form that opens below is scrolled into view.
    await toggle.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await toggle.click();
    await expect(users.getByRole('button', { name: 'Add', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(users.getByLabel('User', { exact: true }).locator('option')).toHaveText([
      'USER',
      'SPC Fox',
      'SPC Ruiz',
    ]);
    await users.getByRole('button', { name: 'Cancel' }).click();
    await expect(users.getByLabel('User', { exact: true })).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await users.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(users.getByRole('alert')).toHaveText('Please complete all fields.Please check: User');
    await users.getByLabel('User', { exact: true }).selectOption('SPC Fox');
    await users.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(messages(page)).toHaveText('Admin privileges granted.SPC Fox');
    await expect(people(users)).toHaveText([/^BN FSNCO SFC Vance/, /^FO SPC Fox/]);
    await toggle.click();
    await expect(users.getByLabel('User', { exact: true }).locator('option')).toHaveText(['USER', 'SPC Ruiz']);

    const remove = users.getByRole('button', { name: 'Remove admin privileges from SPC Fox' });
    await context.setOffline(true);
    await remove.click();
    await expect(messages(page)).toContainText(
      'Failed to remove privileges. The network did not answer. Please check your connection and try again.SPC Fox',
    );
    await expect(remove).toBeFocused();
    await context.setOffline(false);
    await remove.click();
    await expect(messages(page)).toContainText('Admin privileges removed.SPC Fox');
    await expect(users).toContainText('1 person has staff rights.');
    await expect(people(users)).toHaveText([/^BN FSNCO SFC Vance/, /^FO SPC Fox\s+Has no staff rights now\s*Undo$/]);
    await expect(users.locator(':focus')).toContainText('Fox');
    await expect(users.getByLabel('User', { exact: true }).locator('option')).toHaveText([
      'USER',
      'SPC Fox',
      'SPC Ruiz',
    ]);

    const own = unit.staff.revokeAdmin(unit.staffId);
    await expect(own).rejects.toThrow('FORBIDDEN: Failed to remove privileges.');
  });

  await test.step('staff copy the join code and replace it; the old one then registers nobody', async () => {
    const code = panel(page, 'Join code');
    const field = code.getByRole('textbox', { name: 'Join code' });
    await expect(field).toHaveValue(unit.joinCode);
    await code.getByRole('button', { name: 'Copy' }).click();
    await expect(code).toContainText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(unit.joinCode);

    const rotate = code.getByRole('button', { name: 'Replace', exact: true });
    await rotate.click();
    await expect(page.getByRole('alertdialog')).toContainText('The old code stops working at once');
    await page.keyboard.press('Escape');
    await expect(rotate).toBeFocused();
    await expect(field).toHaveValue(unit.joinCode);
    await rotate.click();
    await page.getByRole('button', { name: 'Replace code' }).click();
    await expect(code).toContainText('The old one no longer works.');
    await expect(field).not.toHaveValue(unit.joinCode);
    await expect(rotate).toBeFocused();
    const replaced = await field.inputValue();

    await context.clearCookies();
    await page.goto(`${unit.server.url}/register`);
    await page.getByLabel('Email').fill('newcomer@unit.example');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByLabel(/^Confirm password/).fill(PASSWORD);
    await page.getByLabel('Join code').fill(unit.joinCode);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(alertOf(page)).toHaveText('Please check: Join code');
    await ApiPerson.register({ url: unit.server.url, joinCode: replaced }, 'newcomer@unit.example');
  });
});

test('rights that were taken are given back within 8 s, a message stays for 3 s, and a double click decides once', async ({
  page,
  unit,
}) => {
  test.slow();
  await Promise.all([
    ...['Ames', 'Fox', 'Ruiz', 'Wolf'].map(async (lastName) =>
      unit.staff.grantAdmin(await unit.add(lastName, FO_OF_ALPHA_1)),
    ),
    ...['Kim', 'Park'].map((lastName) => unit.add(lastName, FSO_OF_BRAVO)),
  ]);
  // Once it is paused, time passes only when the test advances it.
  await page.clock.install();
  await unit.open(page, '/admin/reassign');
  const users = panel(page, 'ADMIN USERS');
  const remove = (name: string) => users.getByRole('button', { name: `Remove admin privileges from ${name}` });

  await test.step('rights that were taken are given back in the row, for 8 s, whatever is done meanwhile', async () => {
    const undo = (name: string) =>
      users.getByRole('button', { name: `Undo the removal of admin privileges from ${name}` });
    const assign = page.getByRole('button', { name: 'Assign SPC Fox' });
    expect((await remove('SPC Fox').boundingBox())?.height).toBe((await assign.boundingBox())?.height);

    await page.clock.pauseAt(Date.now() + 60_000);
    await remove('SPC Fox').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Admin privileges removed.', { exact: true })).toBeVisible();
    // Several toasts may be shown at once.
    await expect(messages(page).getByText('SPC Fox', { exact: true })).toBeVisible();
    await expect(undo('SPC Fox')).toHaveText('Undo');
    await page.clock.runFor(7900);
    await expect(messages(page)).toHaveText('');
    await remove('SPC Ruiz').click();
    await expect(undo('SPC Ruiz')).toBeVisible();
    // On paper are only those who have the rights.
    await page.emulateMedia({ media: 'print' });
    await expect(people(users).filter({ hasText: 'Fox' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // Another Enter did nothing: from the row, Tab leads to the link, and then to Undo.
    await people(users).filter({ hasText: 'Fox' }).locator('[tabindex]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(undo('SPC Fox')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('Admin privileges granted.SPC Fox');
    await expect(remove('SPC Fox')).toBeVisible();
    await expect(users.locator(':focus')).toContainText('Fox');
    await expect(undo('SPC Ruiz')).toBeVisible();
    await expect(users).toContainText('4 people have staff rights.');

    await page.clock.runFor(8000);
    await remove('SPC Ames').click();
    await expect(undo('SPC Ames')).toBeVisible();
    await expect(people(users)).toHaveText([/Vance/, /Ames/, /Fox/, /Wolf/]);
  });

  await test.step('a message stays for three seconds, and no longer, unless the pointer is over it', async () => {
    await page.clock.runFor(8000);
    await expect(messages(page)).toHaveText('');
    await page.getByRole('button', { name: 'Add Admin Permissions' }).click();
    await page.getByLabel('User', { exact: true }).selectOption('SPC Ruiz');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(messages(page)).toHaveText('Admin privileges granted.SPC Ruiz');
    await page.clock.runFor(2900);
    await messages(page).getByRole('listitem').hover();
    await page.clock.runFor(10_000);
    await expect(messages(page)).toHaveText('Admin privileges granted.SPC Ruiz');
    await page.mouse.move(0, 0);
    await page.clock.runFor(2900);
    await expect(messages(page)).toHaveText('Admin privileges granted.SPC Ruiz');
    await page.clock.runFor(100);
    await expect(messages(page)).toHaveText('');
  });

  await test.step('a double click takes or gives the rights of one person, not also of the next', async () => {
    await clickTwice(remove('SPC Fox'), () => expect(holders(users)).toHaveCount(3));
    await expect(remove('SPC Ruiz')).toHaveText('Remove');
    await expect(people(users).filter({ hasText: 'Fox' })).toContainText(TAKEN);
    // A click at the same place later, or by the keyboard at once, takes effect.
    await page.clock.runFor(700);
    await remove('SPC Ruiz').click();
    await expect(holders(users)).toHaveText([/Vance/, /Wolf/]);
    await remove('SPC Wolf').focus();
    await page.keyboard.press('Enter');
    await expect(holders(users)).toHaveText([/Vance/]);

    const waiting = panel(page, 'Waiting for approval');
    const approve = waiting.getByRole('button', { name: 'Approve SPC Kim as CO FSO' });
    await clickTwice(approve, () => expect(people(waiting)).toHaveText([/Park/]));
    await expect(holders(users)).toHaveText([/Vance/, /Kim/]);
    await waiting.getByRole('button', { name: 'Approve SPC Park as CO FSO' }).focus();
    await page.keyboard.press('Enter');
    await expect(holders(users)).toHaveText([/Vance/, /Kim/, /Park/]);
  });
});

test('staff decide about those who chose a staff role for themselves; the overview counts them and leads to them', async ({
  page,
  unit,
}) => {
  test.slow();
  await unit.open(page, '/admin/overview');
  const main = page.getByRole('main');
  const headings = main.getByRole('heading', { level: 2 });
  const waiting = panel(page, 'Waiting for approval');
  let hale = '';

  await test.step('the overview tells how many wait, and follows who comes and goes', async () => {
    await expect(main.getByRole('button', { name: /^TOTAL/ })).toBeVisible();
    await expect(main).not.toContainText('for approval of a staff role');
    const kim = await unit.add('Kim', FSO_OF_BRAVO);
    await expect(main).toContainText('1 person waits for approval of a staff role.');
    await unit.add('Park', { ...FSO_OF_BRAVO, section: 'CHARLIE' });
    await expect(main).toContainText('2 people wait for approval of a staff role.');
    await unit.staff.declineStaffRole(kim);
    await expect(main).toContainText('1 person waits for approval of a staff role.');
  });

  await test.step('the panel stands before the sections while somebody waits', async () => {
    await main.getByRole('link', { name: 'Approve or decline' }).click();
    const sections = ['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'UNASSIGNED'];
    await expect(headings).toHaveText(['Waiting for approval', ...sections, 'ADMIN USERS', 'Join code']);
    await waiting.getByRole('button', { name: 'Decline SPC Park as CO FSO' }).click();
    await expect(waiting.locator(':focus')).toHaveText('No one is waiting for approval.');
    await page.reload();
    await expect(headings).toHaveText([...sections, 'ADMIN USERS', 'Waiting for approval', 'Join code']);
    hale = await unit.add('Hale', FSO_OF_BRAVO);
    await expect(headings).toHaveText(['Waiting for approval', ...sections, 'ADMIN USERS', 'Join code']);
  });

  await unit.add('Nash', { ...FSO_OF_BRAVO, section: 'CHARLIE' });
  const late = await unit.add('Reed', { ...FSO_OF_BRAVO, section: 'DELTA' });
  await test.step('staff approve and decline', async () => {
    await expect(people(waiting)).toHaveText([/^CO FSO SPC Hale/, /^CO FSO SPC Nash/, /^CO FSO SPC Reed/]);
    await expect(waiting).toContainText('Approving gives them staff rights');
    await expect(waiting).toContainText('they are UNASSIGNED until you assign them');
    await expect(waiting.getByRole('link', { name: 'Reed' })).toHaveAttribute('href', `/user-info/${late}`);

    await waiting.getByRole('button', { name: 'Approve SPC Hale as CO FSO' }).click();
    await expect(messages(page)).toHaveText('SPC Hale has staff rights now.');
    await expect(people(waiting)).toHaveText([/Nash/, /Reed/]);
    await expect(people(panel(page, 'ADMIN USERS'))).toHaveText([/Vance/, /Hale/]);
    await waiting.getByRole('button', { name: 'Decline SPC Nash as CO FSO' }).click();
    await expect(people(waiting)).toHaveText([/Reed/]);
    await expect(people(panel(page, 'ADMIN USERS'))).toHaveText([/Vance/, /Hale/]);
    await expect(messages(page)).toContainText('SPC Nash was declined as CO FSO and is UNASSIGNED now.');
    await expect(people(panel(page, 'CHARLIE')).filter({ hasText: 'Nash' })).toHaveCount(0);
    await expect(people(panel(page, 'UNASSIGNED')).filter({ hasText: 'Nash' })).toContainText('UNASSIGNED');

    // While a form is open, the lists do not change.
    await page.getByRole('button', { name: 'Add Admin Permissions' }).click();
    await unit.staff.declineStaffRole(late);
    await waiting.getByRole('button', { name: 'Approve SPC Reed as CO FSO' }).click();
    await expect(waiting.getByRole('alert')).toHaveText('That person is not waiting for approval.');
    await expect(waiting).toContainText('No one is waiting for approval.');
    await expect(waiting.locator(':focus')).toBeVisible();
  });

  await test.step('the overview tells that nobody waits', async () => {
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(main.getByRole('button', { name: /^TOTAL/ })).toBeVisible();
    await expect(main).not.toContainText('for approval of a staff role');
  });

  await test.step('a record tells that its role was declined, or that its rights were taken', async () => {
    await page.goto(`${unit.server.url}/user-info/${late}`);
    await expect(page.getByText('UNASSIGNED', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Show history' }).click();
    await expect(panel(page, 'History')).toContainText('Staff role declined');
    await expect(panel(page, 'History')).toContainText('Role: CO FSO → UNASSIGNED');
    await unit.staff.revokeAdmin(hale);
    await page.goto(`${unit.server.url}/user-info/${hale}`);
    await expect(panel(page, 'Requirements')).toContainText('Staff role without staff rights');
  });
});
