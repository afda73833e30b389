/** A row of a roster: the texts that stand in it, and what they say about a record. */
import type { Problem } from '../errors.ts';
import { mapped, type Reading } from '../imports/importTexts.ts';
import { type ColumnName, columnName, isColumnName } from '../policy/columns.ts';
import type { UnitFields } from '../policy/unit.ts';
import { FIELD_NAMES, type FieldName, fieldsIn, type PlainFields, rowsOf, type Rows } from '../record/fields.ts';
import { nameText } from '../nameText.ts';
import { type OwnFields } from '../record/ownFields.ts';
import { readOwn } from '../record/ownValues.ts';
import { withOneApostrophe } from '../texts.ts';
import { readCourses, readEts, readEtsIndefinite, readField } from './rosterTexts.ts';
import { isOneOf } from '../isOneOf.ts';
import { COURSES, courseLabel } from '../values.ts';

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
/** The same, or a column of the unit's own. */
export type AnyColumn = RosterColumn | ColumnName;

const FIRST = fieldsIn('name', 'assignment', 'dates');
/** The columns that every unit's roster may have, in the order in which their problems are told: a list of courses before the columns of each. */
export const ROSTER_COLUMNS: readonly RosterColumn[] = [
  ...FIRST,
  ...FIELD_NAMES.filter((name) => !FIRST.includes(name)),
].flatMap((name) => (name === COURSES[0] ? ['courses', columnOf(name)] : [columnOf(name)]));

/** All columns of a unit's roster, those of its own last. */
export function rosterColumns({ columns }: Pick<UnitFields, 'columns'>): readonly AnyColumn[] {
  return [...ROSTER_COLUMNS, ...columns.map(({ id }) => columnName(id))];
}

/** The texts of a row, right or wrong. A column that is left out, null or blank says nothing. */
export type RosterRow = { readonly [Column in AnyColumn]?: string | null } & {
  /** Its number in the file, as `rowNumbers` takes it. */
  readonly row?: number | null;
};

export type Name = Pick<PlainFields, 'firstName' | 'middleName' | 'lastName'>;

type PlainSaid = Partial<Omit<PlainFields, keyof Name>>;
type Said = PlainSaid & OwnFields;
/** What a row says: always a name, of which each part may be blank, and of the other fields those whose columns say something. */
export type RosterValues = Name & Said;

function readColumn(rows: Rows, column: AnyColumn, text: string): Reading<Said> {
  if (!isColumnName(column)) return readCommon(rows, column, text);
  const own = rows[column];
  return own ? mapped(readOwn(own.column, text), (value) => ({ [column]: value })) : { value: {} };
}

/** Unlike the list of courses, a column of its own can also say that a course is not complete. */
function readCommon(rows: Rows, column: RosterColumn, text: string): Reading<PlainSaid> {
  if (column === 'courses') return readCourses(text);
  if (column === 'ets') return readEts(rows, text);
  if (column === 'etsIndefinite') return readEtsIndefinite(rows, text);
  const field = fieldOf(column);
  return mapped(readField(rows[field], text), (value) => ({ [field]: value }));
}

/** What the texts of a row say, and what is wrong with them one by one: at most one problem for each column. */
export function readRosterRow(row: RosterRow, unit: UnitFields): { values: RosterValues; problems: Problem[] } {
  const rows = rowsOf(unit);
  const problems: Problem[] = [];
  let values: RosterValues = {
    firstName: tidied(nameText(row.firstName ?? '')),
    middleName: tidied(nameText(row.middleName ?? '')),
    lastName: tidied(nameText(row.lastName ?? '')),
  };
  for (const field of rosterColumns(unit)) {
    const text = tidied(row[field]);
    if (isNameColumn(field) || text === '') continue;
    const reading = readColumn(rows, field, text);
    if (!('value' in reading)) problems.push({ field, message: reading.problem });
    else if (field === 'etsIndefinite' && (values[field] ?? reading.value[field]) !== reading.value[field]) {
      problems.push({ field, message: 'The ETS of this row says something else.' });
    } else if (isOneOf(COURSES, field) && values[field] === true && reading.value[field] === false) {
      problems.push({ field, message: `${courseLabel[field]} is among the courses of this row.` });
    } else values = { ...values, ...reading.value };
  }
  return { values, problems };
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

function isNameColumn(column: AnyColumn): column is keyof Name {
  return column === 'firstName' || column === 'middleName' || column === 'lastName';
}
