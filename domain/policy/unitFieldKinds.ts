/**
 * The kinds of unit fields (Spec 22.3), one row each. A new kind needs a row here, and a control in client/screens/record/form/OwnField.tsx. A
 * value is stored and sent as text, in the one form of its kind: `yes` or `no`, a day as 2026-01-05, a number as 12.5, a choice as in the list.
 */
import { readDay } from '../imports/importDays.ts';
import { matchKey, mapped, NONE, quoted, type Reading, readYesNo } from '../imports/importTexts.ts';
import { formatDay, isLocalDate, type LocalDate } from '../localDate.ts';
import { keysOf } from '../objects.ts';
import { characterCount, cleanText, isBlank } from '../texts.ts';
import { listInWords } from '../words.ts';

/** The longest value of a text field, in characters. */
export const OWN_TEXT_MAX_LENGTH = 250;
/** The most digits of a number before and after the point: as many as are stored exactly. */
export const OWN_NUMBER_DIGITS = { before: 9, behind: 4 } as const;
const DOD_ID = /^\d{10}$/;
const NUMBER = new RegExp(`^-?\\d{1,${OWN_NUMBER_DIGITS.before}}(?:\\.\\d{1,${OWN_NUMBER_DIGITS.behind}})?$`);

/** The value of a spreadsheet cell. */
export type CellValue = string | number | { readonly day: LocalDate };

/** A value to choose, and its label. */
export type Choice = { readonly value: string; readonly label: string };

export const YES_OR_NO: readonly Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What a kind needs to know of a unit field. */
type Field = { readonly label: string; readonly choices: readonly string[] };

type KindRow = {
  /** The kind's name in the form of a unit field. */
  readonly label: string;
  /** What such a unit field holds, for the API. */
  readonly description: string;
  /** Reads a text that is not blank and on one line. */
  readonly read: (field: Field, text: string) => Reading<string | null>;
  /** The value for people. */
  readonly shown: (value: string) => string;
  /** The value in the API and in the history. */
  readonly told: (value: string) => string;
  /** The value in a spreadsheet. */
  readonly cell: (value: string) => CellValue;
  /** The choices; empty if the value is typed. */
  readonly choices: (field: Field) => readonly Choice[];
  /** Whether it holds days. Which days a record accepts is checked with its other fields. */
  readonly isDay: boolean;
  /** What a table shows below several people's values: their average, the number of yes, or nothing. */
  readonly total: 'average' | 'yes' | null;
  /** The width of a value in a table, in characters. */
  readonly width: number;
};

const same = (value: string) => value;
const TYPED = { shown: same, told: same, cell: same, choices: () => [], isDay: false, total: null, width: 7 } as const;
const dayText = (value: string) => (isLocalDate(value) ? formatDay(value) : value);
const yesNoText = (value: string) => (value === 'yes' ? 'Yes' : 'No');
const lastFour = (value: string) => value.slice(-4);
const endOfId = (value: string) => `…${lastFour(value)}`;

const ROWS = {
  TEXT: {
    ...TYPED,
    label: 'Text',
    description: `A text of one line, at most ${OWN_TEXT_MAX_LENGTH} characters.`,
    read: ({ label }, text) =>
      characterCount(text) <= OWN_TEXT_MAX_LENGTH
        ? { value: text }
        : { problem: `${label} must have at most ${OWN_TEXT_MAX_LENGTH} characters.` },
    width: 18,
  },
  NUMBER: {
    ...TYPED,
    label: 'Number',
    description: `A number, which may be negative, with at most ${OWN_NUMBER_DIGITS.before} digits before and ${OWN_NUMBER_DIGITS.behind} after the point.`,
    read: ({ label }, text) => unlessNone(text, readNumber(label, text)),
    cell: Number,
    total: 'average',
  },
  YES_NO: {
    ...TYPED,
    label: 'Yes or no',
    description: 'yes or no.',
    read: ({ label }, text) =>
      unlessNone(
        text,
        mapped(readYesNo(label, text), (isYes) => (isYes ? 'yes' : 'no')),
      ),
    shown: yesNoText,
    cell: yesNoText,
    choices: () => YES_OR_NO,
    total: 'yes',
  },
  DAY: {
    ...TYPED,
    label: 'Day',
    description: "A day in the same range as a record's days.",
    read: ({ label }, text) => unlessNone(text, readDay(label, text)),
    shown: dayText,
    cell: (day) => ({ day }),
    isDay: true,
    width: 14,
  },
  CHOICE: {
    ...TYPED,
    label: 'Choice',
    description: "One of the unit field's choices.",
    read: ({ label, choices }, text) => {
      const choice = choices.find((one) => choiceKey(one) === choiceKey(text));
      if (choice !== undefined) return { value: choice };
      return unlessNone(text, { problem: `${label} must be ${listInWords(choices, 'or')}, not ${quoted(text)}.` });
    },
    choices: ({ choices }) => choices.map((value) => ({ value, label: value })),
    width: 10,
  },
  DOD_ID: {
    ...TYPED,
    label: 'DoD ID',
    description:
      'The DoD ID: ten digits, by which rosters find people. Two records cannot share one. A unit has at most one such field, always called DoD ID and always shown to the soldier. This API returns only the last four digits, except in `exportDodIds` and `ownRecord`.',
    // The problem doesn't quote the text, because it may be another number that identifies a person.
    read: ({ label }, text) =>
      DOD_ID.test(text)
        ? { value: text }
        : unlessNone(text, { problem: `${label} must have ten digits, including leading zeros.` }),
    shown: endOfId,
    told: lastFour,
    cell: endOfId,
  },
} as const satisfies Readonly<Record<string, KindRow>>;

/** What a unit field holds. */
export type UnitFieldKind = keyof typeof ROWS;
export const UNIT_FIELD_KINDS: readonly UnitFieldKind[] = keysOf(ROWS);
/** The properties of each kind. */
export const KINDS: Readonly<Record<UnitFieldKind, KindRow>> = ROWS;

/**
 * Reads a text of a form, the API or a file as the value of a unit field. A blank text means no value. So does NONE, except in a text field, or
 * if NONE is one of the choices.
 */
export function readOwn(unitField: Field & { readonly kind: UnitFieldKind }, given: string): Reading<string | null> {
  const text = oneLine(given);
  return isBlank(text) ? { value: null } : KINDS[unitField.kind].read(unitField, text);
}

function unlessNone<Value>(text: string, reading: Reading<Value>): Reading<Value | null> {
  return matchKey(text) === NONE ? { value: null } : reading;
}

/** A number without needless zeros: 12.5 for 012.50. */
function readNumber(label: string, text: string): Reading<string> {
  const number = withOneDash(text);
  if (NUMBER.test(number)) return { value: String(Number(number)) };
  const { before, behind } = OWN_NUMBER_DIGITS;
  return {
    problem: `${label} must be a number such as 12 or 3.5, with up to ${before} digits before and ${behind} after the decimal point, not ${quoted(text)}.`,
  };
}

/** The text of a unit field or its label: cleaned like all texts, on one line with single blanks. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** A key that is equal for two spellings of one choice. Signs count, because O+ and O- differ; letter case, blanks and the kind of dash don't. */
export function choiceKey(text: string): string {
  return withOneDash(text.normalize('NFKC')).replace(/\s/g, '').toUpperCase();
}

/** Replaces every kind of dash and minus by a hyphen. */
function withOneDash(text: string): string {
  return text.replace(/[\p{Pd}\u2212]/gu, '-');
}
