import { rosterPerson, rosterSoldier, UNIT } from '../../testing/rosterExample.ts';
import { arranged, isPerson, listed } from './arranged.ts';
import { rosterColumns } from './rosterColumns.ts';
import { personMaker } from './rosterPerson.ts';
import { viewOf, type ViewTexts } from './rosterView.ts';

const all = rosterColumns(UNIT);
const NOTHING: ViewTexts = {
  columns: '',
  sort: '',
  section: '',
  team: '',
  rank: '',
  role: '',
  finding: '',
  search: '',
  group: '',
};

const people = [
  rosterPerson({
    id: 'Adams',
    lastName: 'Adams',
    section: 'BRAVO',
    m4Qual: 21,
    readiness: [{ list: 'M4_QUAL_FAIL', listed: true, missing: [] }],
  }),
  rosterPerson({ id: 'Baker', lastName: 'Baker', m4Qual: 38, rank: 'CPT', grade: 'O3', role: 'CO_FSO', team: 'HQ' }),
  rosterPerson({ id: 'Clark', lastName: 'Clark', ets: '2030-01-05' }),
  rosterPerson({
    id: 'Núñez',
    lastName: 'Núñez',
    m4Qual: 0,
    dataIssues: [{ code: 'M4_QUAL_NOT_ENTERED', text: 'Not entered.' }],
  }),
  rosterPerson({ id: 'O’Brien', lastName: 'O’Brien', rank: 'SGT', etsIndefinite: true }),
];

const shown = (texts: Partial<ViewTexts>) => {
  const view = viewOf({ ...NOTHING, ...texts }, all);
  return arranged(listed(people, view), view).map((row) => (isPerson(row) ? row.id : `${row.title}: ${row.count}`));
};

test.each([
  [{}, ['Adams', 'Baker', 'Clark', 'Núñez', 'O’Brien']],
  [{ section: 'BRAVO' }, ['Adams']],
  [{ team: 'HQ' }, ['Baker']],
  [{ rank: 'SGT' }, ['O’Brien']],
  [{ role: 'CO_FSO' }, ['Baker']],
  [{ finding: 'M4_QUAL_FAIL' }, ['Adams']],
  [{ finding: 'M4_QUAL_NOT_ENTERED' }, ['Núñez']],
  [{ finding: 'TO_COMPLETE' }, ['Núñez']],
  [{ search: 'nunez kim' }, ['Núñez']],
  [{ search: "o'brien" }, ['O’Brien']],
  // A search looks in visible columns, not in hidden ones.
  [{ search: 'co fso' }, ['Baker']],
  [{ search: 'co fso', columns: 'm4Qual' }, []],
  [{ search: 'kim', section: 'BRAVO' }, ['Adams']],
])('%j lists %j', (texts, expected) => {
  expect(shown(texts)).toEqual(expected);
});

test.each([
  // Records without a score come last in either direction.
  ['m4Qual', ['Adams', 'Clark', 'O’Brien', 'Baker', 'Núñez']],
  ['-m4Qual', ['Baker', 'Clark', 'O’Brien', 'Adams', 'Núñez']],
  ['m4Qual,-name', ['Adams', 'O’Brien', 'Clark', 'Baker', 'Núñez']],
  // From the lowest rank to the highest, not alphabetically.
  ['rank,-name', ['Núñez', 'Clark', 'Adams', 'O’Brien', 'Baker']],
  // An indefinite ETS comes after every date, and before an empty one.
  ['ets', ['Clark', 'O’Brien', 'Adams', 'Baker', 'Núñez']],
  ['M4_QUAL_FAIL', ['Adams', 'Baker', 'Clark', 'Núñez', 'O’Brien']],
])('sorted by %s: %j', (sort, expected) => {
  expect(shown({ sort })).toEqual(expected);
});

test('groups follow the order of the unit, with how many people are in each', () => {
  expect(shown({ group: 'section', sort: '-m4Qual' })).toEqual([
    ...['ALPHA: 4 people', 'Baker', 'Clark', 'O’Brien', 'Núñez'],
    ...['BRAVO: 1 person', 'Adams'],
  ]);
  expect(shown({ group: 'team', section: 'ALPHA' })).toEqual([
    ...['ALPHA · HQ: 1 person', 'Baker'],
    ...['ALPHA · Team 1: 3 people', 'Clark', 'Núñez', 'O’Brien'],
  ]);
});

test('the same record makes the same row', () => {
  const [makePerson, soldier] = [personMaker(UNIT), rosterSoldier({})];
  expect(makePerson(soldier)).toBe(makePerson(soldier));
});
