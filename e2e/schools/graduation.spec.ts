import { formatDay } from '../../domain/localDate.ts';
import { messages } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectAccessibleByMouseAndTouch } from '../support/widths.ts';

test('a soldier says once that they graduated, and the record has the course', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const soldier = await makeSoldier({ rank: 'SPC' });
  const days = { startDate: unitDay(-30), endDate: unitDay(-3) };
  await staff.addSchool(soldier.soldierId, { schoolName: 'BLC', ...days });
  await signIn(soldier);
  await page.goto(`/user-info/${soldier.soldierId}`);
  const tasks = page.getByRole('region', { name: 'What to do' });
  await expect(tasks).toContainText(`Graduated from BLC? Ended ${formatDay(days.endDate)}`);
  await expectAccessibleByMouseAndTouch(page);
  await tasks.getByRole('button', { name: 'Yes, BLC' }).press('Enter');
  await expect(tasks).not.toContainText('Graduated from BLC?');
  await expect(messages(page)).toContainText('Answer saved.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Scheduled Schools' })).toContainText('ended 3 d ago, graduated');
  const blc = page.getByRole('region', { name: 'Military Education' }).getByRole('definition').nth(1);
  await expect(blc).toHaveText('Complete');
  await page.reload();
  await expect(blc).toHaveText('Complete');
  await expect(tasks).not.toContainText('Graduated from BLC?');
});

test('staff are led from Home and the overview to the schools that wait for an answer', async ({ page, unit }) => {
  const soldier = await unit.add('Coleman', { rank: 'SPC' });
  await unit.staff.addSchool(soldier, { schoolName: 'RANGER', startDate: unitDay(-70), endDate: unitDay(-1) });
  await unit.staff.addSchool(soldier, { schoolName: 'AIR_ASSAULT', startDate: unitDay(-90), endDate: unitDay(-80) });
  await unit.open(page, '/admin/overview');
  await expect(page.getByRole('link', { name: /2 graduations to confirm/ })).toBeVisible();
  await page.goto(`${unit.server.url}/home`);
  await page.getByRole('link', { name: '2 graduations' }).click();
  const asked = page.getByRole('region', { name: 'Graduated?' });
  await expect(asked.getByRole('listitem')).toHaveCount(2);
  await expect(asked).toContainText(`SPC Coleman, Alex: graduated from RANGER? Ended ${formatDay(unitDay(-1))}`);
  await expectAccessibleByMouseAndTouch(page);
  await asked.getByRole('button', { name: 'Yes, RANGER, SPC Coleman' }).press('Enter');
  await expect(asked.getByRole('listitem')).toHaveCount(1);
  const row = page.getByRole('table', { name: 'Schools' }).getByRole('row').filter({ hasText: 'RANGER' });
  await expect(row).toContainText('Graduated');
  await asked.getByRole('button', { name: 'No, AIR ASSAULT, SPC Coleman' }).press('Enter');
  await expect(asked).toHaveCount(0);
  await page.goto(`${unit.server.url}/home`);
  await expect(page.getByRole('navigation', { name: 'Waiting for staff' })).not.toContainText('graduation');
});
