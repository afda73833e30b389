import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { columnSets } from './columnSets.ts';
import { initialColumns, rosterColumns } from './rosterColumns.ts';

const unit = {
  policy: SPECIFICATION,
  unitFields: [
    { id: 'day', label: 'Passport until', kind: 'DAY', choices: [], visibility: 'STAFF' },
    { id: 'text', label: 'Phone', kind: 'TEXT', choices: [], visibility: 'STAFF' },
  ] as const,
};
const all = rosterColumns(unit);
const sets = Object.fromEntries(columnSets(all, unit).map(({ label, keys }) => [label, keys]));

test('each set has columns that are there, once each', () => {
  for (const [label, keys] of Object.entries(sets)) {
    expect({ label, keys }).toEqual({ label, keys: keys.filter((key) => all.some((column) => column.key === key)) });
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('the sets', () => {
  expect(Object.keys(sets)).toEqual(['Common', 'Weapons', 'Promotion', 'Dates', 'All']);
  expect(sets['Weapons']).toEqual(['section', 'team', 'role', 'm4Qual', 'M4_QUAL_FAIL']);
  expect(sets['Dates']).toEqual(['ets', 'pebd', 'dor', 'own.day', 'timeInService', 'timeInGrade']);
  expect(sets['Promotion']).toContain('slcComplete');
  expect(sets['Common']).not.toContain('own.text');
  expect(sets['All']).toEqual(initialColumns(all));
});

test('a course or list that the unit does not have is in no set', () => {
  const other = { policy: { ...SPECIFICATION, courses: [], dlcOfGrade: [] }, unitFields: [] };
  const [, , promotion] = columnSets(rosterColumns(other), other);
  expect(promotion?.keys).toEqual([
    'grade',
    'timeInService',
    'timeInGrade',
    'acftPass',
    'PROMOTABLE',
    'PME_INCOMPLETE',
  ]);
});
