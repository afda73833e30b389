import fc from 'fast-check';
import { Section } from '../values.ts';
import {
  DUE_GROUPS,
  dueCounts,
  dueGroup,
  dueShare,
  groupCounts,
  groupCountsText,
  requirementPercent,
} from './counts.ts';
import { DUE_STATES, DueState } from './states.ts';

const row = (section: Section, state: DueState) => ({ section, states: [state] });

it('counts the whole unit and then each section that has anybody, in their order', () => {
  const rows = [
    row(Section.BRAVO, DueState.OVERDUE),
    row(Section.ALPHA, DueState.CURRENT),
    row(Section.ALPHA, DueState.DUE_SOON),
  ];
  expect(dueCounts(['rifle'], rows).map(({ section, asked, percent }) => [section, asked, percent])).toEqual([
    [null, 3, 67],
    ['ALPHA', 2, 100],
    ['BRAVO', 1, 0],
  ]);
});

const of = (count: number, state: DueState): DueState[] => Array<DueState>(count).fill(state);

it.each<[string, DueState[], object]>([
  ['what is failed or overdue as not current', ['FAILED', 'OVERDUE'], { notCurrent: 2, percent: 0 }],
  ['what is due soon by itself, and in the percent', ['DUE_SOON', 'CURRENT'], { dueSoon: 1, current: 1, percent: 100 }],
  ['what is to do by itself, and not in the percent', ['TO_DO', 'CURRENT'], { toDo: 1, current: 1, percent: 100 }],
  ['excused people count neither way', ['EXCUSED', 'FAILED'], { notCurrent: 1, excused: 1, percent: 0 }],
  ['of nobody no percent', ['EXCUSED', 'NOT_REQUIRED', 'TO_DO'], { excused: 1, toDo: 1, percent: null }],
  ['a half upwards', [...of(1, 'CURRENT'), ...of(7, 'OVERDUE')], { current: 1, notCurrent: 7, percent: 13 }],
  [
    'less than a half downwards',
    [...of(1, 'CURRENT'), ...of(2, 'OVERDUE')],
    { current: 1, notCurrent: 2, percent: 33 },
  ],
  ['all alone as 100', [...of(299, 'CURRENT'), 'OVERDUE'], { current: 299, notCurrent: 1, percent: 99 }],
])('counts %s', (_, states, expected) => {
  const [whole] = dueCounts(
    ['rifle'],
    states.map((state) => row(Section.ALPHA, state)),
  );
  expect(whole).toEqual({
    requirementId: 'rifle',
    section: null,
    asked: states.filter((state) => state !== 'NOT_REQUIRED').length,
    notCurrent: 0,
    dueSoon: 0,
    toDo: 0,
    current: 0,
    excused: 0,
    ...expected,
  });
});

it.each<[DueState[], string]>([
  [[], 'CURRENT'],
  [['CURRENT', 'EXCUSED', 'NOT_REQUIRED'], 'CURRENT'],
  [['CURRENT', 'TO_DO'], 'TO_DO'],
  [['TO_DO', 'DUE_SOON'], 'DUE_SOON'],
  [['DUE_SOON', 'TO_DO', 'OVERDUE'], 'NOT_CURRENT'],
  [['CURRENT', 'FAILED'], 'NOT_CURRENT'],
])('somebody with %j counts once: %s', (states, group) => {
  expect(dueGroup(states)).toBe(group);
});

it('the four groups add up to all people, and each requirement to everyone it applies to', () => {
  const people = fc.integer({ min: 0, max: 4 }).chain((kinds) =>
    fc.array(
      fc.record({
        section: fc.constantFrom(Section.ALPHA, Section.BRAVO),
        states: fc.array(fc.constantFrom(...DUE_STATES), { minLength: kinds, maxLength: kinds }),
      }),
      { maxLength: 30 },
    ),
  );
  fc.assert(
    fc.property(people, (rows) => {
      const { notCurrent, dueSoon, toDo, current } = groupCounts(rows.map(({ states }) => states));
      expect(notCurrent + dueSoon + toDo + current).toBe(rows.length);
      expect(rows.every(({ states }) => DUE_GROUPS.includes(dueGroup(states)))).toBe(true);
      const requirementIds = (rows[0]?.states ?? []).map((_, index) => `requirement-${index}`);
      for (const count of dueCounts(requirementIds, rows)) {
        const groups = count.notCurrent + count.dueSoon + count.toDo + count.current + count.excused;
        expect(count.asked).toBe(groups);
        expect(count.percent === 100).toBe(count.notCurrent === 0 && count.current + count.dueSoon > 0);
      }
    }),
  );
});

it.each([
  [{ notCurrent: 12, dueSoon: 8, toDo: 5 }, '12 not current, 8 due soon, 5 to do'],
  [{ notCurrent: 0, dueSoon: 1, toDo: 0 }, '1 due soon'],
  [{ notCurrent: 0, dueSoon: 0, toDo: 0 }, ''],
])('%j reads: %s', (counts, text) => {
  expect(groupCountsText(counts)).toBe(text);
});

it.each([
  [
    { notCurrent: 0, dueSoon: 0, toDo: 0, current: 0 },
    { current: 0, asked: 0 },
  ],
  [
    { notCurrent: 2, dueSoon: 1, toDo: 3, current: 4 },
    { current: 8, asked: 10 },
  ],
  [
    { notCurrent: 5, dueSoon: 0, toDo: 0, current: 0 },
    { current: 0, asked: 5 },
  ],
])('of %j the people with nothing failed or overdue are %j', (counts, share) => {
  expect(dueShare(counts)).toEqual(share);
});

it.each([
  [{ notCurrent: 0, dueSoon: 0, toDo: 5, current: 0 }, null],
  [{ notCurrent: 1, dueSoon: 1, toDo: 5, current: 1 }, 67],
  [{ notCurrent: 0, dueSoon: 1, toDo: 5, current: 0 }, 100],
])('a requirement with %j is at %s percent', (counts, percent) => {
  expect(requirementPercent(counts)).toBe(percent);
});
