/** What the columns of a roster are called in a file. */
import { matchKey } from '../imports/importTexts.ts';
import { objectOf } from '../objects.ts';
import type { Policy } from '../policy/policy.ts';
import type { FieldRules } from '../policy/unit.ts';
import { type UnitFieldName, unitFieldName } from '../policy/unitFields.ts';
import { FIELDS, fieldsOf } from '../record/fields.ts';
import { EVENT_COLUMNS, EVENT_HEADINGS, type EventColumn } from './eventColumns.ts';
import { fieldOf, ROSTER_COLUMNS, type RosterColumn } from './rosterRow.ts';

/** What a column of every unit's files can hold: a column of the roster, the whole name, or the suffix that goes to the last name. */
type CommonColumn = RosterColumn | 'name' | 'nameSuffix';
/** The same, or a unit field, or one of a file of events. */
export type FileColumn = CommonColumn | UnitFieldName | EventColumn;

const COMMON_COLUMNS: readonly CommonColumn[] = ['name', 'nameSuffix', ...ROSTER_COLUMNS];

/**
 * What the columns are called, in the files that are exported, too: those of every unit, then the unit's own, then those of files of events.
 * @param hasRequirements whether the unit has any of which there are events
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
    if (column === 'nameSuffix') return 'Suffix (behind the last name)';
    if (column === 'courses') return 'Courses (a list)';
    const { label, roster } = fields[fieldOf(column)];
    return roster.heading ?? label;
  });
}

/** Other headings that spreadsheets use for a column, in letters and digits only. */
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

/** Headings of DoD IDs, which are known where the unit keeps them. */
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

/** SSN or SSAN where a word begins or ends, whatever stands between the letters, and Social Security. A class number and a business name have these letters, too. */
const OF_SSNS =
  /(?<!\p{L})S[^\p{L}\p{N}]*S[^\p{L}\p{N}]*(?:A[^\p{L}\p{N}]*)?N|SSA?N(?!\p{L})|SOCIAL[^\p{L}\p{N}]*SECURITY/iu;

/** Whether a heading is one of Social Security numbers, or of a part of them. */
export function isOfSsns(heading: string): boolean {
  const apart = heading.normalize('NFKC').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return OF_SSNS.test(apart);
}

/** What a column with a heading holds; null if the heading is not known. */
export type ColumnFor = (heading: string) => FileColumn | null;

/** The headings that are known: those of the unit's policy, those that other files have, and those of the unit fields. */
export function knownHeadings({ policy, unitFields }: FieldRules): ColumnFor {
  const labels = commonLabels(policy);
  const named = (namesOf: (column: CommonColumn) => readonly string[]) =>
    COMMON_COLUMNS.flatMap((column) => namesOf(column).map((name) => [matchKey(name), column] as const));
  // The later goes before the earlier: what a policy calls by the name of a unit field, and that before what other files call so.
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

/** What the tests of a kind are called, or were. */
const FITNESS_TESTS: readonly string[] = ['ACFT', 'AFT', 'APFT', 'PT'];
const RIFLE_TESTS: readonly string[] = ['M4A1', 'M4', 'M16A4', 'M16A2', 'M16', 'RIFLE', 'CARBINE'];

/** The headings of one test each that a heading such as `ACFT/AFT Score` stands for: it joins the names of two tests of one kind. None for any other. */
function joinedTests(key: string, names: readonly string[]): string[] {
  const longestFirst = names.filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  const name = new RegExp(longestFirst.join('|'), 'g');
  const found = new Set(key.match(name));
  if (found.size < 2) return [];
  const rest = key.replace(name, '').replace(/^(?:OR|AND|FORMERLY)+|(?:OR|AND|FORMERLY)+$/g, '');
  return [...found].map((one) => one + rest);
}

/** Other numbers that identify somebody elsewhere, and measures of the body, whatever a file calls them, in letters and digits only. */
const NEVER_READ = /LAST(?:4|FOUR)|EDIPI|DODID|BODYFAT|^(?:L4|HEIGHT|WEIGHT|HT|WT|HTWT|HEIGHTWEIGHT|HWPASS|BF|BFPASS)$/;

/** Whether a column holds what no import reads. A unit field goes by its label, which the unit chose, and that of DoD IDs also by what other files call them. */
export function isNeverRead(heading: string, columnFor: ColumnFor): boolean {
  return columnFor(heading) === null && (isOfSsns(heading) || NEVER_READ.test(matchKey(heading)));
}
