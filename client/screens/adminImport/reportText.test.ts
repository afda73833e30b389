import { problemPlace, reportSummary, sectionCounts, shownChanges } from './reportText.ts';
import type { ImportReport } from './reportText.ts';

const row: ImportReport['rows'][number] = {
  ...{ row: 2, name: 'Alex Lee Morgan', soldierId: null, outcome: 'ADDED', staffRights: null, problems: [] },
  ...{ rank: 'SPC', section: 'ALPHA', team: 'TEAM_1', role: 'FO', changes: [] },
};
const report = (given: Partial<ImportReport>): ImportReport => ({
  ...{ written: false, plan: '', added: 0, changed: 0, unchanged: 0, refused: 0, rows: [row] },
  ...given,
});

it.each([
  [
    { added: 2, changed: 1, unchanged: 3 },
    'Nothing has been imported yet. Importing will make 2 new records, change 1, and leave 3 as they are.',
  ],
  [{ added: 1, written: true }, 'Imported: 1 new record, 0 changed, 0 unchanged.'],
  [{ unchanged: 3 }, 'There is nothing to import: the records already match this file.'],
  [{ refused: 1, added: 2 }, 'Nothing can be imported yet: 1 of 1 row has a problem.'],
])('%j: %s', (given, text) => expect(reportSummary(report(given))).toBe(text));

it('lists of a new record what is not as in every new one', () => {
  const changes = [
    { field: 'lastName', from: null, to: 'Morgan' },
    { field: 'ets', from: null, to: '2027-01-05' },
    { field: 'm4Qual', from: null, to: '0' },
    { field: 'blcComplete', from: null, to: 'true' },
    { field: 'isStaff', from: null, to: 'false' },
  ];
  expect(shownChanges({ ...row, changes }).map(({ field }) => field)).toEqual(['ets', 'blcComplete']);
  const changed = [{ field: 'm4Qual', from: '30', to: '0' }];
  expect(shownChanges({ ...row, outcome: 'CHANGED', changes: changed })).toEqual(changed);
});

it('names the place of a problem by the column of the file', () => {
  const sheet = {
    name: null,
    headings: { row: 1, cells: ['Soldier', '', 'Rnk'] },
    rows: [{ row: 2, cells: ['Morgan', '', 'MAJ'] }],
  };
  const place = (field: string) => problemPlace(sheet, ['name', null, 'rank'], 2, field);
  expect(['middleName', 'rank', 'team'].map(place)).toEqual(['A Soldier: Morgan', 'C Rnk: MAJ', null]);
});

it('counts the sections in their order', () => {
  const rows = [{ ...row, section: 'UNASSIGNED' as const }, row, row, { ...row, section: null }];
  expect(sectionCounts(report({ rows }))).toEqual(['ALPHA 2', 'UNASSIGNED 1']);
});
