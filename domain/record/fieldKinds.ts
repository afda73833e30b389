/** What tables, files and imports need to know of a field, by its kind. A unit field has a kind of its own. */
import { type CellValue, type Choice, KINDS, YES_OR_NO } from '../policy/unitFieldKinds.ts';
import { passFailLabel, type Row } from './fields.ts';

type FieldKind = {
  /** The value in a spreadsheet. */
  readonly cell: (value: string | number | boolean) => CellValue;
  /** The choices; empty if the value is typed. */
  readonly choices: readonly Choice[];
  readonly isDay: boolean;
  /** What a table shows below several people's values: their average, the number of yes, or nothing. */
  readonly total: 'average' | 'yes' | null;
  /** The width of a value in a table, in characters. */
  readonly width: number;
};

const TYPED: FieldKind = {
  cell: (value) => (typeof value === 'number' ? value : String(value)),
  choices: [],
  isDay: false,
  total: null,
  width: 7,
};
const PASS_OR_FAIL: readonly Choice[] = [
  { value: 'yes', label: passFailLabel.true },
  { value: 'no', label: passFailLabel.false },
];

export function kindOf(row: Row): FieldKind {
  switch (row.kind) {
    case 'name':
      return { ...TYPED, width: 14 };
    case 'number':
      return { ...TYPED, total: 'average' };
    case 'yesNo':
      return { ...TYPED, cell: (isYes) => (isYes === true ? 'Yes' : 'No'), choices: YES_OR_NO, total: 'yes' };
    case 'passFail':
      return {
        ...TYPED,
        cell: (isPassed) => (isPassed === true ? passFailLabel.true : passFailLabel.false),
        choices: PASS_OR_FAIL,
        total: 'yes',
        // The column also shows 'Not entered'.
        width: 11,
      };
    case 'day':
      return { ...TYPED, cell: (day) => ({ day: String(day) }), isDay: true, width: 14 };
    case 'choice': {
      const labelOf = (value: string) => row.shown[value] ?? value;
      const offered = row.offered ?? Object.values(row.choices);
      return {
        ...TYPED,
        cell: (value) => labelOf(String(value)),
        choices: offered.map((value) => ({ value, label: labelOf(value) })),
        // Labels are in capitals, which are wider.
        width: Math.max(TYPED.width, ...Object.values(row.shown).map(({ length }) => 1.3 * length)),
      };
    }
    case 'own': {
      const kind = KINDS[row.unitField.kind];
      return { ...kind, cell: (value) => kind.cell(String(value)), choices: kind.choices(row.unitField) };
    }
  }
}
