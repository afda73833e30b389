import { addDays } from '../localDate.ts';
import { ARMY_2026, SPECIFICATION } from '../policy/packs.ts';
import type { Policy } from '../policy/policy.ts';
import { type CountedRecord, readinessCounts } from './readinessCounts.ts';

const DAY = '2026-06-15';

/** On no list except JFO Qualified. */
const READY: CountedRecord = {
  section: 'ALPHA',
  ets: null,
  rank: 'CPT',
  grade: 'O3',
  acftScore: 500,
  acftPass: true,
  acftTest: 'ACFT',
  m4Qual: 40,
  m4Test: 'M4',
  m4Passed: true,
  driversLicense: true,
  jfoQualified: true,
  pebd: null,
  dor: null,
  dlc1Complete: false,
  blcComplete: false,
  dlc2Complete: false,
  alcComplete: false,
  dlc3Complete: false,
  slcComplete: false,
};
const people = (...given: Partial<CountedRecord>[]) => given.map((one) => ({ ...READY, ...one }));

/** The numbers of a part of the unit. */
function countsOf(title: string, counted: readonly CountedRecord[], policy: Policy = SPECIFICATION) {
  const part = readinessCounts(counted, policy, DAY).find((one) => one.title === title);
  if (!part) throw new Error(`There is no ${title}.`);
  const { filled, capacity, percent, colour } = part;
  const onLists = part.lists.filter(({ count }) => count > 0).map(({ title: list, count }) => `${list}: ${count}`);
  return { filled, capacity, percent, colour, onLists, ets: part.ets.map(({ count }) => count) };
}

it('counts each section, and everybody, those without a section too', () => {
  const unit = people({}, {}, { section: 'BRAVO' }, { section: 'UNASSIGNED' });
  expect(
    readinessCounts(unit, SPECIFICATION, DAY).map(({ title, section, filled }) => [title, section, filled]),
  ).toEqual([
    ['TOTAL', null, 4],
    ['STAFF', 'BN_STAFF', 0],
    ['ALPHA', 'ALPHA', 2],
    ['BRAVO', 'BRAVO', 1],
    ['CHARLIE', 'CHARLIE', 0],
    ['DELTA', 'DELTA', 0],
  ]);
});

it('has the color and percentage of the gauge, and the lists with who is on each', () => {
  const unit = people({ m4Qual: 22 }, { m4Qual: 0, jfoQualified: false }, { section: 'BRAVO', driversLicense: false });
  expect(countsOf('ALPHA', unit)).toMatchObject({ filled: 2, capacity: 8, percent: 25, colour: 'RED' });
  expect(countsOf('ALPHA', unit).onLists).toEqual(['M4 Qual Fail: 2', 'JFO Qualified: 1']);
  expect(countsOf('TOTAL', unit).onLists).toEqual(['M4 Qual Fail: 2', 'Need Licensed: 1', 'JFO Qualified: 2']);
});

it('goes by the policy that it is given', () => {
  const unit = people({ rank: 'SGT', grade: 'E5', acftPass: false });
  expect(countsOf('ALPHA', unit, SPECIFICATION).onLists).toEqual([
    'DLC Incomplete: 1',
    'ACFT Fail: 1',
    'JFO Qualified: 1',
  ]);
  expect(countsOf('ALPHA', unit, ARMY_2026).onLists).toEqual(['PME Incomplete: 1', 'AFT Fail: 1', 'JFO Qualified: 1']);
});

it.each([
  ['yesterday', -1, [0, 0, 0, 0]],
  ['on the day', 0, [1, 1, 1, 1]],
  ['in 30 days', 30, [1, 1, 1, 1]],
  ['in 31 days', 31, [0, 1, 1, 1]],
  ['in 90 days', 90, [0, 1, 1, 1]],
  ['in 91 days', 91, [0, 0, 1, 1]],
  ['in 180 days', 180, [0, 0, 1, 1]],
  ['in 181 days', 181, [0, 0, 0, 1]],
  ['in 365 days', 365, [0, 0, 0, 1]],
  ['in 366 days', 366, [0, 0, 0, 0]],
])('an ETS %s', (_, days, expected) => {
  expect(countsOf('ALPHA', people({ ets: addDays(DAY, days) })).ets).toEqual(expected);
});

it('counts nobody as near their ETS who has none', () => {
  expect(countsOf('TOTAL', people({ ets: null })).ets).toEqual([0, 0, 0, 0]);
});
