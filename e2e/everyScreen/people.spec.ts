import { ApiPerson } from '../support/apiPerson.ts';
import { FO_OF_ALPHA_1, panel, row, RTO_OF_ALPHA_1 } from '../support/reassignBoard.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

const LEES = [
  ['anna@unit.example', { firstName: 'Anna', ...FO_OF_ALPHA_1, ets: '2020-05-06' }],
  ['ben@unit.example', { firstName: 'Ben', ...RTO_OF_ALPHA_1 }],
] as const;

test('namesakes, roles that wait and people past their ETS are told wherever people are listed', async ({
  page,
  unit,
}) => {
  const { url } = unit.server;
  for (const [email, fields] of LEES) {
    const person = await ApiPerson.register({ url, joinCode: unit.joinCode }, email);
    const id = await person.createSoldier({ lastName: 'Lee', ...fields });
    await person.addSchool(id, { schoolName: 'BLC', startDate: '2031-01-05', endDate: '2031-02-05' });
  }
  await unit.add('Stranger', { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' });
  await unit.add('Fox', FO_OF_ALPHA_1);

  await unit.open(page, '/home');
  const alpha = page.getByRole('region', { name: 'ALPHA' });
  await expect(alpha.getByRole('listitem').filter({ hasNotText: /open$/ })).toHaveText([
    /^CO FSO SPC Stranger\s*Waiting for approval\s*$/,
    /^FO SPC Fox\s*$/,
    /^FO SPC Lee, Anna\s*$/,
    /^RTO SPC Lee, Ben\s*$/,
  ]);

  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  const licences = page.getByRole('region', { name: 'Need Licensed' });
  await expect(row(licences, 'Lee')).toHaveText([/^SPC Lee, Anna\s*Past ETS\s*$/, 'SPC Lee, Ben']);
  await page.getByRole('button', { name: /^ALPHA/ }).click();
  await expect(row(panel(page, 'People in ALPHA'), 'Lee')).toHaveText([
    /^SPC Lee, Anna\s*Past ETS\s*M4 score not entered\s*DLC 1\s*No license\s*$/,
    /^SPC Lee, Ben\s*M4 score not entered\s*DLC 1\s*No license\s*$/,
  ]);
  await page.emulateMedia({ media: 'print' });
  const brief = page.getByRole('article');
  await expect(brief.getByText('SPC Lee, Anna (past ETS)').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Schools', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Lee, Anna\s*Past ETS/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Lee, Ben\s*BLC/ })).toBeVisible();

  await page.getByRole('link', { name: 'Reassign', exact: true }).click();
  await expect(row(panel(page, 'ALPHA'), 'Stranger')).toContainText('Waiting for approval');
  await expect(panel(page, 'ALPHA').getByText('CO FSO open', { exact: true })).toBeVisible();
  await expect(row(panel(page, 'ALPHA'), 'Lee, Anna')).toContainText('Past ETS');
  await expectAccessibleByMouseAndTouch(page);
  const users = panel(page, 'ADMIN USERS');
  await users.getByRole('button', { name: 'Add Admin Permissions' }).click();
  await expect(users.getByLabel('User', { exact: true }).locator('option')).toHaveText([
    'USER',
    'SPC Stranger',
    'SPC Fox',
    'SPC Lee, Anna (past ETS)',
    'SPC Lee, Ben',
  ]);
  await users.getByLabel('User', { exact: true }).selectOption('SPC Stranger');
  await expect(users).toContainText('ALPHA · HQ · CO FSO (waiting for approval)');
  await users.getByLabel('User', { exact: true }).selectOption('SPC Lee, Ben');
  await users.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(users.getByRole('button', { name: 'Remove admin privileges from SPC Lee, Ben' })).toBeVisible();
});
