import type { DueState } from '../../../domain/due/states.ts';
import { addDays } from '../../../domain/localDate.ts';
import { briefDues } from './briefDues.ts';

const TODAY = '2026-11-20';
const REQUIREMENTS = [
  { id: 'm4', name: 'M4', medical: false },
  { id: 'pha', name: 'PHA', medical: true },
  { id: 'dental', name: 'Dental', medical: true },
];

/** A person with a state and a date for each requirement; `never` if it was never done. */
const row = (
  id: string,
  standings: Readonly<Record<string, readonly [DueState, string | null, never?: 'never']>>,
  givenName = '',
) => ({
  soldier: {
    ...{
      id,
      rank: 'SPC' as const,
      lastName: givenName === '' ? id : 'Lee',
      givenName,
    },
    section: 'ALPHA' as const,
    pastEts: id === 'Old',
  },
  standings: Object.entries(standings).map(([requirementId, [state, dueOn, never]]) => ({
    requirementId,
    state,
    dueOn,
    overdueFrom: dueOn === null ? null : addDays(dueOn, 1),
    excusedUntil: null,
    doneOn: never ? null : '2025-01-05',
  })),
});

test('names by requirement who is not current, due soon or to do, the most urgent first', () => {
  const rows = [
    row('Soon', { m4: ['DUE_SOON', '2026-12-20'] }),
    row('Later', { m4: ['CURRENT', '2026-12-21'] }),
    row('New', { m4: ['TO_DO', '2026-12-31', 'never'] }),
    row('Fixed', { m4: ['TO_DO', null, 'never'] }),
    row('Never', { m4: ['OVERDUE', '2026-10-29', 'never'] }),
    row('Old', { m4: ['OVERDUE', '2026-10-30'] }),
    row('Ann', { m4: ['OVERDUE', '2026-10-31'] }, 'Ann'),
    row('Bob', { m4: ['OVERDUE', '2026-11-01'] }, 'Bob'),
    row('Failed', { m4: ['FAILED', '2026-11-10'] }),
    row('Excused', { m4: ['EXCUSED', '2026-11-10'] }),
    row('Other', { m4: ['NOT_REQUIRED', null] }),
    row('Once', { m4: ['CURRENT', null] }),
  ];
  const [requirement] = briefDues({ requirements: REQUIREMENTS, rows }, TODAY).requirements;
  expect(requirement).toEqual({
    id: 'm4',
    name: 'M4',
    groups: [
      {
        label: 'Failed',
        word: 'on',
        count: 1,
        people: [{ key: 'Failed', name: 'SPC Failed · ALPHA', day: '10 NOV 2026' }],
        rest: null,
      },
      {
        label: 'Overdue',
        word: 'since',
        count: 3,
        people: [
          { key: 'Old', name: 'SPC Old (past ETS) · ALPHA', day: '31 OCT 2026' },
          { key: 'Ann', name: 'SPC Lee, Ann · ALPHA', day: '01 NOV 2026' },
          { key: 'Bob', name: 'SPC Lee, Bob · ALPHA', day: '02 NOV 2026' },
        ],
        rest: null,
      },
      {
        label: 'Never done',
        word: 'since',
        count: 1,
        people: [{ key: 'Never', name: 'SPC Never · ALPHA', day: '30 OCT 2026' }],
        rest: null,
      },
      {
        label: 'Due soon',
        word: 'by',
        count: 1,
        people: [{ key: 'Soon', name: 'SPC Soon · ALPHA', day: '20 DEC 2026' }],
        rest: null,
      },
      {
        label: 'To do',
        word: 'by',
        count: 2,
        people: [
          { key: 'New', name: 'SPC New · ALPHA', day: '31 DEC 2026' },
          { key: 'Fixed', name: 'SPC Fixed · ALPHA', day: 'no date entered' },
        ],
        rest: null,
      },
    ],
  });
});

test('namesakes are told apart as in the lists, whatever the accents and capitals of their last names', () => {
  const due = { m4: ['OVERDUE', '2026-10-31'] } as const;
  const rows = [row('Ann', due, 'Ann'), row('Bob', due, 'Bob')].map((one, index) => ({
    ...one,
    soldier: { ...one.soldier, lastName: index === 0 ? 'Núñez' : 'NUNEZ' },
  }));
  const [requirement] = briefDues({ requirements: REQUIREMENTS, rows }, TODAY).requirements;
  expect(requirement?.groups[0]?.people.map(({ name }) => name)).toEqual([
    'SPC Núñez, Ann · ALPHA',
    'SPC NUNEZ, Bob · ALPHA',
  ]);
});

test('within the days of grace a day that is over is late, not soon', () => {
  const rows = [
    row('Today', { m4: ['DUE_SOON', TODAY] }),
    row('Graced', { m4: ['DUE_SOON', '2026-09-03'] }),
    row('Late', { m4: ['OVERDUE', '2026-08-01'] }),
  ];
  const [requirement] = briefDues({ requirements: REQUIREMENTS, rows }, TODAY).requirements;
  expect(
    requirement?.groups.map(({ label, people }) => [label, ...people.map(({ key, day }) => `${key} ${day}`)]),
  ).toEqual([
    ['Overdue', 'Late 02 AUG 2026'],
    ['Late', 'Graced 04 SEP 2026, overdue from 04 SEP 2026'],
    ['Due soon', 'Today 20 NOV 2026'],
  ]);
});

test('counts the people of medical requirements, and names nobody and no such requirement', () => {
  const rows = [
    row('Ann', { pha: ['OVERDUE', '2026-10-31'], dental: ['FAILED', '2026-11-01'] }),
    row('Bob', { pha: ['DUE_SOON', '2026-11-30'], dental: ['TO_DO', null, 'never'] }),
    row('Cem', { pha: ['CURRENT', '2026-12-01'] }),
  ];
  const part = briefDues({ requirements: REQUIREMENTS, rows }, TODAY);
  expect(part).toEqual({
    requirements: [],
    isNamed: true,
    medical: { notCurrent: 1, dueSoon: 1, toDo: 0, current: 1 },
  });
});

test.each([
  ['twelve people of a requirement', 39, 12],
  ['three in a large unit', 40, 3],
])('names %s, the most urgent first, and says how many more there are', (_whom, size, named) => {
  const rows = Array.from({ length: size }, (_, index) =>
    row(`P${index}`, { m4: index < size - 2 ? ['TO_DO', '2026-12-31', 'never'] : ['DUE_SOON', '2026-12-01'] }),
  );
  const [requirement] = briefDues({ requirements: REQUIREMENTS, rows }, TODAY).requirements;
  expect(requirement?.groups.map(({ label, count, people, rest }) => [label, count, people.length, rest])).toEqual([
    ['Due soon', 2, 2, null],
    ['To do', size - 2, named - 2, `and ${size - named} more`],
  ]);
});

test.each([
  [4, 39, 12],
  [5, 39, 8],
  [11, 39, 2],
  [40, 39, 0],
  [4, 92, 3],
  [5, 92, 1],
  [6, 92, 0],
])('with %d requirements and %d people it names %d of each, so that the brief stays one page', (count, size, named) => {
  const requirements = Array.from({ length: count }, (_, index) => ({
    ...{ id: `k${index}`, name: 'K' },
    medical: false,
  }));
  const rows = Array.from({ length: size }, (_, index) =>
    row(`P${index}`, Object.fromEntries(requirements.map(({ id }) => [id, ['FAILED', '2026-11-01'] as const]))),
  );
  const part = briefDues({ requirements, rows }, TODAY);
  expect(part.requirements.map(({ groups }) => groups[0]?.people.length)).toEqual(requirements.map(() => named));
  // If nobody is named, the brief says so once for all requirements.
  expect(part.isNamed).toBe(named > 0);
  expect(part.requirements[0]?.groups[0]?.rest).toBe(named > 0 ? `and ${size - named} more` : null);
});

test('says that nobody of a group is named where there is no room for one', () => {
  const rows = Array.from({ length: 14 }, (_, index) =>
    row(`P${index}`, { m4: index < 12 ? ['FAILED', '2026-11-01'] : ['DUE_SOON', '2026-12-01'] }),
  );
  const [requirement] = briefDues({ requirements: REQUIREMENTS, rows }, TODAY).requirements;
  expect(requirement?.groups.map(({ count, people, rest }) => [count, people.length, rest])).toEqual([
    [12, 12, null],
    [2, 0, 'not named here'],
  ]);
});
