import type { DueState } from '../../../domain/due/states.ts';
import { doFirst } from './doFirst.ts';

const NOTHING = {
  requirements: [],
  standings: [],
  openPlaces: 0,
  unassigned: 0,
  pastEts: [],
  approvals: 0,
  graduations: 0,
  toComplete: 0,
};

const standing = (requirementId: string, state: DueState, doneOn: string | null = '2026-01-05') => ({
  requirementId,
  state,
  doneOn,
});

test('there is nothing to do where nothing is open', () => {
  expect(doFirst(NOTHING)).toEqual([]);
});

test('people who wait come first, then requirements, places, ETS, graduations and data', () => {
  const requirements = [{ id: 'm4', name: 'M4' }];
  const standings = [standing('m4', 'FAILED')];
  const tasks = doFirst({
    ...{ requirements, standings, openPlaces: 7, unassigned: 3, pastEts: ['Ybarra'] },
    ...{ approvals: 1, graduations: 2, toComplete: 2 },
  });
  expect(tasks.map(({ kind, what, detail }) => `${kind}: ${what} (${detail})`)).toEqual([
    'approvals: 1 person waits for approval (of a staff role)',
    'requirement: M4: 1 not current (1 failed)',
    'places: 7 places open (3 soldiers unassigned)',
    'ets: Past ETS: 1 soldier (Ybarra)',
    'graduations: 2 graduations to confirm ()',
    'data: 2 records with data to complete ()',
  ]);
});

test('the requirements that most people are not current in come first, three at most', () => {
  const requirements = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase() }));
  const standings = [
    standing('a', 'DUE_SOON'),
    ...['b', 'c', 'c', 'd', 'e'].map((id) => standing(id, 'FAILED')),
    standing('d', 'OVERDUE'),
    standing('d', 'OVERDUE', null),
    standing('e', 'TO_DO', null),
  ];
  expect(doFirst({ ...NOTHING, requirements, standings })).toEqual([
    { kind: 'requirement', requirementId: 'd', what: 'D: 3 not current', detail: '1 failed, 1 overdue, 1 never done' },
    { kind: 'requirement', requirementId: 'c', what: 'C: 2 not current', detail: '2 failed' },
    { kind: 'requirement', requirementId: 'b', what: 'B: 1 not current', detail: '1 failed' },
  ]);
});

test.each([
  [1, 0, '1 place open', ''],
  [0, 1, '1 soldier unassigned', ''],
  [2, 4, '2 places open', '4 soldiers unassigned'],
])('%d open places and %d people without one', (openPlaces, unassigned, what, detail) => {
  expect(doFirst({ ...NOTHING, openPlaces, unassigned })).toMatchObject([{ what, detail }]);
});

test.each([
  [['A'], 'Past ETS: 1 soldier', 'A'],
  [['A', 'B', 'C'], 'Past ETS: 3 soldiers', 'A, B, C'],
  [['A', 'B', 'C', 'D', 'E'], 'Past ETS: 5 soldiers', 'A, B, C, 2 more'],
])('names %j past their ETS, three at most', (pastEts, what, detail) => {
  expect(doFirst({ ...NOTHING, pastEts })).toMatchObject([{ what, detail }]);
});

test.each([
  [1, '1 person waits for approval'],
  [2, '2 people wait for approval'],
])('%d wait for approval', (approvals, what) => {
  expect(doFirst({ ...NOTHING, approvals })).toMatchObject([{ what }]);
});
