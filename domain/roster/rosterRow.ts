/** A row of a roster: its texts, and what they say about a record. */
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
import { readTest, type ScoreTests } from '../record/testOfScore.ts';
import { withOneApostrophe } from '../texts.ts';
import { COURSES } from '../values.ts';
import type { EventTexts } from './eventRow.ts';
import { readLicense } from './license.ts';
import { readAcft, readCourses, readEts, readEtsIndefinite, readField, readRank, readRole } from './rosterTexts.ts';

/** The column of a field: the field's name, except for two with shorter names in rosters. */
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
/** A column that any unit's roster may have. */
export type RosterColumn = FieldColumn | 'courses';
/** The same, or a unit field. */
export type AnyColumn = RosterColumn | UnitFieldName;

const FIRST = fieldsIn('name', 'assignment', 'dates');
/** The columns of any unit's roster, in the order of their problems. The list of courses comes before each course's column. */
export const ROSTER_COLUMNS: readonly RosterColumn[] = [
  ...FIRST,
  ...FIELD_NAMES.filter((name) => !FIRST.includes(name)),
].flatMap((name) => (name === COURSES[0] ? ['courses', columnOf(name)] : [columnOf(name)]));

/** All columns of a unit's roster, the unit fields last. */
export function rosterColumns({ unitFields }: Pick<FieldRules, 'unitFields'>): readonly AnyColumn[] {
  return [...ROSTER_COLUMNS, ...unitFields.map(({ id }) => unitFieldName(id))];
}

/** The texts of a row, valid or not. A column that is left out, null or blank says nothing. */
export type RosterRow = { readonly [Column in AnyColumn]?: string | null | undefined } & {
  /** Its number in the file, as `rowNumbers` uses it. */
  readonly row?: number | null | undefined;
  /** The record that staff chose among the probable ones. */
  readonly sameAs?: string | null | undefined;
  /** Whether staff said that it is a new person, despite probable matches. */
  readonly isNew?: boolean | null | undefined;
  /** The row's event of a dated requirement. Such a row has nothing else but a name. */
  readonly event?: EventTexts | null | undefined;
};

export type Name = Pick<PlainFields, 'firstName' | 'middleName' | 'lastName'>;

type PlainSaid = Partial<Omit<PlainFields, keyof Name>>;
/** The tests that a row names after its scores. The product's own files do so if it isn't the unit's current test. */
type SaidTests = Partial<Pick<ScoreTests, 'acftTest' | 'm4Test'>>;
type Said = PlainSaid & OwnFields & SaidTests;
/** What a row says: always a name, whose parts may be blank, and the other fields that it has values for. */
export type RosterValues = Name & Said;

function readColumn(rows: Rows, column: AnyColumn, text: string, today: LocalDate): Reading<Said> {
  if (!isUnitFieldName(column)) return readCommon(rows, column, text, today);
  const own = rows[column];
  return own ? mapped(readOwn(own.unitField, text), (value) => ({ [column]: value })) : { value: {} };
}

/** Unlike the list of courses, a course's own column can also say that it isn't complete. */
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

/** Whether a column may name a test after its value. A pass has the test of its score. */
function isOfTest(column: RosterColumn): boolean {
  return column === 'acftScore' || column === 'acftPass' || column === 'm4Qual';
}

/**
 * What a problem calls the earlier cell if two cells of a row disagree about one field, such as `FO TM 1` and a team column. The key is the
 * later column.
 */
const SAYS_ELSE: { readonly [Column in AnyColumn]?: string } = {
  etsIndefinite: 'ETS',
  grade: 'rank',
  role: 'team',
  acftPass: 'score',
};

/** Only dashes, which people put into cells with nothing to say. */
const DASHES = /^\p{Pd}+$/u;

/** Whether a cell says nothing. In a unit field, a dash may be a value. */
function saysNothing(column: AnyColumn, text: string): boolean {
  return text === '' || (!isUnitFieldName(column) && DASHES.test(text));
}

/** A part of a name in a cell; `` for none, which people also write as a dash or N/A. */
export function namePart(text: string | null | undefined): string {
  const part = tidied(nameText(text ?? ''));
  return DASHES.test(part) || /^n\/a$/i.test(part) ? '' : part;
}

/** Any day will do to tell whether a text can be read. */
const SOME_DAY: LocalDate = '2000-01-01';

/** The text of a cell that can't be read; null if it can, or if it says nothing. */
export function unreadText(rows: Rows, column: AnyColumn, given: string | null | undefined): string | null {
  const text = tidied(given);
  return saysNothing(column, text) || 'value' in readColumn(rows, column, text, SOME_DAY) ? null : text;
}

/**
 * What the texts of a row say, and their problems, at most one per column.
 * @param today the unit's day, which decides whether a license is still valid
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
        ? "This doesn't match the row's list of courses."
        : `This doesn't match the row's ${SAYS_ELSE[field]}.`;
      problems.push({ field, message });
    } else values = { ...values, ...reading.value };
  }
  return { values, problems };
}

function contradicts(values: RosterValues, said: Said): boolean {
  const before = new Map<string, unknown>(Object.entries(values));
  return Object.entries(said).some(([field, value]) => before.has(field) && before.get(field) !== value);
}

/** Columns that are judged together. If one can't be read, the others can't be judged. */
const TOGETHER: readonly (readonly string[])[] = [
  ['section', 'team', 'role'],
  ['rank', 'grade'],
];

/** The rules that a row breaks, without those that only follow from an unreadable text. */
export function afterReading(broken: readonly Problem[], unread: readonly Problem[]): readonly Problem[] {
  const silent = TOGETHER.filter((columns) => unread.some(({ field }) => columns.includes(field))).flat();
  return broken.filter(({ field }) => !silent.includes(field));
}

/** A record's name as one text: `Alex Lee Morgan`. */
export function fullName({ firstName, middleName, lastName }: Name): string {
  return [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
}

/**
 * A key that is equal for names that look the same. Letter case, the number of blanks, the kind of apostrophe and invisible characters don't
 * count; accents and hyphens do.
 */
export function nameKey({ firstName, middleName, lastName }: Name): string {
  return [lastName, firstName, middleName].map(folded).join('\n');
}

function folded(text: string): string {
  // Lower case turns ẞ into ß, and upper case then turns ß into SS.
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
