import { DISPLAY_MONTH_DAYS, DISPLAY_YEAR_DAYS } from '../../../domain/constants.ts';
import { formatDay } from '../../../domain/localDate.ts';
import { keysOf } from '../../../domain/objects.ts';
import { listsOf, listTitle, type Policy } from '../../../domain/policy/policy.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { INDEFINITE } from '../../../domain/record/ets.ts';
import { kindOf } from '../../../domain/record/fieldKinds.ts';
import {
  type AnyName,
  FIELD_GROUPS,
  type RecordFields,
  type Row,
  rowOf,
  rowsOf,
  shownIn,
} from '../../../domain/record/fields.ts';
import { formatServiceTime } from '../../../domain/record/serviceTime.ts';
import { fitnessText, NOT_ENTERED, ofTest, rifleText } from '../../../domain/record/testOfScore.ts';
import { COURSES, ReadinessList } from '../../../domain/values.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { roleText } from '../../components/soldierText.ts';
import { type FileField, fieldsInFiles, isDodId } from '../import/rosterFile.ts';
import { type Look, lookOf, type Mark, markOf, shownOf, textWidth, widthOf } from './cellLooks.ts';
import { fileRecord, type RosterPerson } from './rosterPerson.ts';

/** A column beside the name: a field of the record, or something derived from it. */
export type RosterColumn = {
  /** The column's name in the address. */
  readonly key: string;
  /** The field it shows; null for a derived column. */
  readonly field: AnyName | null;
  readonly header: string;
  /** The heading in the table, which has no room for more. */
  readonly short: string;
  /** The text of the cell; '' for nothing. */
  readonly text: (person: RosterPerson) => string;
  /** The value as typed, without remarks that only the cell shows. */
  readonly typed: (person: RosterPerson) => string;
  readonly look: Look;
  /** Null if the value is fine, or if that can't be said. */
  readonly mark: (person: RosterPerson) => Mark | null;
  /** What the table shows of the text. */
  readonly shown: (person: RosterPerson) => string;
  /** The value to sort by, ascending. Null for no value, which comes last in either direction. */
  readonly order: (person: RosterPerson) => number | string | null;
  /** The number that counts for the average; null for none. */
  readonly number: (person: RosterPerson) => number | null;
  /** The text below the column, about all visible rows; '' for nothing. */
  readonly total: (people: readonly RosterPerson[]) => string;
  /** Whether the cell shows only part of the value. It's then changed in the record. */
  readonly isInPart?: boolean;
  /** The width in rem. */
  readonly width: number;
  readonly exported: ExportColumn<RosterPerson>;
  /** Only in the file, for a text that doesn't sort. */
  readonly exportedToo?: ExportColumn<RosterPerson>;
};

/** The column that stands before the name and stays in sight, too. */
export const FIRST_COLUMN = 'rank';

/** The columns that the name combines. They appear separately only if chosen. */
export const IN_NAME: readonly AnyName[] = ['firstName', 'middleName', 'lastName'];

/** The column that names the row: `Alvarez, Maria Lee`. */
export const NAME_COLUMN = derived({
  key: 'name',
  header: 'Name',
  width: 13,
  text: nameText,
  order: nameText,
  total: (people) => (people.length === 1 ? '1 person' : `${people.length} people`),
});

function nameText({ record: { lastName, firstName, middleName } }: RosterPerson): string {
  return `${lastName}, ${firstName} ${middleName}`;
}

/** The columns shown by default. */
export function initialColumns(columns: readonly RosterColumn[]): readonly string[] {
  return columns.filter(({ field }) => field === null || !IN_NAME.includes(field)).map(({ key }) => key);
}

/** The fields that are read most, in their order. The others follow in the order of the forms. */
export const MOST_READ: readonly string[] = [
  FIRST_COLUMN,
  'section',
  'team',
  'role',
  'acftScore',
  'acftPass',
  'm4Qual',
  'driversLicense',
  'jfoQualified',
  'ets',
  ...COURSES,
  'dor',
  'pebd',
  'grade',
];

/** Every column that a unit's roster can show: fields, the most read ones first, then derived columns. */
export function rosterColumns(unit: FieldRules): readonly RosterColumn[] {
  const rows = rowsOf(unit);
  const files = fieldsInFiles(unit);
  const fields = shownIn(unit, ...keysOf(FIELD_GROUPS))
    // Shown instead of the date.
    .filter((name) => name !== 'etsIndefinite')
    .flatMap((name) => {
      const row = rowOf(rows, name);
      const file = files.find(({ field }) => field === name);
      return row && file ? [fieldColumn(row, file, unit)] : [];
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...fields, ...timeColumns(), ...findingColumns(unit.policy), DATA_ISSUES];
}

function placeOf({ key }: RosterColumn): number {
  return MOST_READ.includes(key) ? MOST_READ.indexOf(key) : MOST_READ.length;
}

type Kind = ReturnType<typeof kindOf>;

function fieldColumn(row: Row, file: FileField, unit: FieldRules): RosterColumn {
  const { field } = file;
  const kind = kindOf(row);
  const typed = ({ record }: RosterPerson) => typedText(record, field, kind);
  const text = (person: RosterPerson) => fieldText(person, field, typed(person), unit.policy);
  const number = numberOf(field, kind, unit.policy);
  const short = shortHeader(field, row, unit.policy);
  return {
    key: field,
    field,
    header: row.label,
    short,
    text,
    shown: (person) => shownOf(field, text(person), person, unit.policy),
    typed,
    isInPart: isDodId(file),
    look: lookOf(row),
    mark: (person) => markOf(field, person, unit.policy),
    order: orderOf(field, row, kind),
    number,
    total: totalOf(field, kind, number, unit.policy),
    width: widthOf(field, kind.width, short, unit.policy),
    exported: exportedField(file),
  };
}

/** The heading in the table. */
function shortHeader(field: AnyName, { label, roster: { called = label } }: Row, { rifleTest }: Policy): string {
  if (field === 'm4Qual') return rifleTest.name;
  return field === 'driversLicense' || field === 'jfoQualified' ? called : label;
}

/** A field as in files, except that an indefinite ETS is a word. */
function typedText(record: RecordFields, field: AnyName, { cell }: Kind): string {
  if (field === 'ets' && record.etsIndefinite) return INDEFINITE;
  const value = record[field] ?? null;
  if (value === null) return '';
  const shown = cell(value);
  return typeof shown === 'object' ? formatDay(shown.day) : String(shown);
}

/** A field as the cell shows it. Adds whether a role waits for approval, the band of a rifle score, and the test if it isn't the unit's. */
function fieldText({ soldier, record }: RosterPerson, field: AnyName, text: string, policy: Policy): string {
  if (field === 'role') return roleText(soldier);
  if (field === 'acftPass' && fitnessText(record) === NOT_ENTERED) return NOT_ENTERED;
  if (field === 'm4Qual' && text === '') return NOT_ENTERED;
  if (text === '') return text;
  if (field === 'm4Qual') return rifleText(Number(text), soldier.m4Test, policy.rifleTest);
  return field === 'acftScore' || field === 'acftPass' ? ofTest(text, soldier.acftTest, policy.fitnessTest) : text;
}

/** Choices sort in their own order, yes before no, and an indefinite ETS after every date. */
function orderOf(field: AnyName, row: Row, { choices, cell }: Kind): RosterColumn['order'] {
  if (field === 'ets') return ({ record }) => (record.etsIndefinite ? '9999' : record.ets);
  return ({ record }) => {
    const value = record[field] ?? null;
    if (row.kind === 'choice') {
      const index = Object.values(row.choices).indexOf(String(value));
      return index < 0 ? null : index;
    }
    if (typeof value === 'boolean') return value ? 0 : 1;
    if (row.kind !== 'own' || value === null) return value;
    const index = choices.findIndex((choice) => choice.value === value);
    if (index >= 0) return index;
    const shown = cell(value);
    return typeof shown === 'number' ? shown : value;
  };
}

/** The number of a field that has an average. Scores of another test have another scale. */
function numberOf(field: AnyName, { total }: Kind, { fitnessTest, rifleTest }: Policy): RosterColumn['number'] {
  if (total !== 'average') return () => null;
  return ({ soldier, record }) => {
    const value = record[field] ?? null;
    if (value === null) return null;
    if (field === 'acftScore' && soldier.acftTest !== fitnessTest.name) return null;
    return field === 'm4Qual' && soldier.m4Test !== rifleTest.name ? null : Number(value);
  };
}

function totalOf(
  field: AnyName,
  { total }: Kind,
  number: RosterColumn['number'],
  policy: Policy,
): RosterColumn['total'] {
  if (field === 'ets') return (people) => etsTotal(people, policy);
  if (total === 'average') return (people) => average(people.map(number));
  if (total === 'yes') {
    const isYes = ({ record }: RosterPerson) => record[field] === true || record[field] === 'yes';
    return (people) => `${people.filter(isYes).length} of ${people.length}`;
  }
  return () => '';
}

/** `3 past, 6 soon` */
function etsTotal(people: readonly RosterPerson[], policy: Policy): string {
  const counts = [
    [people.filter(({ soldier }) => soldier.pastEts).length, 'past'],
    [people.filter((person) => markOf('ets', person, policy) === 'soon').length, 'soon'],
  ] as const;
  return counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`])).join(', ');
}

/** The average of the entered numbers, to one decimal: `avg 31.5` */
function average(values: readonly (number | null)[]): string {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return '';
  const sum = numbers.reduce((all, one) => all + one, 0);
  return `avg ${Math.round((10 * sum) / numbers.length) / 10}`;
}

/** The field as an import reads it, under a heading that it recognizes. An indefinite ETS is written in the date's column. */
function exportedField({ field, header, exported }: FileField): RosterColumn['exported'] {
  return {
    header,
    exported: (person) => (field === 'ets' && person.record.etsIndefinite ? INDEFINITE : exported(fileRecord(person))),
  };
}

type Derived = Pick<RosterColumn, 'key' | 'header' | 'text' | 'order' | 'width'> & Partial<RosterColumn>;

function derived(column: Derived): RosterColumn {
  return {
    field: null,
    short: column.header,
    shown: column.text,
    typed: () => '',
    look: 'text',
    mark: () => null,
    number: () => null,
    total: () => '',
    exported: { header: column.header, exported: column.text },
    ...column,
  };
}

function timeColumns(): readonly RosterColumn[] {
  return (
    [
      ['timeInService', 'Time in service', 'Days in service'],
      ['timeInGrade', 'Time in grade', 'Days in grade'],
    ] as const
  ).map(([key, header, headerOfDays]) => {
    const days = ({ soldier }: RosterPerson) => {
      const time = soldier[key];
      return time && time.years * DISPLAY_YEAR_DAYS + time.months * DISPLAY_MONTH_DAYS + time.days;
    };
    return derived({
      key,
      header,
      width: textWidth(15),
      text: ({ soldier }) => (soldier[key] ? formatServiceTime(soldier[key]) : ''),
      order: days,
      exportedToo: { header: headerOfDays, exported: (person) => days(person) ?? '' },
    });
  });
}

/** The lists that aren't shortcomings. */
const WELCOME: readonly ReadinessList[] = [ReadinessList.PROMOTABLE, ReadinessList.JFO_QUALIFIED];

/** A column for each readiness list: what a person on it is missing. */
function findingColumns(policy: Policy): readonly RosterColumn[] {
  return listsOf(policy).map((list) => {
    const header = listTitle(list, policy);
    const isWelcome = WELCOME.includes(list);
    const finding = ({ soldier }: RosterPerson) => soldier.readiness.find((one) => one.list === list && one.listed);
    return derived({
      key: list,
      header,
      width: Math.max(textWidth(12), textWidth(header.length + 1)),
      text: (person) => {
        const found = finding(person);
        if (!found) return '';
        return isWelcome ? 'Yes' : found.missing.join(', ');
      },
      mark: (person) => (finding(person) ? (isWelcome ? 'met' : 'missing') : null),
      order: (person) => (finding(person) ? 0 : null),
      total: (people) => String(people.filter(finding).length),
    });
  });
}

const DATA_ISSUES = derived({
  key: 'dataIssues',
  header: 'To complete',
  width: textWidth(30),
  text: ({ soldier }) => soldier.dataIssues.map(({ text }) => text).join(' '),
  order: ({ soldier }) => soldier.dataIssues.length || null,
  total: (people) => String(people.filter(({ soldier }) => soldier.dataIssues.length > 0).length),
});
