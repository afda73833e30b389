import type { Page } from '@playwright/test';
import { people } from '../support/due.ts';
import { following } from '../support/following.ts';
import { messages, title } from '../support/locators.ts';
import { calls, holdCalls, holdNextAnswer, loseNextAnswer } from '../support/network.ts';
import { FO_OF_ALPHA_1, RTO_OF_ALPHA_1, assign, form, panel, row } from '../support/reassignBoard.ts';
import { expect, test } from '../support/test.ts';

const RTO_OF_BRAVO_2 = { section: 'BRAVO', team: 'TEAM_2', role: 'RTO' };
const FO_OF_BRAVO_2 = { ...RTO_OF_BRAVO_2, role: 'FO' };
const FSNCO_OF_DELTA = { section: 'DELTA', team: 'HQ', role: 'CO_FSNCO' };

const cancel = (page: Page, name: string) => page.getByRole('button', { name: `Cancel assigning ${name}` });

/** Waits for an answer that has the person in that section. */
const heard = (page: Page, lastName: string, section: string) =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') &&
      (await response.text()).includes(`"lastName":"${lastName}","section":"${section}"`),
  );

test('what others do shows on the board and beside it; nothing moves under an open form or a drag; Undo takes back one’s own move only', async ({
  page,
  unit,
}) => {
  test.slow();
  const [ruiz = '', fox = ''] = await people(
    unit,
    { ...RTO_OF_ALPHA_1, lastName: 'Ruiz' },
    { ...FO_OF_ALPHA_1, lastName: 'Fox' },
  );
  const [alpha, bravo, charlie, delta] = ['ALPHA', 'BRAVO', 'CHARLIE', 'DELTA'].map((name) => panel(page, name));
  if (!alpha || !bravo || !charlie || !delta) throw new Error('There is a panel for each.');
  const isFollowed = Promise.all([following(page, 'unitChanged'), following(page, 'joinCodeChanged')]);
  await unit.open(page, '/admin/reassign');
  await isFollowed;

  await test.step('a row that another moves keeps the focus', async () => {
    await assign(page, 'SPC Ruiz').focus();
    await unit.staff.assignSoldier(ruiz, 1, RTO_OF_BRAVO_2);
    await expect(row(bravo, 'Ruiz')).toBeVisible();
    await expect(row(alpha, 'Ruiz')).toHaveCount(0);
    await expect(assign(page, 'SPC Ruiz')).toBeFocused();
  });

  await test.step('an approval by another leaves the focus in the panel', async () => {
    const kim = await unit.add('Kim', FSNCO_OF_DELTA);
    const waiting = panel(page, 'Waiting for approval');
    await expect(row(delta, 'Kim')).toBeVisible();
    await waiting.getByRole('button', { name: 'Approve SPC Kim as CO FSNCO' }).focus();
    await unit.staff.execute('mutation ($id: ID!) { approveStaffRole(soldierId: $id) { id } }', { id: kim });
    await expect(row(panel(page, 'ADMIN USERS'), 'Kim')).toBeVisible();
    await expect(waiting.locator(':focus')).toHaveText('No one is waiting for approval.');
  });

  await test.step('a join code that another replaces is shown, is said in the question that is open, and no late answer takes its place', async () => {
    const code = panel(page, 'Join code');
    const field = code.getByRole('textbox');
    const rotate = async () =>
      (await unit.staff.execute<{ rotateJoinCode: string }>('mutation { rotateJoinCode }')).rotateJoinCode;
    await code.getByRole('button', { name: 'Replace', exact: true }).click();
    const first = await rotate();
    await expect(page.getByRole('alertdialog')).toContainText('Somebody else has just replaced it.');
    await expect(field).toHaveValue(first);
    await expect(code).toContainText('Somebody else has just replaced the code.');

    const { held, letThrough } = await holdNextAnswer(page, 'RotateJoinCode');
    await page.getByRole('button', { name: 'Replace code' }).click();
    await held;
    await expect(code).not.toContainText('Somebody else');
    const second = await rotate();
    await expect(field).toHaveValue(second);
    letThrough();
    await expect(code).toContainText('Somebody else has just replaced the code.');
    await expect(field).toHaveValue(second);
  });

  await test.step('an open form stays; when it is saved, it says that it is outdated', async () => {
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('CHARLIE');
    let news = heard(page, 'Ruiz', 'ALPHA');
    await unit.staff.assignSoldier(ruiz, 2, RTO_OF_ALPHA_1);
    await news;
    await expect(row(bravo, 'Ruiz').getByRole('form').getByLabel('Section')).toHaveValue('CHARLIE');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await expect(row(alpha, 'Ruiz').getByRole('alert')).toHaveText(
      'You changed this elsewhere while you were working on it. Please review the changes. SPC Ruiz is now in ALPHA · Team 1 · RTO.',
    );
    await expect(row(alpha, 'Ruiz').getByLabel('Section')).toHaveValue('CHARLIE');

    news = heard(page, 'Fox', 'BRAVO');
    await unit.staff.assignSoldier(fox, 1, FO_OF_BRAVO_2);
    await news;
    await expect(row(alpha, 'Fox')).toBeVisible();
    await cancel(page, 'SPC Ruiz').click();
    await expect(row(bravo, 'Fox')).toBeVisible();
    await expect(messages(page)).toHaveText('Changed meanwhile: SPC Fox.');
    await expect(assign(page, 'SPC Ruiz')).toBeFocused();
  });

  await test.step('nothing moves during a drag', async () => {
    await row(alpha, 'Ruiz').getByText('Ruiz', { exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(600, 20, { steps: 5 });
    const news = heard(page, 'Fox', 'ALPHA');
    await unit.staff.assignSoldier(fox, 2, FO_OF_ALPHA_1);
    await news;
    await expect(row(bravo, 'Fox')).toBeVisible();
    await page.mouse.up();
    await expect(row(alpha, 'Fox')).toBeVisible();
  });

  await test.step('a move can be undone after a change of another field, and not once another has moved the person', async () => {
    await assign(page, 'SPC Ruiz').click();
    await form(page, 'SPC Ruiz').getByLabel('Section').selectOption('CHARLIE');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await expect(row(charlie, 'Ruiz')).toContainText('Moved here');
    await unit.staff.updateSoldier(ruiz, 4, { rank: 'SGT' });
    await expect(row(charlie, 'Ruiz')).toContainText('SGT');
    await page.getByRole('button', { name: 'Undo the move of SGT Ruiz' }).click();
    await expect(row(alpha, 'Ruiz')).toContainText('Moved here');
    await assign(page, 'SGT Ruiz').click();
    await form(page, 'SGT Ruiz').getByLabel('Section').selectOption('DELTA');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await expect(row(delta, 'Ruiz').getByRole('button', { name: /^Undo/ })).toBeVisible();
    await unit.staff.assignSoldier(ruiz, 7, RTO_OF_BRAVO_2);
    await expect(row(bravo, 'Ruiz')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo the move of/ })).toHaveCount(0);
    await expect(page.getByText('Moved here')).toHaveCount(0);
  });
});

test('a row that moves late shows what another has changed; what is refused after leaving is told; what got through unanswered is done with', async ({
  page,
  unit,
}) => {
  test.slow();
  const NETWORK = 'The network did not answer. Please check your connection and try again.';
  const [[ruiz = '', fox = '']] = await Promise.all([
    people(unit, { ...RTO_OF_ALPHA_1, lastName: 'Ruiz' }, { ...FO_OF_ALPHA_1, lastName: 'Fox' }),
    unit.add('Park', FSNCO_OF_DELTA),
  ]);
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
    await expect(messages(page)).toHaveText('Changed meanwhile: SPC Ruiz.');
    await page.clock.resume();
  });

  await test.step('what is refused after leaving Reassign is told all the same', async () => {
    await assign(page, 'SPC Fox').click();
    await form(page, 'SPC Fox').getByLabel('Section').selectOption('CHARLIE');
    await unit.staff.assignSoldier(fox, 1, RTO_OF_BRAVO_2);
    const call = await holdCalls(page, 'AssignSoldier');
    await page.getByRole('button', { name: 'Save assignment' }).click();
    await call.asked;
    await page.getByRole('link', { name: 'Schools', exact: true }).click();
    await expect(title(page, 'Schools')).toBeVisible();
    call.letThrough();
    await expect(messages(page)).toContainText(
      'SPC Fox: You changed this elsewhere while you were working on it. Please review the changes.',
    );
  });

  await test.step('what got through, though its answer was lost, is done with at the next try', async () => {
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reassign', exact: true }).click();
    await assign(page, 'SPC Fox').click();
    const open = form(page, 'SPC Fox');
    await open.getByLabel('Section').selectOption('CHARLIE');
    await loseNextAnswer(page);
    const save = page.getByRole('button', { name: 'Save assignment' });
    await save.click();
    await expect(open).toContainText(NETWORK);
    await save.click();
    await expect(row(panel(page, 'CHARLIE'), 'Fox')).toContainText('Moved here');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(panel(page, 'BRAVO'), 'Fox')).toContainText('RTO');

    // While a form is open, the lists don't change.
    await page.getByRole('button', { name: 'Add Admin Permissions' }).click();
    const waiting = panel(page, 'Waiting for approval');
    const approve = waiting.getByRole('button', { name: 'Approve SPC Park as CO FSNCO' });
    await page.unrouteAll();
    await loseNextAnswer(page);
    await approve.click();
    await expect(waiting.getByRole('alert')).toHaveText(NETWORK);
    await approve.click();
    await expect(messages(page)).toContainText('SPC Park now has staff rights.');
    await expect(waiting.getByRole('alert')).toHaveCount(0);
  });
});
