/**
 * The kinds of a unit fields (Spec 22.3), one row each: a new kind is a row here, and its control in
 * client/screens/record/form/OwnField.tsx. A value is kept and sent as a text in the one form of its kind: `yes` or `no`, a day as 2026-01-05, a
 * number as 12.5, a choice as it stands in the list.
 */
import { readDay } from '../imports/importDays.ts';
import { matchKey, mapped, NONE, quoted, type Reading, readYesNo } from '../imports/importTexts.ts';
import { formatDay, isLocalDate, type LocalDate } from '../localDate.ts';
import { keysOf } from '../objects.ts';
import { characterCount, cleanText, isBlank } from '../texts.ts';
import { listInWords } from '../words.ts';

/** The longest text in a field of texts, in characters. */
export const OWN_TEXT_MAX_LENGTH = 250;
/** The digits of a number before the point and behind it, at most: as many as are kept exactly. */
export const OWN_NUMBER_DIGITS = { before: 9, behind: 4 } as const;
const DOD_ID = /^\d{10}$/;
const NUMBER = new RegExp(`^-?\\d{1,${OWN_NUMBER_DIGITS.before}}(?:\\.\\d{1,${OWN_NUMBER_DIGITS.behind}})?$`);

/** What a cell of a spreadsheet holds. */
export type CellValue = string | number | { readonly day: LocalDate };

/** A value that can be chosen, and how people see it. */
export type Choice = { readonly value: string; readonly label: string };

export const YES_OR_NO: readonly Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What a unit field says of its kind's values. */
type Field = { readonly label: string; readonly choices: readonly string[] };

type KindRow = {
  /** What the form of a unit field calls the kind. */
  readonly label: string;
  /** What such a unit field holds, for the API. */
  readonly description: string;
  /** Reads a text that is not blank, on one line. */
  readonly read: (field: Field, text: string) => Reading<string | null>;
  /** A value as people see it. */
  readonly shown: (value: string) => string;
  /** A value as the API tells it, and the history keeps it. */
  readonly told: (value: string) => string;
  /** A value as a spreadsheet holds it. */
  readonly cell: (value: string) => CellValue;
  /** What can be chosen; empty where a value is typed. */
  readonly choices: (field: Field) => readonly Choice[];
  /** Whether it holds days. Which days a record takes is judged with its other fields. */
  readonly isDay: boolean;
  /** What a table says below the values of several people: their average, how many say yes, or nothing. */
  readonly total: 'average' | 'yes' | null;
  /** How many characters a value takes in a table. */
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
    description: `A text of one line, ${OWN_TEXT_MAX_LENGTH} characters at most.`,
    read: ({ label }, text) =>
      characterCount(text) <= OWN_TEXT_MAX_LENGTH
        ? { value: text }
        : { problem: `${label} must have at most ${OWN_TEXT_MAX_LENGTH} characters.` },
    width: 18,
  },
  NUMBER: {
    ...TYPED,
    label: 'Number',
    description: `A number, below zero too, of at most ${OWN_NUMBER_DIGITS.before} digits before and ${OWN_NUMBER_DIGITS.behind} behind the point.`,
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
    description: 'A day, as those of a record.',
    read: ({ label }, text) => unlessNone(text, readDay(label, text)),
    shown: dayText,
    cell: (day) => ({ day }),
    isDay: true,
    width: 14,
  },
  CHOICE: {
    ...TYPED,
    label: 'Choice',
    description: 'One of the choices of the unit field.',
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
      'The DoD ID, ten digits, by which rosters find people, and which two records cannot share: one such unit field at most, always called DoD ID and seen by the soldier. This API tells the last four digits alone, but for `exportDodIds` and `ownRecord`.',
    // The text is not told: it may be another number that identifies somebody.
    read: ({ label }, text) =>
      DOD_ID.test(text)
        ? { value: text }
        : unlessNone(text, { problem: `${label} must have exactly ten digits, zeros at its beginning among them.` }),
    shown: endOfId,
    told: lastFour,
    cell: endOfId,
  },
} as const satisfies Readonly<Record<string, KindRow>>;

/** What a unit field holds. */
export type UnitFieldKind = keyof typeof ROWS;
export const UNIT_FIELD_KINDS: readonly UnitFieldKind[] = keysOf(ROWS);
/** What is known of each kind. */
export const KINDS: Readonly<Record<UnitFieldKind, KindRow>> = ROWS;

/**
 * What a text of a form, the API or a file says of a unit field. A blank text is no value. So is NONE, except in a field of texts and where it is
 * one of the choices.
 */
export function readOwn(unitField: Field & { readonly kind: UnitFieldKind }, given: string): Reading<string | null> {
  const text = oneLine(given);
  return isBlank(text) ? { value: null } : KINDS[unitField.kind].read(unitField, text);
}

function unlessNone<Value>(text: string, reading: Reading<Value>): Reading<Value | null> {
  return matchKey(text) === NONE ? { value: null } : reading;
}

/** A number without the zeros that say nothing: 12.5 for 012.50. */
function readNumber(label: string, text: string): Reading<string> {
  const number = withOneDash(text);
  if (NUMBER.test(number)) return { value: String(Number(number)) };
  const { before, behind } = OWN_NUMBER_DIGITS;
  return {
    problem: `${label} must be a number such as 12 or 3.5, of at most ${before} digits before and ${behind} behind the point, not ${quoted(text)}.`,
  };
}

/** A text as a unit field or its label has it: cleaned as every text, on one line with single blanks. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** The same for two texts that are taken for one choice. Signs count, as O+ and O- are two; letter case, blanks and the kind of dash do not. */
export function choiceKey(text: string): string {
  return withOneDash(text.normalize('NFKC')).replace(/\s/g, '').toUpperCase();
}

/** With the hyphen for every kind of dash and minus. */
function withOneDash(text: string): string {
  return text.replace(/[\p{Pd}\u2212]/gu, '-');
}
