/** Reading the values of the unit fields (Rule 25). Which form they then have is said in ownFields.ts. */
import { matchKey, mapped, NONE, quoted, type Reading, readYesNo } from '../imports/importTexts.ts';
import { readDay } from '../imports/importDays.ts';
import { UnitFieldKind, unitFieldName, type UnitField } from '../policy/unitFields.ts';
import { characterCount, cleanText, isBlank } from '../texts.ts';
import { listInWords } from '../words.ts';
import { unitFieldNamesIn, type OwnFields } from './ownFields.ts';

/** The longest text in a unit field of texts, in characters. */
export const OWN_TEXT_MAX_LENGTH = 250;
/** The digits of a number before the point and behind it, at most: as many as are kept exactly. */
export const OWN_NUMBER_DIGITS = { before: 9, behind: 4 } as const;
const DOD_ID = /^\d{10}$/;
const NUMBER = new RegExp(`^-?\\d{1,${OWN_NUMBER_DIGITS.before}}(?:\\.\\d{1,${OWN_NUMBER_DIGITS.behind}})?$`);

/**
 * What a text says of a unit field, whoever wrote it: a form, the API or the cell of a file. Nothing is no value, and so is NONE, but in a unit field of
 * texts and in one that has such a choice. Whether a day is one of the product's is judged with the record, like those of the other fields.
 */
export function readOwn({ label, kind, choices }: UnitField, given: string): Reading<string | null> {
  const text = oneLine(given);
  if (isBlank(text)) return { value: null };
  if (kind === UnitFieldKind.TEXT) {
    if (characterCount(text) <= OWN_TEXT_MAX_LENGTH) return { value: text };
    return { problem: `${label} must have at most ${OWN_TEXT_MAX_LENGTH} characters.` };
  }
  const choice = choices.find((one) => choiceKey(one) === choiceKey(text));
  if (choice !== undefined) return { value: choice };
  if (matchKey(text) === NONE) return { value: null };
  switch (kind) {
    case UnitFieldKind.CHOICE:
      return { problem: `${label} must be ${listInWords(choices, 'or')}, not ${quoted(text)}.` };
    case UnitFieldKind.YES_NO:
      return mapped(readYesNo(label, text), (isYes) => (isYes ? 'yes' : 'no'));
    case UnitFieldKind.DAY:
      return readDay(label, text);
    case UnitFieldKind.NUMBER:
      return readNumber(label, text);
    case UnitFieldKind.DOD_ID:
      // The text is not told: it may be another number that identifies somebody.
      return DOD_ID.test(text)
        ? { value: text }
        : { problem: `${label} must have exactly ten digits, zeros at its beginning among them.` };
  }
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

/** A change of unit fields with every value in its form. A text that says nothing of its unit field stays, and is a problem of the field. */
export function canonical(fields: OwnFields, unitFields: readonly UnitField[]): OwnFields {
  return Object.fromEntries(
    unitFieldNamesIn(fields).map((name) => {
      const given = fields[name] ?? null;
      const unitField = unitFields.find(({ id }) => unitFieldName(id) === name);
      if (given === null || unitField === undefined) return [name, given];
      const reading = readOwn(unitField, given);
      return [name, 'value' in reading ? reading.value : given];
    }),
  );
}
