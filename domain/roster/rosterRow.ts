/** A row of a roster: the texts that stand in it, and what they say about a record. */
import type { Problem } from '../errors.ts';
import type { LocalDate } from '../localDate.ts';
import { readDay } from '../imports/importDays.ts';
import { mapped, type Reading, readListed, readPassFail, readYesNo } from '../imports/importTexts.ts';
import { nameText } from '../record/nameText.ts';
import { readCourses, readScore } from './rosterTexts.ts';
import { isOneOf } from '../isOneOf.ts';
import {
  COURSES,
  type Course,
  courseLabel,
  type Grade,
  gradeLabel,
  GRADES,
  type Rank,
  rankLabel,
  RANKS,
  type Role,
  roleLabel,
  ROLES,
  type Section,
  sectionLabel,
  SECTIONS,
  type Team,
  teamLabel,
  TEAMS,
} from '../values.ts';

/** The columns of a roster, in the order in which their problems are told. */
export const ROSTER_COLUMNS = [
  'firstName',
  'middleName',
  'lastName',
  'rank',
  'grade',
  'section',
  'team',
  'role',
  'pebd',
  'dor',
  'ets',
  'acftScore',
  'acftPass',
  'm4Qual',
  'courses',
  ...COURSES,
  'jfo',
  'license',
] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** The texts of a row, right or wrong. A column that is left out, null or blank says nothing. */
export type RosterRow = { readonly [Column in RosterColumn]?: string | null } & {
  /** Its number in the file, as `rowNumbers` takes it. */
  readonly row?: number | null;
};

/** The fields of a record that a roster may speak of (Requirements 3). */
export type RosterFields = {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly rank: Rank;
  readonly grade: Grade;
  readonly pebd: LocalDate | null;
  readonly dor: LocalDate | null;
  readonly ets: LocalDate | null;
  readonly section: Section;
  readonly team: Team;
  readonly role: Role;
  readonly acftScore: number;
  readonly acftPass: boolean;
  readonly m4Qual: number;
  readonly jfoQualified: boolean;
  readonly driversLicense: boolean;
} & Readonly<Record<Course, boolean>>;

export type Name = Pick<RosterFields, 'firstName' | 'middleName' | 'lastName'>;

/** What a row says: always a name, of which each part may be blank, and of the other fields those whose columns say something. */
export type RosterValues = Name & Partial<Omit<RosterFields, keyof Name>>;

type NameColumn = keyof Name;

const READERS: Readonly<
  Record<Exclude<RosterColumn, NameColumn>, (text: string) => Reading<Partial<Omit<RosterFields, keyof Name>>>>
> = {
  rank: (text) => mapped(readListed('Rank', text, RANKS, rankLabel), (rank) => ({ rank })),
  grade: (text) => mapped(readListed('Grade', text, GRADES, gradeLabel), (grade) => ({ grade })),
  section: (text) => mapped(readListed('Section', text, SECTIONS, sectionLabel), (section) => ({ section })),
  team: (text) => mapped(readListed('Team', text, TEAMS, teamLabel), (team) => ({ team })),
  role: (text) => mapped(readListed('Role', text, ROLES, roleLabel), (role) => ({ role })),
  pebd: (text) => mapped(readDay('PEBD', text), (pebd) => ({ pebd })),
  dor: (text) => mapped(readDay('DOR', text), (dor) => ({ dor })),
  ets: (text) => mapped(readDay('ETS', text), (ets) => ({ ets })),
  acftScore: (text) => mapped(readScore('ACFT score', text), (acftScore) => ({ acftScore })),
  acftPass: (text) => mapped(readPassFail('ACFT pass', text), (acftPass) => ({ acftPass })),
  m4Qual: (text) => mapped(readScore('M4 qualification', text), (m4Qual) => ({ m4Qual })),
  courses: readCourses,
  // Unlike the list, a column of its own can also say that a course is not complete.
  dlc1Complete: (text) => mapped(readYesNo(courseLabel.dlc1Complete, text), (dlc1Complete) => ({ dlc1Complete })),
  blcComplete: (text) => mapped(readYesNo(courseLabel.blcComplete, text), (blcComplete) => ({ blcComplete })),
  dlc2Complete: (text) => mapped(readYesNo(courseLabel.dlc2Complete, text), (dlc2Complete) => ({ dlc2Complete })),
  alcComplete: (text) => mapped(readYesNo(courseLabel.alcComplete, text), (alcComplete) => ({ alcComplete })),
  dlc3Complete: (text) => mapped(readYesNo(courseLabel.dlc3Complete, text), (dlc3Complete) => ({ dlc3Complete })),
  slcComplete: (text) => mapped(readYesNo(courseLabel.slcComplete, text), (slcComplete) => ({ slcComplete })),
  jfo: (text) => mapped(readYesNo('JFO', text), (jfoQualified) => ({ jfoQualified })),
  license: (text) => mapped(readYesNo('License', text), (driversLicense) => ({ driversLicense })),
};

/** What the texts of a row say, and what is wrong with them one by one: at most one problem for each column. */
export function readRosterRow(row: RosterRow): { values: RosterValues; problems: Problem[] } {
  const problems: Problem[] = [];
  let values: RosterValues = {
    firstName: tidied(nameText(row.firstName ?? '')),
    middleName: tidied(nameText(row.middleName ?? '')),
    lastName: tidied(nameText(row.lastName ?? '')),
  };
  for (const field of ROSTER_COLUMNS) {
    const text = tidied(row[field]);
    if (isNameColumn(field) || text === '') continue;
    const reading = READERS[field](text);
    if (!('value' in reading)) problems.push({ field, message: reading.problem });
    else if (isOneOf(COURSES, field) && values[field] === true && reading.value[field] === false) {
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

/** The same for two names that a reader takes for one: letter case, the number of blanks and what is invisible do not count, accents and hyphens do. */
export function nameKey({ firstName, middleName, lastName }: Name): string {
  return [lastName, firstName, middleName].map(folded).join('\n');
}

function folded(text: string): string {
  // Lower case turns ẞ into ß, and upper case then ß into SS.
  return tidied(text.replace(/\p{Cf}/gu, ''))
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase();
}

function tidied(text: string | null | undefined): string {
  return (text ?? '').trim().replace(/[^\S\n]+/g, ' ');
}

function isNameColumn(column: RosterColumn): column is NameColumn {
  return column === 'firstName' || column === 'middleName' || column === 'lastName';
}
