import { SPECIFICATION } from '../../../../domain/policy/packs.ts';
import { arranged, isPerson, listed } from './arranged.ts';
import { rosterColumns } from './rosterColumns.ts';
import { personMaker } from './rosterPerson.ts';
import { viewOf, type ViewTexts } from './rosterView.ts';
import type { UseRoster_SoldierFragment } from './useRoster.generated.ts';

const unit = { policy: SPECIFICATION, columns: [] };
const all = rosterColumns(unit);
const NOTHING: ViewTexts = {
  ...{ columns: '', sort: '', section: '', team: '', rank: '', role: '', finding: '', search: '', group: '' },
};

const ANYBODY: UseRoster_SoldierFragment = {
  ...{ id: 'x', version: 1, firstName: 'Kim', middleName: 'Lee', lastName: 'Adams', rank: 'SPC', grade: 'E4' },
  ...{ pebd: null, dor: null, ets: null, etsIndefinite: false, section: 'ALPHA', team: 'TEAM_1', role: 'FO' },
  ...{ awaitsStaffApproval: false, acftScore: 500, acftPass: true, acftTest: 'ACFT', m4Qual: 30, m4Test: 'M4' },
  ...{ dlc1Complete: false, blcComplete: false, dlc2Complete: false, alcComplete: false, dlc3Complete: false },
  ...{ slcComplete: false, jfoQualified: false, driversLicense: true, pastEts: false, own: [] },
  ...{ timeInService: null, timeInGrade: null, readiness: [], dataProblems: [] },
};

const makePerson = personMaker(unit);
const people = [
  { id: 'Adams', section: 'BRAVO', m4Qual: 21, readiness: [{ list: 'M4_QUAL_FAIL', listed: true, missing: [] }] },
  { id: 'Baker', m4Qual: 38, rank: 'CPT', grade: 'O3', role: 'CO_FSO', team: 'HQ' },
  { id: 'Clark', m4Qual: 30, ets: '2030-01-05' },
  { id: 'Núñez', m4Qual: 0, dataProblems: [{ code: 'M4_QUAL_NOT_ENTERED', text: 'Not entered.' }] },
  { id: 'O’Brien', m4Qual: 30, rank: 'SGT', ets: null, etsIndefinite: true },
].map((person) => {
  const soldier: UseRoster_SoldierFragment = Object.assign({}, ANYBODY, { lastName: person.id }, person);
  return makePerson(soldier);
});

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
  // Also what a column says that is shown, and not one that is hidden.
  [{ search: 'cpt' }, ['Baker']],
  [{ search: 'cpt', columns: 'm4Qual' }, []],
  [{ search: 'kim', section: 'BRAVO' }, ['Adams']],
])('%j lists %j', (texts, expected) => {
  expect(shown(texts)).toEqual(expected);
});

test.each([
  // What nobody has entered comes last, in either direction.
  ['m4Qual', ['Adams', 'Clark', 'O’Brien', 'Baker', 'Núñez']],
  ['-m4Qual', ['Baker', 'Clark', 'O’Brien', 'Adams', 'Núñez']],
  ['m4Qual,-name', ['Adams', 'O’Brien', 'Clark', 'Baker', 'Núñez']],
  // From the lowest rank to the highest, and not by letter.
  ['rank,-name', ['Núñez', 'Clark', 'Adams', 'O’Brien', 'Baker']],
  // An indefinite ETS comes after every date, and before none.
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
  const [person] = people;
  if (person) expect(makePerson(person.soldier)).toBe(person);
});
