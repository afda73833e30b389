import { formatDay } from '../../domain/localDate.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enterEvents, setRequirements } from '../support/due.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

const KINDS = [
  { name: 'PHA', cycle: 'MONTHS', months: 12, result: 'NONE', medical: true },
  { name: 'Wash', cycle: 'ONCE', result: 'NONE' },
  { name: 'M4', cycle: 'MONTHS', months: 12, result: 'SCORE', score: { min: 0, max: 600, failBelow: 360 } },
  { name: 'Evaluation', cycle: 'MONTHS', months: 12, result: 'NONE', grades: ['E5'] },
];

test('a soldier sees what is due, soonest first, with its events as a chart and a table; Home says what to do now', async ({
  page,
  unit,
}) => {
  test.slow();
  const id = await unit.add('Known', { rank: 'SPC', grade: 'E4' });
  const ids = await setRequirements(unit, ...KINDS);
  const [pha = '', wash = '', rifle = '', evaluation = ''] = ids;
  const enter = (requirementId: string, event: object) => enterEvents(unit, requirementId, [{ soldierId: id, event }]);
  await enter(rifle, { doneOn: '2019-03-10', score: 210 });
  await enter(rifle, { doneOn: '2020-03-10', score: 560 });
  // The scale is narrower from now on.
  const narrow = { min: 0, max: 500, failBelow: 300 };
  await setRequirements(
    unit,
    ...KINDS.map((requirement, at) => ({ ...requirement, id: ids[at], ...(ids[at] === rifle && { score: narrow }) })),
  );
  await enter(rifle, { doneOn: '2021-03-10', score: 450 });
  await enter(wash, { doneOn: '2021-03-10' });
  await enter(evaluation, { doneOn: '2021-03-10' });
  await unit.staff.addSchool(id, { schoolName: 'BLC', startDate: unitDay(3), endDate: unitDay(24) });
  await unit.staff.addComment(id, 'PRESENCE', 'Stands up straight.');

  await unit.open(page, '/home', 'Known');
  const now = page.getByRole('region', { name: 'Do now' });
  await expect(now.getByRole('heading')).toHaveText(/^M4, \d+ yr.* overdue$/);
  await expect(now).toContainText('Overdue since 11 MAR 2022. Ask ');
  await expect(now.getByRole('listitem')).toHaveText([new RegExp(`PHA.*To do by ${formatDay(unitDay(30))}`)]);
  await page.getByText('1 current').click();
  await expect(page.getByText('Wash: Current since 10 MAR 2021')).toBeVisible();
  await now.getByRole('link', { name: 'Open your record' }).click();
  const due = page.getByRole('region', { name: 'What to do' });
  const entry = due.getByRole('listitem').first();
  await expect(entry).toContainText(/M4 Overdue since 11 MAR 2022 .* overdue/);
  await entry.getByText('Overdue since').click();
  await expect(entry.getByText('Last on 10 MAR 2021: 450')).toBeVisible();
  await expect(entry.getByRole('row')).toContainText(['Done on', '10 MAR 2021', '10 MAR 2020', '10 MAR 2019']);
  await expect(entry.getByRole('row').last()).toContainText('210, fails');
  await page.getByText('1 current, 1 not required').click();
  await expect(page.getByRole('list', { name: '1 current, 1 not required' })).toContainText(
    /Wash Current since 10 MAR 2021/,
  );
  await expectNoViolations(page);

  await test.step('the last changes name the comment, the school and the requirement', async () => {
    const last = page.getByRole('region', { name: 'Last changes' }).getByRole('listitem');
    await expect(last).toHaveText([
      /^Comment added: PRESENCE/,
      /^School added: BLC/,
      /^Evaluation · Done on: 10 MAR 2021/,
    ]);
  });

  await test.step('scores of the earlier, wider scale stay in the chart', async () => {
    const scores = page.getByRole('region', { name: 'M4', exact: true });
    const drawn = scores.getByRole('img', { name: '210 on 10 MAR 2019, 560 on 10 MAR 2020, 450 on 10 MAR 2021.' });
    const chart = await drawn.boundingBox();
    await expect(drawn.locator('circle')).toHaveCount(3);
    for (const circle of await drawn.locator('circle').all()) {
      expect((await circle.boundingBox())?.y).toBeGreaterThanOrEqual(chart?.y ?? 0);
    }
    await expect(drawn.locator('text').filter({ hasText: '560' }).first()).toBeVisible();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  // An event entered elsewhere appears.
  await enter(pha, { doneOn: unitDay(-1) });
  await expect(due).not.toContainText('To do by');
});
