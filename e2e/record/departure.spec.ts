import { readFile } from 'node:fs/promises';
import { addDays, formatDay } from '../../domain/localDate.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectBusy } from '../support/busy.ts';
import { following } from '../support/following.ts';
import { button, title } from '../support/locators.ts';
import { failCalls } from '../support/network.ts';
import { signInThrough } from '../support/ownUnit.ts';
import { openPart } from '../support/record.ts';
import { expect, PASSWORD, STAFF, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

const TODAY = unitDay();
const YESTERDAY = addDays(TODAY, -1);
const IN_A_MONTH = addDays(TODAY, 30);
const PLACE = { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' };

/** Sets a person's last day through the API. */
async function outProcess(staff: ApiPerson, id: string, day: string): Promise<void> {
  await staff.execute(
    'mutation ($id: ID!, $version: Int!, $lastDay: LocalDate!) { outProcess(id: $id, version: $version, lastDay: $lastDay, reason: PCS) { id } }',
    { id, version: await staff.versionOf(id), lastDay: day },
  );
}

/** Adds a person; expected on a day, unless that is null. Resolves to the record's id. */
async function enter(staff: ApiPerson, lastName: string, arrivesOn: string | null): Promise<string> {
  const soldier = { firstName: 'Ann', middleName: 'Lee', lastName, rank: 'SPC', grade: 'E4', ...PLACE };
  const { addSoldier } = await staff.execute<{ addSoldier: { id: string } }>(
    'mutation ($input: CreateSoldierInput!, $day: LocalDate) { addSoldier(input: $input, arrivesOn: $day) { id } }',
    { input: soldier, day: arrivesOn },
  );
  return addSoldier.id;
}

/** Sets an expected person's gain date. */
async function arrive(staff: ApiPerson, id: string, day: string): Promise<void> {
  await staff.execute(
    'mutation ($id: ID!, $version: Int!, $day: LocalDate!) { changeArrival(id: $id, version: $version, arrivesOn: $day) { id } }',
    { id, version: await staff.versionOf(id), day },
  );
}

test('staff out-process somebody, whose open page then shows one screen, and bring them back', async ({
  page,
  browser,
  product,
  makeSoldier,
  signIn,
}) => {
  const lastName = `Leaver ${'abc'[test.info().retry] ?? ''}`;
  const { email, soldierId } = await makeSoldier({ lastName, section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  const context = await browser.newContext({ baseURL: product.url });
  const theirs = await context.newPage();
  await theirs.clock.install();
  await signInThrough(theirs, email, PASSWORD);
  await theirs.goto('/exam/landing');
  await expect(title(theirs, 'Practice Exam')).toBeVisible();

  await signIn(STAFF);
  await page.goto(`/user-info/${soldierId}`);
  const unit = page.getByRole('region', { name: 'In the unit' });
  await openPart(page, 'Out-process');
  await expect(unit).toContainText(`SPC ${lastName} is in the unit.`);
  await expect(unit.getByLabel('Last day')).toBeFocused();
  await button(unit, 'Cancel').click();
  await expect(unit.getByText(`SPC ${lastName} is in the unit.`)).toBeFocused();
  await button(unit, 'Out-process').click();
  await expect(unit).toContainText(/ALPHA will have \d+ of 8 places filled\./);
  await button(unit, 'Out-process').click();
  await expect(unit.getByText('Choose the reason.')).toBeVisible();
  await expectNoViolations(page);
  await unit.getByLabel('Reason').selectOption('PCS');
  await unit.getByLabel('Last day').fill(IN_A_MONTH);
  await expectBusy(page, 'OutProcess', button(unit, 'Out-process'), [button(unit, 'Cancel')]);
  await expect(unit.getByText(`SPC ${lastName} is leaving. Last day: ${formatDay(IN_A_MONTH)}`)).toBeFocused();
  await expect(theirs).toHaveURL('/exam/landing');

  // The departure is corrected on the record, and then canceled in the list.
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('link', { name: 'Departed', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: lastName });
  await expect(row).toContainText(formatDay(IN_A_MONTH));
  await row.getByRole('link').click();
  await button(unit, 'Correct departure').click();
  await unit.getByLabel('Last day').fill(YESTERDAY);
  await button(unit, 'Out-process').click();
  // It has the focus once the call has ended. Until then, a link asks whether to leave.
  await expect(unit.getByText(`SPC ${lastName} has left. Last day: ${formatDay(YESTERDAY)}`)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Edit Info' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add school' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View Comments' }).click();
  await expect(title(page, `Comments for SPC ${lastName}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Comment' })).toHaveCount(0);

  await expect(theirs).toHaveURL('/away');
  await expect(title(theirs, 'You have left the unit')).toBeVisible();
  await expect(theirs.getByRole('main')).toContainText(`Your last day was ${formatDay(YESTERDAY)}.`);
  await expect(theirs.getByRole('navigation')).toHaveCount(0);
  await expectNoViolations(theirs);

  await page.getByRole('link', { name: 'Back to the record' }).click();
  await page.getByRole('link', { name: 'Back to Departed' }).click();
  await expect(row).toContainText(formatDay(YESTERDAY));
  await expect(row).toContainText('PCS');
  await expect(row).toContainText('Out-processed by SFC Vance');
  await page.getByLabel('Search by name').fill('nobody');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByLabel('Search by name').fill(lastName.toLowerCase());
  await button(row, /^Bring back/).click();
  await expect(row).toContainText('Back in the unit');
  // By keyboard: a click this soon, at the same place, counts as the second of a double click.
  await button(row, /^Undo/).press('Enter');
  await expect(row).toContainText('Left, last day');
  await expectNoViolations(page);
  await button(row, /^Bring back/).press('Enter');
  await expect(row).toContainText('Back in the unit');

  await theirs.clock.fastForward(30_000);
  await expect(title(theirs, 'Section Overview')).toBeVisible();
  await context.close();
});

test('staff enter somebody who is expected, asked first whether it is somebody else, and change the gain date', async ({
  page,
  product,
  staff,
  makeSoldier,
  signIn,
}) => {
  await test.step('expected people read when they arrive, and can download what is kept', async () => {
    const email = `later.${process.pid}.${test.info().retry}@unit.example`;
    await ApiPerson.register(product, email);
    const id = await enter(staff, 'Later', IN_A_MONTH);
    await staff.handRecordOver(id, email);
    await signIn({ email });
    await page.goto('/home');
    await expect(title(page, `You are expected on ${formatDay(IN_A_MONTH)}`)).toBeVisible();
    await expectNoViolations(page);
    const saved = page.waitForEvent('download');
    await button(page, 'Download as JSON').click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('Later');
    await arrive(staff, id, TODAY);
  });

  const firstName = `Ann${test.info().workerIndex}`;
  await makeSoldier({ firstName, lastName: 'Comer' });
  await signIn(STAFF);
  await page.goto('/admin/reassign');
  await page.getByRole('link', { name: 'Add soldier' }).click();
  await expect(title(page, 'Add soldier')).toBeVisible();
  await page.getByLabel('Gain date').fill(IN_A_MONTH);
  await page.getByLabel('First name').fill(firstName.toUpperCase());
  await page.getByLabel('Middle name', { exact: true }).fill('NMN');
  await page.getByLabel('Last name').fill('Comer');
  await page.getByLabel('Rank').selectOption('SGT');
  await button(page, 'Save record').click();
  const question = page.getByRole('alertdialog', { name: 'Is it somebody else?' });
  await expect(question).toContainText('is in the unit');
  await button(question, 'Go back').click();
  await button(page, 'Save record').click();
  await button(question, 'Add somebody else').click();
  await expect(title(page, 'SGT Comer')).toBeVisible();
  const unit = page.getByRole('region', { name: 'In the unit' });
  await expect(unit).toContainText(`SGT Comer is expected. Gain date: ${formatDay(IN_A_MONTH)}`);

  const expected = page.getByRole('region', { name: 'Expected' });
  const comer = expected.getByRole('link', { name: /SGT Comer/ });
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('link', { name: 'Reassign', exact: true }).click();
  await button(page, /^\d+ expected$/).click();
  await expect(comer).toContainText(formatDay(IN_A_MONTH));
  await expectNoViolations(page);
  await comer.click();
  await button(unit, 'Change gain date').click();
  await unit.getByRole('textbox', { name: 'Gain date' }).fill(TODAY);
  await expectBusy(page, 'ChangeArrival', button(unit, 'Change gain date'), [button(unit, 'Cancel')]);
  await expect(unit).toContainText(`SGT Comer has been in the unit since ${formatDay(TODAY)}.`);
  await page.getByRole('link', { name: 'Back to Reassign' }).click();
  await expect(page.getByRole('region', { name: 'UNASSIGNED' }).getByRole('link', { name: /SGT Comer/ })).toBeVisible();
  await expect(expected).toHaveCount(0);
  await expect(button(page, /expected$/)).toHaveCount(0);
});

test('somebody who has left is erased for good, once their last name is typed', async ({
  page,
  browser,
  product,
  staff,
  makeSoldier,
  signIn,
}) => {
  const lastName = `Erased ${'abc'[test.info().retry] ?? ''}`;
  const { email, soldierId } = await makeSoldier({ lastName });
  const record = `/user-info/${soldierId}`;
  const context = await browser.newContext({ baseURL: product.url });
  await signIn(STAFF);
  const [theirs, others, comments] = [
    await context.newPage(),
    await page.context().newPage(),
    await page.context().newPage(),
  ];
  await signInThrough(theirs, email, PASSWORD);
  for (const [tab, address] of [
    [theirs, record],
    [others, record],
    [comments, `/comments/${soldierId}`],
  ] as const) {
    await tab.goto(address);
    await expect(tab.getByText(lastName).first()).toBeVisible();
  }
  await outProcess(staff, soldierId, YESTERDAY);

  // A form that could only be refused doesn't open at its address.
  await page.goto(`${record}/edit`);
  await expect(page.getByText('This person has left the unit. Bring them back first.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expectNoViolations(page);
  await button(page, 'Back to the record').click();

  const unit = page.getByRole('region', { name: 'In the unit' });
  const answerAgain = await failCalls(page, 'DataToErase');
  await button(unit, 'Erase for good').press('Enter');
  const form = page.getByRole('form', { name: 'Erase for good' });
  await expect(button(form, 'Erase for good')).toBeDisabled();
  await expect(button(form, 'Try again')).toBeVisible();
  await answerAgain();
  await button(form, 'Try again').click();
  await expect(form.getByRole('listitem').first()).toHaveText('the record');
  await expect(form.getByText('the login, with where they are signed in')).toBeVisible();
  await expectNoViolations(page);
  await form.getByLabel('Last name').fill('Somebody else');
  await form.getByLabel('Last name').press('Enter');
  await expect(form.getByText('Type the last name exactly as in the record.')).toBeVisible();
  await form.getByLabel('Last name').fill(lastName);
  await expectBusy(page, 'EraseSoldier', button(form, 'Erase for good'), [button(form, 'Cancel')]);
  await expect(title(page, 'Departed')).toBeVisible();
  await expect(page.getByText(lastName)).toHaveCount(1);
  // Pages that showed this person no longer do, neither staff's nor their own.
  await expect(others.getByText('That user does not exist.')).toBeVisible();
  await expect(others.getByText(lastName)).toHaveCount(0);
  await expect(comments.getByText('That user does not exist.')).toBeVisible();
  await expect(comments.getByText(lastName)).toHaveCount(0);
  await expect(theirs).toHaveURL('/login');
  await expect(theirs.getByText(lastName)).toHaveCount(0);
  await context.close();
});

test('what cannot be, and what has been changed meanwhile, is told where it was asked for', async ({
  page,
  unit: own,
}) => {
  const unit = page.getByRole('region', { name: 'In the unit' });
  const changedElsewhere = 'You changed this elsewhere while you were working on it.';

  await test.step('a departure and a gain date are not changed over what has been changed meanwhile', async () => {
    const id = await enter(own.staff, 'Sam', IN_A_MONTH);
    const follows = following(page, 'soldierChanged');
    await own.open(page, `/user-info/${id}`);
    await button(unit, 'Change gain date').click();
    await follows;
    // Through another session of the same person.
    await arrive(own.staff, id, addDays(IN_A_MONTH, 1));
    await expect(unit).toContainText(formatDay(addDays(IN_A_MONTH, 1)));
    await button(unit, 'Change gain date').click();
    await expect(unit).toContainText(changedElsewhere);
    await button(unit, 'Cancel').click();

    await button(unit, 'Out-process').click();
    await unit.getByLabel('Reason').selectOption('PCS');
    await arrive(own.staff, id, addDays(IN_A_MONTH, 2));
    await expect(unit).toContainText(formatDay(addDays(IN_A_MONTH, 2)));
    await unit.getByLabel('Last day').fill(addDays(IN_A_MONTH, 60));
    await button(unit, 'Out-process').click();
    await expect(unit).toContainText(changedElsewhere);
    await button(unit, 'Cancel').click();
  });

  await test.step('the last person with staff rights is told at the field why they cannot leave', async () => {
    await page.getByRole('link', { name: 'My Info' }).click();
    await expect(title(page, 'My Info')).toBeVisible();
    await openPart(page, 'Out-process');
    await unit.getByLabel('Last day').fill(IN_A_MONTH);
    await unit.getByLabel('Reason').selectOption('ETS');
    await button(unit, 'Out-process').click();
    await expect(unit.getByLabel('Last day')).toHaveAccessibleDescription(
      /On some days nobody with staff rights could sign in\./,
    );
    await button(unit, 'Cancel').click();
  });

  await test.step('a soldier whose departure was corrected meanwhile is brought back with the next try', async () => {
    const id = await enter(own.staff, 'Mere', null);
    await outProcess(own.staff, id, YESTERDAY);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByRole('link', { name: 'Departed', exact: true }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Mere' });
    await expect(row).toContainText(formatDay(YESTERDAY));
    await outProcess(own.staff, id, addDays(YESTERDAY, -1));
    await button(row, /^Bring back/).click();
    await expect(row).toContainText(changedElsewhere);
    await expect(row).toContainText(formatDay(addDays(YESTERDAY, -1)));
    await button(row, /^Bring back/).click();
    await expect(row).toContainText('Back in the unit');
  });
});
