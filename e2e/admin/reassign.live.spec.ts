import type { Page } from '@playwright/test';
import { following } from '../support/following.ts';
import { messages, title } from '../support/locators.ts';
import { calls, holdCalls, holdNextAnswer, loseNextAnswer } from '../support/network.ts';
import { FO_OF_ALPHA_1, RTO_OF_ALPHA_1, assign, form, panel, row } from '../support/reassignBoard.ts';
import { expect, test } from '../support/test.ts';

const RTO_OF_BRAVO_2 = { section: 'BRAVO', team: 'TEAM_2', role: 'RTO' };
const FSNCO_OF_DELTA = { section: 'DELTA', team: 'HQ', role: 'CO_FSNCO' };

const cancel = (page: Page, name: string) => page.getByRole('button', { name: `Cancel assigning ${name}` });

/** Waits for an answer in which somebody is in a section. */
const heard = (page: Page, lastName: string, section: string) =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') &&
      (await response.text()).includes(`"lastName":"${lastName}","section":"${section}"`),
  );

test('what others do shows on the board and beside it, and no late answer brings back what they replaced', async ({
  page,
  unit,
}) => {
  test.slow();
  const ruiz = await unit.add('Ruiz', RTO_OF_ALPHA_1);
  let isFollowed = following(page, 'unitChanged');
  await unit.open(page, '/admin/reassign');
  await isFollowed;

  await test.step('a row that another moves keeps the focus', async () => {
    await assign(page, 'SPC Ruiz').focus();
    await unit.staff.assignSoldier(ruiz, 1, RTO_OF_BRAVO_2);
    await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toBeVisible();
    await expect(row(panel(page, 'ALPHA'), 'Ruiz')).toHaveCount(0);
    await expect(assign(page, 'SPC Ruiz')).toBeFocused();
  });

  await test.step('an approval by another leaves the focus in the panel', async () => {
    const kim = await unit.add('Kim', FSNCO_OF_DELTA);
    const waiting = panel(page, 'Waiting for approval');
    await expect(row(panel(page, 'DELTA'), 'Kim')).toBeVisible();
    await waiting.getByRole('button', { name: 'Approve SPC Kim as CO FSNCO' }).focus();
    await unit.staff.execute('mutation ($id: ID!) { approveStaffRole(soldierId: $id) { id } }', { id: kim });
    await expect(row(panel(page, 'ADMIN USERS'), 'Kim')).toBeVisible();
    await expect(waiting.locator(':focus')).toHaveText('No one is waiting for approval.');
  });

  await test.step('a join code that another replaces is shown, and is said in the question that is open', async () => {
    const code = panel(page, 'Join code');
    await code.getByRole('button', { name: 'Replace', exact: true }).click();
    const { rotateJoinCode } = await unit.staff.execute<{ rotateJoinCode: string }>('mutation { rotateJoinCode }');
    await expect(page.getByRole('alertdialog')).toContainText('Somebody else has just replaced it.');
    await page.keyboard.press('Escape');
    await expect(code.getByRole('textbox')).toHaveValue(rotateJoinCode);
    await expect(code).toContainText('Somebody else has just replaced the code.');
  });

  await test.step('an answer that comes late does not bring back a join code that another has replaced', async () => {
    isFollowed = following(page, 'joinCodeChanged');
    await page.reload();
    await isFollowed;
    const code = panel(page, 'Join code');
    const { held, letThrough } = await holdNextAnswer(page, 'RotateJoinCode');
    await code.getByRole('button', { name: 'Replace', exact: true }).click();
    await page.getByRole('button', { name: 'Replace code' }).click();
    await held;
    const { rotateJoinCode } = await unit.staff.execute<{ rotateJoinCode: string }>('mutation { rotateJoinCode }');
    await expect(code.getByRole('textbox')).toHaveValue(rotateJoinCode);
    letThrough();
    await expect(code).toContainText('Somebody else has just replaced the code.');
    await expect(code.getByRole('textbox')).toHaveValue(rotateJoinCode);
  });
});

test('nothing moves under an open form or a drag; an outdated form is told so; Undo takes back one’s own move only', async ({
  page,
  unit,
}) => {
  test.slow();
  const ruiz = await unit.add('Ruiz', RTO_OF_ALPHA_1);
  const fox = await unit.add('Fox', FO_OF_ALPHA_1);
  const [alpha, bravo, charlie, delta] = ['ALPHA', 'BRAVO', 'CHARLIE', 'DELTA'].map((name) => panel(page, name));
  if (!alpha || !bravo || !charlie || !delta) throw new Error('There is a panel for each.');
  const isFollowed = following(page, 'unitChanged');
  await unit.open(page, '/admin/reassign');
  await isFollowed;
  await assign(page, 'SPC Ruiz').click();
  await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('CHARLIE');
  let news = heard(page, 'Ruiz', 'BRAVO');
  await unit.staff.assignSoldier(ruiz, 1, RTO_OF_BRAVO_2);
  await news;
  await expect(row(alpha, 'Ruiz').getByRole('form').getByLabel('Section')).toHaveValue('CHARLIE');
  await page.getByRole('button', { name: 'Save assignment' }).click();
  await expect(row(bravo, 'Ruiz').getByRole('alert')).toHaveText(
    'You changed this elsewhere while you were working on it. Please review the changes. SPC Ruiz is now in BRAVO · Team 2 · RTO.',
  );
  await expect(row(bravo, 'Ruiz').getByLabel('Section')).toHaveValue('CHARLIE');

  news = heard(page, 'Fox', 'DELTA');
  await unit.staff.assignSoldier(fox, 1, FSNCO_OF_DELTA);
  await news;
  await expect(row(alpha, 'Fox')).toBeVisible();
  await cancel(page, 'SPC Ruiz').click();
  await expect(row(delta, 'Fox')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' })).toHaveText('Changed meanwhile: SPC Fox.');
  await expect(assign(page, 'SPC Ruiz')).toBeFocused();

  await row(bravo, 'Ruiz').getByText('Ruiz', { exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(600, 20, { steps: 5 });
  news = heard(page, 'Fox', 'ALPHA');
  await unit.staff.assignSoldier(fox, 2, FO_OF_ALPHA_1);
  await news;
  await expect(row(delta, 'Fox')).toBeVisible();
  await page.mouse.up();
  await expect(row(alpha, 'Fox')).toBeVisible();

  await assign(page, 'SPC Ruiz').click();
  await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('CHARLIE');
  await page.getByRole('button', { name: 'Save assignment' }).click();
  await expect(row(charlie, 'Ruiz')).toContainText('Moved here');
  // A change of another field does not prevent undoing.
  await unit.staff.updateSoldier(ruiz, 3, { rank: 'SGT' });
  await expect(row(charlie, 'Ruiz')).toContainText('SGT');
  await page.getByRole('button', { name: 'Undo the move of SGT Ruiz' }).click();
  await expect(row(bravo, 'Ruiz')).toContainText('Moved here');
  await assign(page, 'SGT Ruiz').click();
  await form(page, 'SGT Ruiz').getByLabel('Section').selectOption('DELTA');
  await page.getByRole('button', { name: 'Save assignment' }).click();
  await expect(row(delta, 'Ruiz').getByRole('button', { name: /^Undo/ })).toBeVisible();
  await unit.staff.assignSoldier(ruiz, 6, RTO_OF_BRAVO_2);
  await expect(row(bravo, 'Ruiz')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo the move of/ })).toHaveCount(0);
  await expect(page.getByText('Moved here')).toHaveCount(0);
});

test('a row that moves only later, or whose answer comes late, shows what another has changed meanwhile', async ({
  page,
  unit,
}) => {
  const ruiz = await unit.add('Ruiz', RTO_OF_ALPHA_1);
  let told = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (told += String(payload).includes('unitChanged') ? 1 : 0)),
  );
  await page.clock.install();
  await unit.open(page, '/admin/reassign');
  await expect.poll(() => told).toBe(1);

  await test.step('an answer that comes late does not bring back a place that another has changed', async () => {
    let asked = 0;
    page.on('request', (request) => (asked += calls('Reassign')(request) ? 1 : 0));
    const { held, letThrough } = await holdNextAnswer(page, 'AssignSoldier');
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('UNASSIGNED');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await held;
    await expect.poll(() => told).toBe(2);
    await unit.staff.assignSoldier(ruiz, 2, RTO_OF_BRAVO_2);
    await expect.poll(() => told).toBe(3);
    expect(asked).toBe(0);
    letThrough();
    await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toBeVisible();
    await expect(row(panel(page, 'UNASSIGNED'), 'Ruiz')).toHaveCount(0);
    expect(asked).toBe(1);
  });

  await test.step('what another changes about a person stays, though their row moves only later', async () => {
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('UNASSIGNED');
    await page.clock.pauseAt(Date.now() + 60_000);
    const isAssigned = heard(page, 'Ruiz', 'UNASSIGNED');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await isAssigned;
    let isToldOfRights = false;
    page.on('response', (response) => {
      void response
        .text()
        .then((text) => (isToldOfRights ||= /"lastName":"Ruiz"[^}]*"isStaff":true/.test(text)))
        .catch(() => undefined);
    });
    await unit.staff.grantAdmin(ruiz);
    await expect(async () => {
      await page.clock.runFor(1);
      expect(isToldOfRights).toBe(true);
    }).toPass({ intervals: [50] });
    await page.clock.runFor(700);
    await expect(row(panel(page, 'UNASSIGNED'), 'Ruiz')).toContainText('Moved here');
    await expect(row(panel(page, 'ADMIN USERS'), 'Ruiz')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Messages' })).toHaveText('Changed meanwhile: SPC Ruiz.');
  });
});

test('what is refused after leaving Reassign is told all the same; what got through without an answer is done with', async ({
  page,
  unit,
}) => {
  test.slow();
  const NETWORK = 'The network did not answer. Please check your connection and try again.';
  const [ruiz, kim] = await Promise.all([
    unit.add('Ruiz', RTO_OF_ALPHA_1),
    unit.add('Kim', FSNCO_OF_DELTA),
    unit.add('Park', FSNCO_OF_DELTA),
  ]);
  await unit.open(page, '/admin/reassign');

  await test.step('what is refused after leaving Reassign is told all the same', async () => {
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('CHARLIE');
    await unit.staff.assignSoldier(ruiz, 1, RTO_OF_BRAVO_2);
    let call = await holdCalls(page, 'AssignSoldier');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await call.asked;
    await page.getByRole('link', { name: 'Schools', exact: true }).click();
    await expect(title(page, 'Schools')).toBeVisible();
    call.letThrough();
    await expect(messages(page)).toHaveText(
      'SPC Ruiz: You changed this elsewhere while you were working on it. Please review the changes.',
    );

    await page.getByRole('link', { name: 'Reassign', exact: true }).click();
    call = await holdCalls(page, 'ApproveStaffRole');
    await page.getByRole('button', { name: 'Approve SPC Kim as CO FSNCO' }).click();
    await call.asked;
    await page.getByRole('link', { name: 'Schools', exact: true }).click();
    await unit.staff.declineStaffRole(kim);
    await expect(title(page, 'Schools')).toBeVisible();
    call.letThrough();
    await expect(messages(page)).toContainText('SPC Kim: That person is not waiting for approval.');
  });

  await test.step('what got through, though its answer was lost, is done with at the next try', async () => {
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reassign', exact: true }).click();
    await assign(page, 'SPC Ruiz').click();
    const open = form(page, 'SPC Ruiz');
    await open.getByLabel('Section').selectOption('CHARLIE');
    await loseNextAnswer(page);
    const save = page.getByRole('button', { name: 'Save assignment' });
    await save.click();
    await expect(open).toContainText(NETWORK);
    await save.click();
    await expect(row(panel(page, 'CHARLIE'), 'Ruiz')).toContainText('Moved here');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(panel(page, 'BRAVO'), 'Ruiz')).toContainText('RTO');

    // While a form is open, the lists do not change.
    await page.getByRole('button', { name: 'Add Admin Permissions' }).click();
    const waiting = panel(page, 'Waiting for approval');
    const approve = waiting.getByRole('button', { name: 'Approve SPC Park as CO FSNCO' });
    await page.unrouteAll();
    await loseNextAnswer(page);
    await approve.click();
    await expect(waiting.getByRole('alert')).toHaveText(NETWORK);
    await approve.click();
    await expect(messages(page)).toContainText('SPC Park has staff rights now.');
    await expect(waiting.getByRole('alert')).toHaveCount(0);
  });
});
