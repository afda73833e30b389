/** A row of a roster: the texts that stand in it, and what they say about a record. */
import type { Problem } from '../errors.ts';
import { mapped, type Reading } from '../imports/importTexts.ts';
import { FIELD_NAMES, type FieldName, fieldsIn, type RecordFields } from '../record/fields.ts';
import { nameText } from '../nameText.ts';
import { withOneApostrophe } from '../texts.ts';
import { type Fields, readCourses, readEts, readEtsIndefinite, readField } from './rosterTexts.ts';
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
export type RosterColumn = FieldColumn | 'courses';

const FIRST = fieldsIn('name', 'assignment', 'dates');
/** The columns of a roster, in the order in which their problems are told: a list of courses before the columns of each. */
export const ROSTER_COLUMNS: readonly RosterColumn[] = [
  ...FIRST,
  ...FIELD_NAMES.filter((name) => !FIRST.includes(name)),
].flatMap((name) => (name === COURSES[0] ? ['courses', columnOf(name)] : [columnOf(name)]));

/** The texts of a row, right or wrong. A column that is left out, null or blank says nothing. */
export type RosterRow = { readonly [Column in RosterColumn]?: string | null } & {
  /** Its number in the file, as `rowNumbers` takes it. */
  readonly row?: number | null;
};

export type Name = Pick<RecordFields, 'firstName' | 'middleName' | 'lastName'>;

type Said = Partial<Omit<RecordFields, keyof Name>>;
/** What a row says: always a name, of which each part may be blank, and of the other fields those whose columns say something. */
export type RosterValues = Name & Said;

/** Unlike the list of courses, a column of its own can also say that a course is not complete. */
function readColumn(fields: Fields, column: RosterColumn, text: string): Reading<Said> {
  if (column === 'courses') return readCourses(text);
  if (column === 'ets') return readEts(fields, text);
  if (column === 'etsIndefinite') return readEtsIndefinite(fields, text);
  const field = fieldOf(column);
  return mapped(readField(fields[field], text), (value) => ({ [field]: value }));
}

/** What the texts of a row say, and what is wrong with them one by one: at most one problem for each column. */
export function readRosterRow(row: RosterRow, fields: Fields): { values: RosterValues; problems: Problem[] } {
  const problems: Problem[] = [];
  let values: RosterValues = {
    firstName: tidied(nameText(row.firstName ?? '')),
    middleName: tidied(nameText(row.middleName ?? '')),
    lastName: tidied(nameText(row.lastName ?? '')),
  };
  for (const field of ROSTER_COLUMNS) {
    const text = tidied(row[field]);
    if (isNameColumn(field) || text === '') continue;
    const reading = readColumn(fields, field, text);
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

function isNameColumn(column: RosterColumn): column is keyof Name {
  return column === 'firstName' || column === 'middleName' || column === 'lastName';
}
