/** What tables, files and imports do with a field, by its kind; with a unit field by its own kind. */
import { type CellValue, type Choice, KINDS, YES_OR_NO } from '../policy/unitFieldKinds.ts';
import { passFailLabel, type Row } from './fields.ts';

type FieldKind = {
  /** A value as a spreadsheet holds it. */
  readonly cell: (value: string | number | boolean) => CellValue;
  /** What people choose from; empty where a value is typed. */
  readonly choices: readonly Choice[];
  readonly isDay: boolean;
  /** What a table says below the values of several people: their average, how many say yes, or nothing. */
  readonly total: 'average' | 'yes' | null;
  /** How many characters a value takes in a table. */
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
        // 'Not entered' stands there, too.
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
        // They are in capitals, which are wider.
        width: Math.max(TYPED.width, ...Object.values(row.shown).map(({ length }) => 1.3 * length)),
      };
    }
    case 'own': {
      const kind = KINDS[row.unitField.kind];
      return { ...kind, cell: (value) => kind.cell(String(value)), choices: kind.choices(row.unitField) };
    }
  }
}
