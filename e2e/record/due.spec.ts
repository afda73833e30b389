import { enterEvents, people, requirements, RIFLE } from '../support/due.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

const KINDS = `mutation ($kinds: [DueKindInput!]!) { updateDueKinds(version: 0, kinds: $kinds) { id } }`;
const ADD = `mutation ($kindId: ID!, $id: ID!, $event: DueEventInput!) {
  addDueEvents(kindId: $kindId, rows: [{ soldierId: $id, event: $event }]) { refusal { message } }
}`;

test('a soldier sees what is due, soonest first, with its events as a chart and a table; Home has the next three', async ({
  page,
  unit,
}) => {
  test.slow();
  const id = await unit.add('Known', { rank: 'SPC', grade: 'E4', m4Qual: 38 });
  const { updateDueKinds: kinds } = await unit.staff.execute<{ updateDueKinds: { id: string }[] }>(KINDS, {
    kinds: [
      { name: 'PHA', cycle: 'MONTHS', months: 12, result: 'NONE', medical: true },
      { name: 'Wash', cycle: 'ONCE', result: 'NONE' },
      { name: 'M4', cycle: 'MONTHS', months: 12, result: 'SCORE', score: { min: 0, max: 40, failBelow: 23 } },
      { name: 'Evaluation', cycle: 'MONTHS', months: 12, result: 'NONE', grades: ['E5'] },
    ],
  });
  const [pha = '', wash = '', rifle = '', evaluation = ''] = kinds.map((kind) => kind.id);
  const enter = (kindId: string, event: object) => unit.staff.execute(ADD, { kindId, id, event });
  await enter(rifle, { doneOn: '2020-03-10', score: 21 });
  await enter(rifle, { doneOn: '2021-03-10', score: 30 });
  await enter(wash, { doneOn: '2021-03-10' });
  await enter(evaluation, { doneOn: '2021-03-10' });

  await unit.open(page, '/home', 'Known');
  const next = page.getByRole('navigation', { name: 'Due next' });
  await expect(next.getByRole('link')).toHaveText(['M4: overdue since 10 MAR 2022', 'PHA: never done']);
  await next.getByRole('link', { name: 'M4' }).click();
  const due = page.getByRole('list', { name: 'Due', exact: true });
  const entry = due.getByRole('listitem').first();
  await expect(entry).toContainText('M4: overdue since 10 MAR 2022');
  await expect(entry).toContainText('Last on 10 MAR 2021: 30.');
  await expect(entry).toContainText('Do it at once.');
  await entry.getByText('All events').click();
  await expect(entry.getByRole('row')).toContainText(['Done on', '10 MAR 2021', '10 MAR 2020']);
  await expect(entry.getByRole('row').last()).toContainText('21, fails');
  await expect(entry.locator('circle')).toHaveCount(2);
  await page.getByText('1 current, 1 not required').click();
  await expect(page.getByRole('list', { name: '1 current, 1 not required' })).toContainText('Wash: done');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  // Entered elsewhere, it is followed.
  await enter(pha, { doneOn: unitDay(-1) });
  await expect(due).not.toContainText('PHA: never done');
});

test('scores of an earlier, wider scale stay in the chart', async ({ page, unit }) => {
  const wide = { ...RIFLE, sets: null, score: { min: 0, max: 600, failBelow: 360 } };
  const [id = ''] = await requirements(unit, wide);
  const [ann = ''] = await people(unit, { firstName: 'Ann', lastName: 'Sam' });
  await enterEvents(unit, id, [{ soldierId: ann, event: { doneOn: '2020-03-10', score: 560 } }]);
  await requirements(unit, { ...wide, id, score: { min: 0, max: 500, failBelow: 300 } });
  await enterEvents(unit, id, [{ soldierId: ann, event: { doneOn: '2021-03-10', score: 450 } }]);
  await unit.open(page, `/user-info/${ann}`);
  const due = page.getByRole('list', { name: 'Due', exact: true });
  await due.getByText('All events').click();
  const chart = await due.locator('svg:has(circle)').boundingBox();
  await expect(due.locator('circle')).toHaveCount(2);
  for (const circle of await due.locator('circle').all()) {
    expect((await circle.boundingBox())?.y).toBeGreaterThanOrEqual(chart?.y ?? 0);
  }
  await expect(due.locator('svg text').filter({ hasText: '560' })).toBeVisible();
});
