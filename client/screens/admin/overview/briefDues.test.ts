import type { DueState } from '../../../../domain/due/states.ts';
import { briefDues } from './briefDues.ts';

const TODAY = '2026-11-20';
const KINDS = [
  { id: 'm4', name: 'M4', medical: false },
  { id: 'pha', name: 'PHA', medical: true },
  { id: 'dental', name: 'Dental', medical: true },
];

/** Somebody with a state and a day by requirement. */
const row = (id: string, standings: Readonly<Record<string, readonly [DueState, string | null]>>, givenName = '') => ({
  soldier: {
    ...{
      id,
      rank: 'SPC' as const,
      lastName: givenName === '' ? id : 'Lee',
      givenName,
    },
    ...{ section: 'ALPHA' as const, pastEts: id === 'Old' },
  },
  standings: Object.entries(standings).map(([kindId, [state, dueOn]]) => ({
    kindId,
    state,
    dueOn,
  })),
});

test('names by requirement who does not meet it or has it due within 30 days, the most urgent first', () => {
  const rows = [
    row('Soon', { m4: ['CURRENT', '2026-12-20'] }),
    row('Later', { m4: ['DUE_SOON', '2026-12-21'] }),
    row('Never', { m4: ['NEVER_DONE', '2026-12-31'] }),
    row('Old', { m4: ['OVERDUE', '2026-10-30'] }),
    row('Ann', { m4: ['OVERDUE', '2026-10-31'] }, 'Ann'),
    row('Bob', { m4: ['OVERDUE', '2026-11-01'] }, 'Bob'),
    row('Failed', { m4: ['FAILED', '2026-11-10'] }),
    row('Excused', { m4: ['EXCUSED', '2026-11-10'] }),
    row('Other', { m4: ['NOT_REQUIRED', null] }),
    row('Once', { m4: ['CURRENT', null] }),
  ];
  expect(briefDues({ kinds: KINDS, rows }, TODAY)).toEqual({
    count: 6,
    kinds: [
      {
        ...{ id: 'm4', name: 'M4' },
        groups: [
          {
            label: 'Failed',
            count: 1,
            people: [{ key: 'Failed', name: 'SPC Failed · ALPHA', day: '10 NOV 2026' }],
            rest: null,
          },
          {
            label: 'Overdue',
            count: 3,
            people: [
              { key: 'Old', name: 'SPC Old (past ETS) · ALPHA', day: '30 OCT 2026' },
              { key: 'Ann', name: 'SPC Lee, Ann · ALPHA', day: '31 OCT 2026' },
              { key: 'Bob', name: 'SPC Lee, Bob · ALPHA', day: '01 NOV 2026' },
            ],
            rest: null,
          },
          {
            label: 'Due soon',
            count: 1,
            people: [{ key: 'Soon', name: 'SPC Soon · ALPHA', day: '20 DEC 2026' }],
            rest: null,
          },
          {
            label: 'Never done',
            count: 1,
            people: [{ key: 'Never', name: 'SPC Never · ALPHA', day: null }],
            rest: null,
          },
        ],
      },
    ],
    medical: { short: 0, soon: 0 },
  });
});

test('namesakes are told apart as in the lists, whatever the accents and capitals of their last names', () => {
  const due = { m4: ['OVERDUE', '2026-10-31'] } as const;
  const rows = [row('Ann', due, 'Ann'), row('Bob', due, 'Bob')].map((one, index) => ({
    ...one,
    soldier: { ...one.soldier, lastName: index === 0 ? 'Núñez' : 'NUNEZ' },
  }));
  const [kind] = briefDues({ kinds: KINDS, rows }, TODAY).kinds;
  expect(kind?.groups[0]?.people.map(({ name }) => name)).toEqual(['SPC Núñez, Ann · ALPHA', 'SPC NUNEZ, Bob · ALPHA']);
});

test('within the days of grace a day that is over is not said to be soon', () => {
  const rows = [
    row('Today', { m4: ['DUE_SOON', TODAY] }),
    row('Graced', { m4: ['DUE_SOON', '2026-09-03'] }),
    row('Late', { m4: ['OVERDUE', '2026-08-01'] }),
  ];
  const [kind] = briefDues({ kinds: KINDS, rows }, TODAY).kinds;
  expect(kind?.groups.map(({ label, people }) => [label, ...people.map(({ key, day }) => `${key} ${day}`)])).toEqual([
    ['Overdue', 'Late 01 AUG 2026'],
    ['Due since', 'Graced 03 SEP 2026'],
    ['Due soon', 'Today 20 NOV 2026'],
  ]);
});

test('counts the people of medical requirements, and names nobody and no such requirement', () => {
  const rows = [
    row('Ann', { pha: ['OVERDUE', '2026-10-31'], dental: ['FAILED', '2026-11-01'] }),
    row('Bob', { pha: ['DUE_SOON', '2026-11-30'], dental: ['NEVER_DONE', null] }),
    row('Cem', { pha: ['CURRENT', '2026-12-01'] }),
  ];
  const part = briefDues({ kinds: KINDS, rows }, TODAY);
  expect(part).toEqual({ count: 3, kinds: [], medical: { short: 2, soon: 2 } });
});

test.each([
  ['twelve people of a requirement', 39, 12],
  ['three in a large unit', 40, 3],
])('names %s, those with a day first, and says how many more there are', (_whom, size, named) => {
  const rows = Array.from({ length: size }, (_, index) =>
    row(`P${index}`, { m4: index < size - 2 ? ['NEVER_DONE', null] : ['DUE_SOON', '2026-12-01'] }),
  );
  const [kind] = briefDues({ kinds: KINDS, rows }, TODAY).kinds;
  expect(kind?.groups.map(({ label, count, people, rest }) => [label, count, people.length, rest])).toEqual([
    ['Due soon', 2, 2, null],
    ['Never done', size - 2, named - 2, `and ${size - named} more`],
  ]);
});

test('says that nobody of a group is named where there is no room for one', () => {
  const rows = Array.from({ length: 14 }, (_, index) =>
    row(`P${index}`, { m4: index < 12 ? ['FAILED', '2026-11-01'] : ['DUE_SOON', '2026-12-01'] }),
  );
  const [kind] = briefDues({ kinds: KINDS, rows }, TODAY).kinds;
  expect(kind?.groups.map(({ count, people, rest }) => [count, people.length, rest])).toEqual([
    [12, 12, null],
    [2, 0, 'not named here'],
  ]);
});
