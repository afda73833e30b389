import type { Locator } from '@playwright/test';
import { clickTwice } from '../support/clicks.ts';
import { people as withoutLogin } from '../support/due.ts';
import { messages } from '../support/locators.ts';
import { FO_OF_ALPHA_1, panel } from '../support/reassignBoard.ts';
import { expect, test } from '../support/test.ts';

const FSO_OF_BRAVO = { section: 'BRAVO', team: 'HQ', role: 'CO_FSO' };

const people = (where: Locator) => where.getByRole('listitem');
const TAKEN = 'Staff rights removed';
/** People with staff rights. The list also keeps people whose rights were just removed, for a while. */
const holders = (users: Locator) => people(users).filter({ hasNotText: TAKEN });

test('staff give staff rights and take them, not their own; the time for Undo and of a message; a double click decides once; the join code', async ({
  page,
  context,
  unit,
}) => {
  test.slow();
  await Promise.all([
    (async () => {
      const lastNames = ['Ames', 'Ruiz', 'Wolf', 'Fox'];
      const ids = await withoutLogin(unit, ...lastNames.map((lastName) => ({ ...FO_OF_ALPHA_1, lastName })));
      for (const id of ids.slice(0, 3)) await unit.staff.grantAdmin(id);
    })(),
    ...['Kim', 'Park'].map((lastName) => unit.add(lastName, FSO_OF_BRAVO)),
  ]);
  // Once it is paused, time only passes when the test advances it.
  await page.clock.install();
  await unit.open(page, '/admin/reassign');
  const users = panel(page, 'ADMIN USERS');
  const choice = users.getByLabel('User', { exact: true });
  const remove = (name: string) => users.getByRole('button', { name: `Remove admin privileges from ${name}` });
  const undo = (name: string) =>
    users.getByRole('button', { name: `Undo the removal of admin privileges from ${name}` });

  await test.step('staff give staff rights and take them, not their own', async () => {
    await expect(people(users)).toHaveText([
      /^BN FSNCO SFC Vance\s*You$/,
      /^FO SPC Ames\s*Remove$/,
      /^FO SPC Ruiz\s*Remove$/,
      /^FO SPC Wolf\s*Remove$/,
    ]);
    const toggle = users.getByRole('button', { name: 'Add Admin Permissions' });
    // At the bottom of the screen: the form that opens below scrolls into view.
    await toggle.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await toggle.click();
    await expect(users.getByRole('button', { name: 'Add', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(choice.locator('option')).toHaveText(['USER', 'SPC Fox', 'SPC Kim', 'SPC Park']);
    await users.getByRole('button', { name: 'Cancel' }).click();
    await expect(choice).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await users.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(users.getByRole('alert')).toHaveText('Please complete all fields.Please check: User');
    await choice.selectOption('SPC Fox');
    await users.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(messages(page)).toHaveText('Admin privileges granted.SPC Fox');
    await expect(people(users)).toHaveText([/Vance/, /Ames/, /Fox/, /Ruiz/, /Wolf/]);

    await context.setOffline(true);
    await remove('SPC Fox').click();
    await expect(messages(page)).toContainText(
      'Failed to remove privileges. The network did not answer. Please check your connection and try again.SPC Fox',
    );
    await expect(remove('SPC Fox')).toBeFocused();
    await context.setOffline(false);
    await remove('SPC Fox').click();
    await expect(messages(page)).toContainText('Admin privileges removed.SPC Fox');
    await expect(users).toContainText('4 people have staff rights.');
    await expect(people(users).filter({ hasText: 'Fox' })).toHaveText(/^FO SPC Fox\s+Staff rights removed\s*Undo$/);
    await expect(users.locator(':focus')).toContainText('Fox');
    await toggle.click();
    await expect(choice.locator('option')).toHaveText(['USER', 'SPC Fox', 'SPC Kim', 'SPC Park']);
    await toggle.click();
  });

  await test.step('staff replace the join code', async () => {
    const code = panel(page, 'Join code');
    const field = code.getByRole('textbox', { name: 'Join code' });
    await expect(field).toHaveValue(unit.joinCode);
    const rotate = code.getByRole('button', { name: 'Replace', exact: true });
    await rotate.click();
    await expect(page.getByRole('alertdialog')).toContainText('The old code stops working right away');
    await page.keyboard.press('Escape');
    await expect(rotate).toBeFocused();
    await expect(field).toHaveValue(unit.joinCode);
    await rotate.click();
    await page.getByRole('button', { name: 'Replace code' }).click();
    await expect(code).toContainText('The old one no longer works.');
    await expect(field).not.toHaveValue(unit.joinCode);
    await expect(rotate).toBeFocused();
  });

  await test.step('rights that were taken are given back in the row, for 8 s, whatever is done meanwhile', async () => {
    const assign = page.getByRole('button', { name: 'Assign SPC Ames' });
    expect((await remove('SPC Ames').boundingBox())?.height).toBe((await assign.boundingBox())?.height);

    await page.clock.pauseAt(Date.now() + 60_000);
    await remove('SPC Ames').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Admin privileges removed.', { exact: true })).toBeVisible();
    await expect(undo('SPC Ames')).toHaveText('Undo');
    await page.clock.runFor(7900);
    await expect(messages(page)).toHaveText('');
    await remove('SPC Ruiz').click();
    await expect(undo('SPC Ruiz')).toBeVisible();
    // Paper only lists people who have the rights.
    await page.emulateMedia({ media: 'print' });
    await expect(people(users).filter({ hasText: 'Ames' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // A second Enter on the row does nothing. From there, Tab leads to the link, and then to Undo.
    await people(users).filter({ hasText: 'Ames' }).locator('[tabindex]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(undo('SPC Ames')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('Admin privileges granted.SPC Ames');
    await expect(remove('SPC Ames')).toBeVisible();
    await expect(users.locator(':focus')).toContainText('Ames');
    await expect(undo('SPC Ruiz')).toBeVisible();
    await expect(users).toContainText('3 people have staff rights.');

    await page.clock.runFor(8000);
    await remove('SPC Wolf').click();
    await expect(undo('SPC Wolf')).toBeVisible();
    await expect(people(users)).toHaveText([/Vance/, /Ames/, /Wolf/]);
  });

  await test.step('a message stays for three seconds, and no longer; what it covers can be pressed', async () => {
    await page.clock.runFor(8000);
    await expect(messages(page)).toHaveText('');
    await page.getByRole('button', { name: 'Add Admin Permissions' }).click();
    await choice.selectOption('SPC Ruiz');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(messages(page)).toHaveText('Admin privileges granted.SPC Ruiz');
    await expect(messages(page).getByRole('listitem')).toHaveCSS('pointer-events', 'none');
    await page.clock.runFor(2900);
    await expect(messages(page)).toHaveText('Admin privileges granted.SPC Ruiz');
    await page.clock.runFor(100);
    await expect(messages(page)).toHaveText('');
  });

  await test.step('a double click takes or gives the rights of one person, not also of the next', async () => {
    await clickTwice(remove('SPC Ames'), () => expect(holders(users)).toHaveText([/Vance/, /Ruiz/]));
    await expect(remove('SPC Ruiz')).toHaveText('Remove');
    await expect(people(users).filter({ hasText: 'Ames' })).toContainText(TAKEN);
    // A later click at the same place counts, and a press by keyboard counts at once.
    await page.clock.runFor(700);
    await remove('SPC Ruiz').click();
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
  const admin = page.getByRole('navigation', { name: 'Admin' });
  const headings = main.getByRole('heading', { level: 2 });
  const sections = ['BN STAFF', 'ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'UNASSIGNED'];
  const waiting = panel(page, 'Waiting for approval');
  let kim = '';

  await test.step('the overview tells how many wait, and follows who comes and goes', async () => {
    await expect(main.getByRole('button', { name: /^TOTAL/ })).toBeVisible();
    await expect(main).not.toContainText('for approval');
    kim = await unit.add('Kim', FSO_OF_BRAVO);
    await expect(main).toContainText('1 person waits for approval of a staff role');
    await unit.add('Park', { ...FSO_OF_BRAVO, section: 'CHARLIE' });
    await expect(main).toContainText('2 people wait for approval of a staff role');
  });

  await test.step('staff approve and decline, in a panel below the sections, to which a number above them leads', async () => {
    await main.getByRole('link', { name: '2 people wait for approval' }).click();
    await expect(headings).toHaveText([...sections, 'ADMIN USERS', 'Waiting for approval', 'Join code']);
    await page.getByRole('button', { name: '2 wait for approval' }).press('Enter');
    await expect(waiting).toBeInViewport();
    await expect(people(waiting)).toHaveText([/^CO FSO SPC Kim/, /^CO FSO SPC Park/]);
    await expect(waiting).toContainText('Approve to give staff rights');
    await expect(waiting).toContainText('UNASSIGNED until you assign them');
    await expect(waiting.getByRole('link', { name: 'Kim' })).toHaveAttribute('href', `/user-info/${kim}`);

    await waiting.getByRole('button', { name: 'Approve SPC Kim as CO FSO' }).click();
    await expect(messages(page)).toHaveText('SPC Kim now has staff rights.');
    await expect(people(waiting)).toHaveText([/Park/]);
    await expect(people(panel(page, 'ADMIN USERS'))).toHaveText([/Vance/, /Kim/]);
    await waiting.getByRole('button', { name: 'Decline SPC Park as CO FSO' }).click();
    await expect(waiting.locator(':focus')).toHaveText('No one is waiting for approval.');
    await expect(people(panel(page, 'ADMIN USERS'))).toHaveText([/Vance/, /Kim/]);
    await expect(messages(page)).toContainText('SPC Park was declined as CO FSO and is now UNASSIGNED.');
    await expect(people(panel(page, 'CHARLIE')).filter({ hasText: 'Park' })).toHaveCount(0);
    await expect(people(panel(page, 'UNASSIGNED')).filter({ hasText: 'Park' })).toContainText('UNASSIGNED');
  });

  await test.step('once nobody waits, neither the overview nor the line above the sections says so, until somebody comes', async () => {
    await admin.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(main.getByRole('button', { name: /^TOTAL/ })).toBeVisible();
    await expect(main).not.toContainText('for approval');
    await admin.getByRole('link', { name: 'Reassign', exact: true }).click();
    await expect(page.getByRole('button', { name: /wait/ })).toHaveCount(0);
    await expect(headings).toHaveText([...sections, 'ADMIN USERS', 'Waiting for approval', 'Join code']);
  });

  await test.step('a decision about somebody who does not wait any more says so', async () => {
    const late = await unit.add('Reed', { ...FSO_OF_BRAVO, section: 'DELTA' });
    await expect(page.getByRole('button', { name: '1 waits for approval' })).toBeVisible();
    // While a form is open, the lists don't change.
    await page.getByRole('button', { name: 'Add Admin Permissions' }).click();
    await unit.staff.declineStaffRole(late);
    await waiting.getByRole('button', { name: 'Approve SPC Reed as CO FSO' }).click();
    await expect(waiting.getByRole('alert')).toHaveText('That person is not waiting for approval.');
    await expect(waiting).toContainText('No one is waiting for approval.');
    await expect(waiting.locator(':focus')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  });

  await test.step('a record tells that its rights were taken', async () => {
    await unit.staff.revokeAdmin(kim);
    await panel(page, 'BRAVO').getByRole('link', { name: 'SPC Kim' }).click();
    await expect(panel(page, 'What to do')).toContainText('Staff role without staff rights');
  });
});
