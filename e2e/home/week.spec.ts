import { addMonths, formatDay } from '../../domain/localDate.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enterEvents, people, RIDE, setRequirements } from '../support/due.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

test('staff see what happens this week beside the sections, and on a narrower screen below them', async ({
  page,
  unit,
}) => {
  const [ride = ''] = await setRequirements(unit, RIDE);
  const [adams = '', baker = ''] = await people(
    unit,
    { lastName: 'Adams' },
    { lastName: 'Baker', ets: unitDay(6) },
    { lastName: 'Clark', ets: unitDay(7) },
  );
  await enterEvents(unit, ride, [{ soldierId: adams, event: { doneOn: addMonths(unitDay(2), -12) } }]);
  await unit.staff.execute(
    'mutation ($id: ID!, $input: AddSchoolInput!) { addSchool(soldierId: $id, input: $input) { id } }',
    { id: baker, input: { schoolName: 'BLC', startDate: unitDay(0), endDate: unitDay(20) } },
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await unit.open(page, '/home');
  const week = page.getByRole('region', { name: 'This week' });
  const short = (days: number) => formatDay(unitDay(days)).slice(0, 6);
  await expect(week).toContainText(`${short(0)} – ${short(6)}`);
  await expect(week.getByRole('link')).toHaveText([
    new RegExp(`SPC\\s+Adams\\s+Check ride\\s+${short(2)}`),
    /SPC\s+Baker\s+BLC starts\s+today/,
    new RegExp(`SPC\\s+Baker\\s+ETS\\s+${short(6)}`),
  ]);
  await expectNoViolations(page);
  const blocks = page.getByRole('region', { name: 'ALPHA' });
  const place = async () => [await week.boundingBox(), await blocks.boundingBox()].map((box) => box?.y);
  const [beside, top] = await place();
  expect(beside).toBe(top);
  await page.setViewportSize({ width: 1599, height: 900 });
  await expect.poll(async () => ((await week.boundingBox())?.y ?? 0) > (top ?? 0)).toBe(true);

  await week.getByRole('list', { name: 'Schools' }).getByRole('link').click();
  await expect(page).toHaveURL(`${unit.server.url}/user-info/${baker}`);
});
