/** A row of a roster: the texts that stand in it, and what they say about a record. */
import type { Problem } from '../errors.ts';
import { mapped, type Reading } from '../imports/importTexts.ts';
import { isOneOf } from '../isOneOf.ts';
import type { LocalDate } from '../localDate.ts';
import { nameText } from '../nameText.ts';
import type { FieldRules } from '../policy/unit.ts';
import { readOwn } from '../policy/unitFieldKinds.ts';
import { type UnitFieldName, unitFieldName, isUnitFieldName } from '../policy/unitFields.ts';
import { FIELD_NAMES, type FieldName, fieldsIn, type PlainFields, rowsOf, type Rows } from '../record/fields.ts';
import { type OwnFields } from '../record/ownFields.ts';
import { readTest, type ScoreTests } from '../record/scoreTests.ts';
import { withOneApostrophe } from '../texts.ts';
import { COURSES, courseLabel } from '../values.ts';
import type { EventTexts } from './eventRow.ts';
import { readLicense } from './license.ts';
import { readAcft, readCourses, readEts, readEtsIndefinite, readField, readRank, readRole } from './rosterTexts.ts';

/** The column of a field: the field's name, but for two that rosters call shorter. */
function columnOf(field: FieldName) {
  if (field === 'jfoQualified') return 'jfo';
  return field === 'driversLicense' ? 'license' : field;
}

/** The field of a column. */
export function fieldOf(column: FieldColumn): FieldName {
  if (column === 'jfo') return 'jfoQualified';
  return column === 'license' ? 'driversLicense' : column;
}

type FieldColumn = ReturnType<typeof columnOf>;
/** A column that every unit's roster may have. */
export type RosterColumn = FieldColumn | 'courses';
/** The same, or a unit field. */
export type AnyColumn = RosterColumn | UnitFieldName;

const FIRST = fieldsIn('name', 'assignment', 'dates');
/** The columns that every unit's roster may have, in the order in which their problems are told: a list of courses before the columns of each. */
export const ROSTER_COLUMNS: readonly RosterColumn[] = [
  ...FIRST,
  ...FIELD_NAMES.filter((name) => !FIRST.includes(name)),
].flatMap((name) => (name === COURSES[0] ? ['courses', columnOf(name)] : [columnOf(name)]));

/** All columns of a unit's roster, those of its own last. */
export function rosterColumns({ unitFields }: Pick<FieldRules, 'unitFields'>): readonly AnyColumn[] {
  return [...ROSTER_COLUMNS, ...unitFields.map(({ id }) => unitFieldName(id))];
}

/** The texts of a row, right or wrong. A column that is left out, null or blank says nothing. */
export type RosterRow = { readonly [Column in AnyColumn]?: string | null | undefined } & {
  /** Its number in the file, as `rowNumbers` takes it. */
  readonly row?: number | null | undefined;
  /** The record that it is about, where staff chose one of those that probably are. */
  readonly sameAs?: string | null | undefined;
  /** Whether staff say that it is about somebody new, whoever probably is the same. */
  readonly isNew?: boolean | null | undefined;
  /** What it says of an event of a dated requirement; such a row says nothing else but a name. */
  readonly event?: EventTexts | null | undefined;
};

export type Name = Pick<PlainFields, 'firstName' | 'middleName' | 'lastName'>;

type PlainSaid = Partial<Omit<PlainFields, keyof Name>>;
/** The tests that a row names behind its scores, as files of the product do where it is not the one that the unit takes. */
type SaidTests = Partial<Pick<ScoreTests, 'acftTest' | 'm4Test'>>;
type Said = PlainSaid & OwnFields & SaidTests;
/** What a row says: always a name, of which each part may be blank, and of the other fields those whose columns say something. */
export type RosterValues = Name & Said;

function readColumn(rows: Rows, column: AnyColumn, text: string, today: LocalDate): Reading<Said> {
  if (!isUnitFieldName(column)) return readCommon(rows, column, text, today);
  const own = rows[column];
  return own ? mapped(readOwn(own.unitField, text), (value) => ({ [column]: value })) : { value: {} };
}

/** Unlike the list of courses, a column of its own can also say that a course is not complete. */
function readCommon(rows: Rows, column: RosterColumn, given: string, today: LocalDate): Reading<PlainSaid & SaidTests> {
  const { text, test } = isOfTest(column) ? readTest(given) : { text: given, test: null };
  if (column === 'courses') return readCourses(text);
  if (column === 'ets') return readEts(rows, text);
  if (column === 'etsIndefinite') return readEtsIndefinite(rows, text);
  if (column === 'rank') return readRank(rows, text);
  if (column === 'role') return readRole(rows, text);
  if (column === 'acftScore')
    return mapped(readAcft(rows, text), (said) => ({ ...said, ...(test !== null && { acftTest: test }) }));
  const license = column === 'license' ? readLicense(text, today) : null;
  if (license !== null) return mapped(license, (driversLicense) => ({ driversLicense }));
  const field = fieldOf(column);
  return mapped(readField(rows[field], text, field), (value) => ({
    [field]: value,
    ...(field === 'm4Qual' && test !== null && { m4Test: test }),
  }));
}

/** Whether a column may name a test behind its value. That of a pass is the one of its score. */
function isOfTest(column: RosterColumn): boolean {
  return column === 'acftScore' || column === 'acftPass' || column === 'm4Qual';
}

/** Where two cells of a row may speak of one field, as `FO TM 1` and a column of teams do: what the other cell is called, by the later column. */
const SAYS_ELSE: { readonly [Column in AnyColumn]?: string } = {
  etsIndefinite: 'ETS',
  grade: 'rank',
  role: 'team',
  acftPass: 'score',
};

/** Dashes alone, as people fill cells with of which they have nothing to say. */
const DASHES = /^\p{Pd}+$/u;

/** Whether a cell says nothing; in a unit field a dash may be a value. */
function saysNothing(column: AnyColumn, text: string): boolean {
  return text === '' || (!isUnitFieldName(column) && DASHES.test(text));
}

/** A part of a name as a cell says it; `` for none, which people also write as a dash or N/A. */
export function namePart(text: string | null | undefined): string {
  const part = tidied(nameText(text ?? ''));
  return DASHES.test(part) || /^n\/a$/i.test(part) ? '' : part;
}

/** Any day will do to tell whether a text can be read. */
const SOME_DAY: LocalDate = '2000-01-01';

/** The text of a cell that says something and cannot be read; null for any other. */
export function unreadText(rows: Rows, column: AnyColumn, given: string | null | undefined): string | null {
  const text = tidied(given);
  return saysNothing(column, text) || 'value' in readColumn(rows, column, text, SOME_DAY) ? null : text;
}

/**
 * What the texts of a row say, and what is wrong with them one by one: at most one problem for each column.
 * @param today the unit's day, by which a license with the day of its end is good or not
 */
export function readRosterRow(
  row: RosterRow,
  unit: FieldRules,
  today: LocalDate,
): { values: RosterValues; problems: Problem[] } {
  const rows = rowsOf(unit);
  const problems: Problem[] = [];
  let values: RosterValues = {
    firstName: namePart(row.firstName),
    middleName: namePart(row.middleName),
    lastName: namePart(row.lastName),
  };
  for (const field of rosterColumns(unit)) {
    const text = tidied(row[field]);
    if (isNameColumn(field) || saysNothing(field, text)) continue;
    const reading = readColumn(rows, field, text, today);
    if (!('value' in reading)) problems.push({ field, message: reading.problem });
    else if (contradicts(values, reading.value)) {
      const message = isOneOf(COURSES, field)
        ? `${courseLabel[field]} is among the courses of this row.`
        : `The ${SAYS_ELSE[field]} of this row says something else.`;
      problems.push({ field, message });
    } else values = { ...values, ...reading.value };
  }
  return { values, problems };
}

function contradicts(values: RosterValues, said: Said): boolean {
  const before = new Map<string, unknown>(Object.entries(values));
  return Object.entries(said).some(([field, value]) => before.has(field) && before.get(field) !== value);
}

/** Columns that are judged together: where one could not be read, nothing can be said about the others. */
const TOGETHER: readonly (readonly string[])[] = [
  ['section', 'team', 'role'],
  ['rank', 'grade'],
];

/** The rules that a row breaks, without those that only follow from what could not be read. */
export function afterReading(broken: readonly Problem[], unread: readonly Problem[]): readonly Problem[] {
  const silent = TOGETHER.filter((columns) => unread.some(({ field }) => columns.includes(field))).flat();
  return broken.filter(({ field }) => !silent.includes(field));
}

/** The record's fields of a name as one text: `Alex Lee Morgan`. */
export function fullName({ firstName, middleName, lastName }: Name): string {
  return [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
}

/** The same for two names that a reader takes for one: letter case, the number of blanks, the kind of apostrophe and what is invisible do not count, accents and hyphens do. */
export function nameKey({ firstName, middleName, lastName }: Name): string {
  return [lastName, firstName, middleName].map(folded).join('\n');
}

function folded(text: string): string {
  // Lower case turns ẞ into ß, and upper case then ß into SS.
  return withOneApostrophe(tidied(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')))
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase();
}

function tidied(text: string | null | undefined): string {
  return (text ?? '').trim().replace(/[^\S\n]+/g, ' ');
}

export function isNameColumn(column: AnyColumn): column is keyof Name {
  return column === 'firstName' || column === 'middleName' || column === 'lastName';
}
