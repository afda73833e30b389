import type { FieldRules } from '../../../domain/policy/unit.ts';
import { unitFieldName } from '../../../domain/policy/unitFields.ts';
import { COURSES, ReadinessList } from '../../../domain/values.ts';
import { initialColumns, MOST_READ, type RosterColumn } from './rosterColumns.ts';

/** Columns that are read together. A set leaves out what the unit doesn't have. */
export type ColumnSet = { readonly label: string; readonly keys: readonly string[] };

const PLACE = ['section', 'team', 'role'];

/** The sets to choose from. The last one is shown at first. */
export function columnSets(all: readonly RosterColumn[], { unitFields }: FieldRules): readonly ColumnSet[] {
  const ownDays = unitFields.filter(({ kind }) => kind === 'DAY').map(({ id }) => unitFieldName(id));
  const sets = [
    { label: 'Common', keys: MOST_READ },
    { label: 'Weapons', keys: [...PLACE, 'm4Qual', ReadinessList.M4_QUAL_FAIL] },
    {
      label: 'Promotion',
      keys: [
        'grade',
        'timeInService',
        'timeInGrade',
        'acftPass',
        ...COURSES,
        ReadinessList.PROMOTABLE,
        ReadinessList.DLC_INCOMPLETE,
        ReadinessList.PME_INCOMPLETE,
      ],
    },
    {
      label: 'Dates',
      keys: ['ets', 'pebd', 'dor', ...ownDays, 'timeInService', 'timeInGrade'],
    },
    { label: 'All', keys: initialColumns(all) },
  ];
  return sets.map(({ label, keys }) => ({
    label,
    keys: keys.filter((key) => all.some((column) => column.key === key)),
  }));
}
