import { messages } from '../../../domain/errors.ts';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import type { RosterImportResult } from './rosterReading.ts';
import {
  isOtherSpelling,
  newFields,
  notesOn,
  problemPlace,
  rowsMissingMiddleName,
  sectionCounts,
  shownChanges,
} from './rosterText.ts';

const row: RosterImportResult['rows'][number] = {
  ...{
    row: 2,
    name: 'Alex Lee Morgan',
    soldierId: null,
    outcome: 'ADDED',
    staffRights: null,
    hint: null,
    event: null,
    medical: false,
    warnings: [],
    problems: [],
    candidates: [],
  },
  rank: 'SPC',
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
  changes: [],
};
const result = (given: Partial<RosterImportResult>): RosterImportResult => ({
  written: false,
  plan: '',
  added: 0,
  changed: 0,
  unchanged: 0,
  asked: 0,
  refused: 0,
  rows: [row],
  ...given,
});

it('finds the rows that lack nothing but, or also, a middle name', () => {
  const missing = { field: 'middleName', message: messages.enterMiddleName };
  const other = { field: 'rank', message: messages.chooseRank };
  const rows = [[], [missing], [other], [other, missing]].map((problems, index) => ({
    ...row,
    row: index + 2,
    problems,
  }));
  expect(rowsMissingMiddleName(result({ rows }))).toEqual([3, 5]);
  expect(rowsMissingMiddleName(null)).toEqual([]);
});

it('lists of a new record what is not as in every new one', () => {
  const changes = [
    ...['firstName', 'middleName', 'lastName', 'rank', 'section', 'team', 'role'].map((field) => ({
      field,
      label: null,
      from: null,
      to: 'in the head',
    })),
    { field: 'dor', label: null, from: null, to: null },
    { field: 'ets', label: null, from: null, to: '2027-01-05' },
    // New records have no score by default. A 0 in the file is a score.
    { field: 'm4Qual', label: null, from: null, to: '0' },
    { field: 'etsIndefinite', label: null, from: null, to: 'false' },
    { field: 'blcComplete', label: null, from: null, to: 'true' },
    { field: 'isStaff', label: null, from: null, to: 'false' },
  ];
  expect(shownChanges({ ...row, changes }).map(({ field }) => field)).toEqual(['ets', 'm4Qual', 'blcComplete']);
  const changed = [
    { field: 'm4Qual', label: null, from: '30', to: '0' },
    { field: 'role', label: null, from: 'FO', to: 'RTO' },
  ];
  const rights = ['isStaff', 'awaitsStaffApproval'].map((field) => ({ field, label: null, from: 'true', to: 'false' }));
  expect(shownChanges({ ...row, outcome: 'CHANGED', changes: [...changed, ...rights] })).toEqual(changed);
});

it('names the place of a problem by the column of the file, or says that there is none', () => {
  const sheet = {
    name: null,
    isHidden: false,
    above: [],
    hiddenRows: [],
    hiddenColumns: [],
    dayOrder: null,
    uncalculated: [],
    headings: { row: 1, cells: ['Soldier', '', 'Rnk'] },
    rows: [{ row: 2, cells: ['Morgan', '', 'MAJ'] }],
  };
  const place = (field: string) =>
    problemPlace(
      { sheet, mapping: ['name', null, 'rank'], requirements: [] },
      { row: 2, field },
      { policy: SPECIFICATION, unitFields: [] },
    );
  expect(['firstName', 'middleName', 'lastName', 'rank', 'grade', 'row'].map(place)).toEqual([
    ...Array<string>(3).fill('A Soldier: Morgan'),
    'C Rnk: MAJ',
    'Grade: no column',
    null,
  ]);
});

it('counts the sections in their order', () => {
  const rows = [{ ...row, section: 'UNASSIGNED' as const }, row, row, { ...row, section: null }];
  expect(sectionCounts(result({ rows }))).toEqual(['ALPHA 2', 'UNASSIGNED 1']);
});

it('notes what a row does to rights, who may be meant, and what is odd in the record with it', () => {
  const warnings = [{ field: 'ets', message: 'ETS has passed.' }];
  expect(notesOn({ ...row, staffRights: 'GIVEN', hint: 'Morgan is meant?', warnings })).toEqual([
    'Staff rights come with the role.',
    'Morgan is meant?',
    'ETS has passed.',
  ]);
  expect(notesOn(row)).toEqual([]);
});

it.each([
  ['Alex Lee Morgan', 'MORGAN, ALEX LEE', false],
  ['Alex Lee Morgan', 'Morgan, Alex L.', true],
  ['Alex Lee Morgan', 'Morgan, Alex', true],
  ['Alex NMN Morgan', 'Morgan, Alex', false],
  ['Alex NMN Morgan', 'Morgan, Alex NMI', false],
  ["Alex Lee O'Neil Jr", 'ONEIL JR, ALEX LEE', false],
])('the record %p and %p in a file are other spellings: %p', (name, nameInFile, isOther) => {
  expect(isOtherSpelling({ ...row, name, soldierId: 'morgan' }, nameInFile)).toBe(isOther);
  expect(isOtherSpelling({ ...row, name, soldierId: null }, nameInFile)).toBe(false);
});

test('new people have a column for each field that one of them sets, and none for what stands with the name', () => {
  const of = (...fields: [string, string][]) => ({
    ...row,
    changes: fields.map(([field, to]) => ({ field, label: field, from: null, to })),
  });
  expect(newFields([of(['rank', 'SPC'], ['ets', '2027-01-05']), of(['ets', '2028-01-05'], ['m4Qual', '30'])])).toEqual([
    'ets',
    'm4Qual',
  ]);
});
