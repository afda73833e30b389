/** The names of a roster's columns in a file. */
import { matchKey } from '../imports/importTexts.ts';
import { objectOf } from '../objects.ts';
import type { Policy } from '../policy/policy.ts';
import type { FieldRules } from '../policy/unit.ts';
import { type UnitFieldName, unitFieldName } from '../policy/unitFields.ts';
import { FIELDS, fieldsOf } from '../record/fields.ts';
import { EVENT_COLUMNS, EVENT_HEADINGS, type EventColumn } from './eventColumns.ts';
import { fieldOf, ROSTER_COLUMNS, type RosterColumn } from './rosterRow.ts';

/** What a column can hold in any unit's file: a roster column, the whole name, or the suffix that goes after the last name. */
type CommonColumn = RosterColumn | 'name' | 'nameSuffix';
/** The same, a unit field, or a column of a file of events. */
export type FileColumn = CommonColumn | UnitFieldName | EventColumn;

const COMMON_COLUMNS: readonly CommonColumn[] = ['name', 'nameSuffix', ...ROSTER_COLUMNS];

/**
 * The columns' names, also in exported files: first the common ones, then the unit fields, then the columns of event files.
 * @param hasRequirements whether the unit has requirements with events
 */
export function columnLabels(
  { policy, unitFields }: FieldRules,
  hasRequirements = false,
): ReadonlyMap<FileColumn, string> {
  const common = commonLabels(policy);
  return new Map<FileColumn, string>([
    ...COMMON_COLUMNS.map((column) => [column, common[column]] as const),
    ...unitFields.map(({ id, label }) => [unitFieldName(id), label] as const),
    ...(hasRequirements ? EVENT_COLUMNS.map((column) => [column, EVENT_HEADINGS[column]] as const) : []),
  ]);
}

function commonLabels(policy: Policy): Readonly<Record<CommonColumn, string>> {
  const fields = fieldsOf(policy);
  return objectOf<Record<CommonColumn, string>>(COMMON_COLUMNS, (column: CommonColumn) => {
    if (column === 'name') return 'Whole name';
    if (column === 'nameSuffix') return 'Suffix (after the last name)';
    if (column === 'courses') return 'Courses (a list)';
    const { label, roster } = fields[fieldOf(column)];
    return roster.heading ?? label;
  });
}

/** Other headings for a column in spreadsheets, in letters and digits only. */
function alsoCalled(column: CommonColumn): readonly string[] {
  if (column === 'name') {
    return [
      'FULLNAME',
      'WHOLENAMELASTFIRSTMIDDLE',
      'SOLDIER',
      'SOLDIERNAME',
      'LASTFIRST',
      'LASTFIRSTMI',
      'LASTFIRSTMIDDLE',
      'LASTNAMEFIRSTNAME',
      'LASTNAMEFIRSTNAMEMI',
      'LASTNAMEFIRST',
      'LASTNAMEFIRSTMI',
      'NAMELASTFIRST',
      'NAMELASTFIRSTMI',
      'NAMELASTFIRSTMIDDLE',
      'RANKNAME',
      'NAMERANK',
      'RANKANDNAME',
      'RANKLASTFIRST',
      'RANKLASTNAMEFIRSTNAME',
    ];
  }
  if (column === 'nameSuffix') return ['SUFFIX', 'SFX'];
  if (column === 'courses') return ['COURSESCOMPLETE', 'COURSESTHATARECOMPLETEALIST', 'MILITARYEDUCATION', 'PME'];
  return FIELDS[fieldOf(column)].roster.alsoCalled;
}

/** Headings for DoD IDs, which are known if the unit keeps them. */
const DOD_ID_CALLED = [
  'DODID',
  'EDIPI',
  'DODIDEDIPI',
  'EDIPIDODID',
  'DODIDNUMBER',
  'DODIDNO',
  'DODEDIPI',
  'EDIPINUMBER',
];

/** Whether a heading is one of DoD IDs. */
export function isOfDodIds(heading: string): boolean {
  return DOD_ID_CALLED.includes(matchKey(heading));
}

/**
 * SSN or SSAN at the start or end of a word, with any signs between the letters, and Social Security. Class numbers and business names contain
 * these letters, too.
 */
const OF_SSNS =
  /(?<!\p{L})S[^\p{L}\p{N}]*S[^\p{L}\p{N}]*(?:A[^\p{L}\p{N}]*)?N|SSA?N(?!\p{L})|SOCIAL[^\p{L}\p{N}]*SECURITY/iu;

/** Whether a heading is about Social Security numbers, or parts of them. */
export function isOfSsns(heading: string): boolean {
  const apart = heading.normalize('NFKC').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return OF_SSNS.test(apart);
}

/** What a column with this heading holds; null if the heading is unknown. */
export type ColumnFor = (heading: string) => FileColumn | null;

/** The known headings: the unit policy's names, names in other files, and the unit fields' labels. */
export function knownHeadings({ policy, unitFields }: FieldRules): ColumnFor {
  const labels = commonLabels(policy);
  const named = (namesOf: (column: CommonColumn) => readonly string[]) =>
    COMMON_COLUMNS.flatMap((column) => namesOf(column).map((name) => [matchKey(name), column] as const));
  // Later entries win: the policy's names over unit fields, and unit fields over names in other files.
  const byHeading = new Map<string, FileColumn>([
    ...named(alsoCalled),
    ...unitFields.flatMap(({ id, kind }) =>
      kind === 'DOD_ID' ? DOD_ID_CALLED.map((name) => [name, unitFieldName(id)] as const) : [],
    ),
    ...unitFields.map(({ id, label }) => [matchKey(label), unitFieldName(id)] as const),
    ...named((column) => [column, labels[column]]),
  ]);
  const tests = [
    [...FITNESS_TESTS, matchKey(policy.fitnessTest.name)],
    [...RIFLE_TESTS, matchKey(policy.rifleTest.name)],
  ];
  const ofTests = (key: string) =>
    tests.flatMap((names) => joinedTests(key, names)).find((name) => byHeading.has(name)) ?? key;
  return (heading) => {
    const key = matchKey(heading);
    return byHeading.get(key) ?? byHeading.get(ofTests(key)) ?? null;
  };
}

/** Current and former names of the tests. */
const FITNESS_TESTS: readonly string[] = ['ACFT', 'AFT', 'APFT', 'PT'];
const RIFLE_TESTS: readonly string[] = ['M4A1', 'M4', 'M16A4', 'M16A2', 'M16', 'RIFLE', 'CARBINE'];

/**
 * The single-test headings that a heading such as `ACFT/AFT Score` stands for, because it joins the names of two tests. Empty for any other
 * heading.
 */
function joinedTests(key: string, names: readonly string[]): string[] {
  const longestFirst = names.filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  const name = new RegExp(longestFirst.join('|'), 'g');
  const found = new Set(key.match(name));
  if (found.size < 2) return [];
  const rest = key.replace(name, '').replace(/^(?:OR|AND|FORMERLY)+|(?:OR|AND|FORMERLY)+$/g, '');
  return [...found].map((one) => one + rest);
}

/** Other identifying numbers and body measurements, whatever a file calls them, in letters and digits only. */
const NEVER_READ = /LAST(?:4|FOUR)|EDIPI|DODID|BODYFAT|^(?:L4|HEIGHT|WEIGHT|HT|WT|HTWT|HEIGHTWEIGHT|HWPASS|BF|BFPASS)$/;

/**
 * Whether an import must not read a column. A unit field counts by the label that the unit chose, and the DoD ID field also by names in other
 * files.
 */
export function isNeverRead(heading: string, columnFor: ColumnFor): boolean {
  return columnFor(heading) === null && (isOfSsns(heading) || NEVER_READ.test(matchKey(heading)));
}
