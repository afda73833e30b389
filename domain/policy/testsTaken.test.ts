import { ARMY_2026, PolicyPack, SPECIFICATION } from './packs.ts';
import { testOn } from './tests.ts';
import { testsTaken } from './testsTaken.ts';
import { NEW_UNIT, type PolicyChoice } from './unit.ts';

const { fitnessTest: ACFT } = SPECIFICATION;
const { fitnessTest: AFT } = ARMY_2026;
const choice = (from: string, given: Partial<PolicyChoice>): PolicyChoice => ({
  pack: null,
  own: {},
  putBack: [],
  from,
  ...given,
});
const army = (from: string) => choice(from, { pack: PolicyPack.ARMY_2026 });
const taking = (from: string, fitnessTest: typeof AFT) => choice(from, { own: { fitnessTest } });

test.each<[string, PolicyChoice[], string, [string, string | null][]]>([
  ['a unit that never chose', [], '2026-11-20', [['ACFT', null]]],
  ['a choice that has not begun', [army('2026-11-21')], '2026-11-20', [['ACFT', null]]],
  [
    'a first day in the past',
    [army('2026-11-20')],
    '2026-11-20',
    [
      ['ACFT', null],
      ['AFT', '2025-06-01'],
    ],
  ],
  [
    'a choice of the day',
    [army('2026-11-20')],
    '2026-11-20',
    [
      ['ACFT', null],
      ['AFT', '2025-06-01'],
    ],
  ],
  [
    'a test of the unit’s own without a first day',
    [army('2026-11-20'), taking('2026-12-01', { ...AFT, name: 'PT', since: null })],
    '2026-12-01',
    [
      ['ACFT', null],
      ['AFT', '2025-06-01'],
      ['PT', '2026-12-01'],
    ],
  ],
  [
    'another first day for the same test',
    [army('2026-11-20'), taking('2026-11-25', { ...AFT, since: '2025-09-01' })],
    '2026-12-01',
    [
      ['ACFT', null],
      ['AFT', '2025-09-01'],
    ],
  ],
  [
    'a test that began before the first one',
    [army('2026-11-20'), taking('2026-12-01', { ...AFT, name: 'PT', since: '2025-01-01' })],
    '2026-12-01',
    [
      ['ACFT', null],
      ['PT', '2025-01-01'],
    ],
  ],
  [
    'a choice that was put right on its day',
    [army('2026-11-20'), choice('2026-11-20', { pack: PolicyPack.SPECIFICATION })],
    '2026-11-20',
    [['ACFT', null]],
  ],
])('the fitness tests by %s', (_, policies, day, expected) => {
  const taken = testsTaken({ ...NEW_UNIT, policies }, 'fitnessTest', day);
  expect(taken.map(({ name, since }) => [name, since])).toEqual(expected);
});

test('a rifle test that keeps its name has the scale, the mark and the bands that it had last until that day', () => {
  const rifleTest = { ...ARMY_2026.rifleTest, failBelow: 30, bands: [{ name: 'expert', from: 36 }] };
  const mark = choice('2026-12-01', { own: { rifleTest } });
  const taken = (day: string) => testsTaken({ ...NEW_UNIT, policies: [army('2026-11-20'), mark] }, 'rifleTest', day);
  expect(taken('2026-11-19')).toEqual([SPECIFICATION.rifleTest]);
  expect(taken('2026-11-30')).toEqual([ARMY_2026.rifleTest]);
  expect(taken('2026-12-01')).toMatchObject([{ name: 'M4', max: 40, failBelow: 30, since: null }]);
});

test('a day belongs to the test that had begun by then', () => {
  const tests = [
    { ...ACFT, since: '2020-01-01' },
    { ...AFT, since: '2025-06-01' },
  ];
  const on = (day: string) => testOn(tests, day)?.name;
  expect(['2019-01-01', '2020-01-01', '2025-05-31', '2025-06-01', '2026-01-01'].map(on)).toEqual([
    ...['ACFT', 'ACFT', 'ACFT', 'AFT', 'AFT'],
  ]);
  expect(testOn([], '2026-01-01')).toBeNull();
});
