import { calendarDues } from './calendarDues.ts';
import { DueCycle } from './cycles.ts';
import type { DueRecord } from './effect.ts';
import { type Requirement } from './requirements.ts';
import { aRequirement, RIFLE_SCORE } from './testing.ts';

const TODAY = '2026-11-20';

const requirement = (given: Partial<Requirement> = {}) =>
  aRequirement({ id: 'm4', name: 'M4', ...RIFLE_SCORE, ...given });

/** A person who shot on a day, or never. */
const person = (doneOn: string | null, score = 38, until: string | null = null): DueRecord => ({
  grade: 'E5',
  role: 'FO',
  dor: '2026-10-01',
  arrivesOn: null,
  madeOn: '2020-01-05',
  firstDues: [],
  dues:
    doneOn === null
      ? []
      : [{ requirementId: 'm4', doneOn, score, level: null, passed: null, ...{ expiresOn: null, forRecord: true } }],
  excuses: until === null ? [] : [{ requirementId: 'm4', until }],
});

const days = (one: Requirement, who: DueRecord, lastDay: string | null = null) =>
  calendarDues([one], who, lastDay, TODAY).map(({ day }) => day);

test.each([
  ['current', person('2026-11-01'), ['2027-11-01']],
  ['due soon', person('2025-12-01'), ['2026-12-01']],
  ['overdue: on the day that is over', person('2025-11-01'), ['2026-11-01']],
  ['failed: on the day of that', person('2026-11-10', 21), ['2026-11-10']],
  ['excused, and due after that', person('2026-02-01', 38, '2026-12-31'), ['2027-02-01']],
  ['excused, and due meanwhile: on the day after', person('2025-12-01', 38, '2026-12-31'), ['2027-01-01']],
  ['excused, and due on its last day', person('2025-12-31', 38, '2026-12-31'), ['2027-01-01']],
  ['excused, and due on the day after', person('2026-01-01', 38, '2026-12-31'), ['2027-01-01']],
  ['excused, and failed', person('2026-11-10', 21, '2026-12-31'), ['2027-01-01']],
  ['excused, and never done: asked anew after that', person(null, 0, '2026-12-31'), ['2027-01-31']],
  ['excused until yesterday', person('2025-11-01', 38, '2026-11-19'), ['2026-11-01']],
])('%s', (_state, who, expected) => {
  expect(days(requirement(), who)).toEqual(expected);
});

test.each([
  [
    'never done, by the end of the half-year',
    requirement({ cycle: DueCycle.CALENDAR, months: 6, inForceFrom: '2026-11-01' }),
    ['2026-12-31'],
  ],
  ['never done, from the promotion that brought it', requirement({ grades: ['E5'] }), ['2026-10-31']],
  ['never done, with fixed days and none entered', requirement({ cycle: DueCycle.FIXED, months: null }), []],
  ['not in force yet', requirement({ inForceFrom: '2026-11-21' }), []],
  ['not asked of the grade', requirement({ grades: ['E7'] }), []],
  ['retired', requirement({ retiredOn: '2026-11-01' }), []],
])('%s', (_state, one, expected) => {
  expect(days(one, person(null))).toEqual(expected);
});

test('excused from what is done once and for all, there is no day', () => {
  expect(days(requirement({ cycle: DueCycle.ONCE, months: null }), person('2026-01-01', 38, '2026-12-31'))).toEqual([]);
});

test('who leaves has what is due until their last day', () => {
  expect(days(requirement(), person('2025-12-01'), '2026-12-01')).toEqual(['2026-12-01']);
  expect(days(requirement(), person('2025-12-01'), '2026-11-30')).toEqual([]);
});
