import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { comparisonLines } from './comparisonLines.ts';
import { openRoster } from './openRoster.ts';
import type { ImportRow } from './rosterText.ts';
import { NO_MEANINGS } from './rosterWords.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const sheet = {
  above: [],
  hiddenRows: [],
  hiddenColumns: [],
  dayOrder: null,
  uncalculated: [],
  name: null,
  isHidden: false,
  headings: { row: 1, cells: ['Last', 'First', 'Rank'] },
  rows: [{ row: 6, cells: ['Odd', 'Al', 'MAJ'] }],
};
const roster = openRoster({ name: 'roster.csv', sheets: [sheet], note: null }, null, UNIT, NO_MEANINGS);
const VEGA = {
  soldierId: 'vega',
  name: 'Bo Ray Vega',
  rank: 'SPC',
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
} as const;
const row = (number: number, given: Partial<ImportRow>): ImportRow => ({
  row: number,
  name: 'BO R VEGA',
  soldierId: null,
  outcome: 'UNCHANGED',
  rank: null,
  section: null,
  team: null,
  ...{
    role: null,
    staffRights: null,
    hint: null,
    event: null,
    medical: false,
    changes: [],
    candidates: [],
    warnings: [],
    problems: [],
  },
  ...given,
});

it('tells of everybody on one side alone, of what differs, and of what was not compared', () => {
  const m4 = { field: 'm4Qual', label: 'M4 qualification', from: '20', to: '30' };
  const name = { field: 'name', label: 'Name', from: 'Bo Ray Vega', to: 'BO R VEGA' };
  const rights = { field: 'isStaff', label: 'Staff rights', from: 'false', to: 'true' };
  const rows = [
    row(2, {}),
    row(3, { outcome: 'ADDED' }),
    row(4, { outcome: 'CHANGED', changes: [m4, rights] }),
    row(7, { outcome: 'CHANGED', changes: [name] }),
    row(8, { outcome: 'CHANGED', changes: [name, m4] }),
    row(5, { outcome: 'ASKED', candidates: [VEGA, { ...VEGA, rank: 'SGT' }] }),
    row(6, { outcome: 'REFUSED', problems: [{ field: 'rank', message: 'Rank must be …' }] }),
  ];
  const lines = comparisonLines({ rows, missing: [VEGA] }, roster, UNIT);
  expect(
    lines.map(({ where, row: number, person, changes, remark }) => [where, number, person, changes, remark]),
  ).toEqual([
    ['ROSTER', 3, 'BO R VEGA', [], ''],
    ['BOTH', 4, 'BO R VEGA', [m4], ''],
    ['NAME', 7, 'BO R VEGA', [name], ''],
    ['BOTH', 8, 'BO R VEGA', [name, m4], ''],
    ['UNREAD', 5, 'BO R VEGA', [], 'Could be SPC Bo Ray Vega (ALPHA) or SGT Bo Ray Vega (ALPHA).'],
    ['UNREAD', 6, 'BO R VEGA', [], 'C Rank: MAJ – Rank must be …'],
    ['UNIT', null, 'SPC Bo Ray Vega (ALPHA)', [], ''],
  ]);
});
