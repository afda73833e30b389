import { mapped, quoted, type Reading } from '../../../../domain/imports/importTexts.ts';
import { partOf } from '../../../../domain/objects.ts';
import type { FieldRules } from '../../../../domain/policy/unit.ts';
import { readOwn } from '../../../../domain/policy/unitFieldKinds.ts';
import { unitFieldIdOf, isUnitFieldName } from '../../../../domain/policy/unitFields.ts';
import { kindOf } from '../../../../domain/record/fieldKinds.ts';
import {
  type AnyName,
  FIELD_NAMES,
  type FieldName,
  isOfKind,
  mayBeEmpty,
  type PlainChanges,
  type RecordChanges,
  type RecordFields,
  rowOf,
  type Rows,
  rowsOf,
} from '../../../../domain/record/fields.ts';
import { unitFieldNamesIn } from '../../../../domain/record/ownFields.ts';
import { validateChange } from '../../../../domain/record/validation.ts';
import { readEts, readField, readRank } from '../../../../domain/roster/rosterTexts.ts';
import { isBlank } from '../../../../domain/texts.ts';
import { rankGrade } from '../../../../domain/values.ts';
import { countedDay, DayOrder, dayText, NO_DAY_READING } from '../../../app/imports/fileDays.ts';
import type { SoldierCellsInput } from '../../../schemaTypes.generated.ts';

/**
 * The changes that a text typed into a cell makes to the record, or the broken rule in the form's and server's words. Accepts the ways
 * people write values.
 */
export function readCell(
  field: AnyName,
  text: string,
  record: RecordFields,
  unit: FieldRules,
): { readonly changes: RecordChanges } | { readonly problem: string } {
  const reading = readText(field, text.trim(), unit);
  if ('problem' in reading && isDay(field, unit)) return reading;
  const changes = 'value' in reading ? withGrade(reading.value) : null;
  // A text that can't be read is validated as it is.
  const [broken] = validateChange(record, { ...record, ...(changes ?? { [field]: text.trim() }) }, unit);
  if (broken) return { problem: broken.message };
  return 'problem' in reading ? reading : { changes: changes ?? {} };
}

function readText(field: AnyName, text: string, unit: FieldRules): Reading<RecordChanges> {
  const rows = rowsOf(unit);
  const row = rows[field];
  if (!row) return { problem: 'This column is no longer there.' };
  return isDay(field, unit)
    ? readDayCell(row.label, text, (day) => readAs(field, day, rows))
    : readAs(field, text, rows);
}

function readAs(field: AnyName, text: string, rows: Rows): Reading<RecordChanges> {
  if (!isUnitFieldName(field)) return mapped(readPlain(field, text, rows), (changes) => ({ ...changes }));
  const row = rows[field];
  return row ? mapped(readOwn(row.unitField, text), (value) => ({ [field]: value })) : { value: {} };
}

/** Whether a field holds a date. */
function isDay(field: AnyName, unit: FieldRules): boolean {
  const row = rowOf(rowsOf(unit), field);
  return row !== null && kindOf(row).isDay;
}

/** 01 JAN 2000 in spreadsheet days. Smaller five-digit numbers could as well be Julian dates of those years. */
const FIRST_COUNTED = 36_526;

/**
 * Reads a date in any form that files have, such as `11/15/22` or a spreadsheet's day number. If there are only numbers, the month comes
 * first unless it can't.
 */
function readDayCell(
  label: string,
  text: string,
  read: (day: string) => Reading<RecordChanges>,
): Reading<RecordChanges> {
  const counted = Number(text) < FIRST_COUNTED ? countedDay([text]) : null;
  if (counted) {
    return {
      problem: `${counted.text} could be a Julian date or a spreadsheet's ${counted.day}. Enter a date such as 05 JAN 2026.`,
    };
  }
  const reading = read(dayText(text, { ...NO_DAY_READING, order: DayOrder.MONTH_FIRST, countsDays: true }, label));
  return 'value' in reading ? reading : { problem: `${label} must be a day such as 05 JAN 2026, not ${quoted(text)}.` };
}

function readPlain(field: FieldName, text: string, rows: Rows): Reading<PlainChanges> {
  if (isBlank(text)) {
    if (field === 'ets') return { value: { ets: null, etsIndefinite: false } };
    return { value: { [field]: mayBeEmpty(field) ? null : text } };
  }
  if (field === 'ets') return readEts(rows, text);
  if (field === 'rank') return readRank(rows, text);
  const reading = readField(rows[field], text, field);
  // A text that isn't a number is refused with the form's message.
  if (isOfKind(field, 'number') && 'problem' in reading) return { value: { [field]: text } };
  return mapped(reading, (value) => ({ [field]: value }));
}

/** A rank brings its usual grade, as in the form, unless another grade is given. A cadet keeps the previous grade. */
function withGrade(changes: RecordChanges): RecordChanges {
  const { rank } = changes;
  const grade = rank ? rankGrade[rank] : null;
  return grade === null ? changes : { grade, ...changes };
}

/** The text to type to restore a cell's value. For a rank it includes the grade, because typing only the rank would change it. */
export function restoring(field: AnyName, typed: string, { grade }: RecordFields): string {
  return field === 'rank' ? `${typed}/${grade}` : typed;
}

/** The changes that differ from the record. */
export function differing(changes: RecordChanges, record: RecordFields): RecordChanges {
  const plain = FIELD_NAMES.filter((name) => name in changes && changes[name] !== record[name]);
  const own = unitFieldNamesIn(changes).filter((name) => (changes[name] ?? null) !== (record[name] ?? null));
  return partOf(changes, [...plain, ...own]);
}

/** Changes as input for the API. */
export function inputOf(changes: RecordChanges): SoldierCellsInput {
  const plain = FIELD_NAMES.filter((name) => name in changes);
  const own = unitFieldNamesIn(changes).map((name) => ({
    unitField: unitFieldIdOf(name),
    value: changes[name] ?? null,
  }));
  return { ...partOf<PlainChanges>(changes, plain), ...(own.length > 0 && { own }) };
}
