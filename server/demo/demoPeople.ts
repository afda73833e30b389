import { addDays, addMonths, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { isStaffRole } from '../../domain/record/assignment.ts';
import { NEW_RECORD, type RecordFields } from '../../domain/record/fields.ts';
import { scoreTests } from '../../domain/record/testOfScore.ts';
import {
  type Course,
  Grade,
  type Rank,
  rankGrade,
  type Role,
  type SchoolName,
  Section,
  Team,
} from '../../domain/values.ts';
import { derivedFields, toStored } from '../records/soldiers/soldierFields.ts';

/**
 * What the demonstration says about a person; the rest follows from it. Times are calendar months. Schools are days from today, and say whether
 * the soldier graduated.
 */
interface DemoPerson {
  name: [first: string, middle: string, last: string];
  rank: Rank;
  place: [Section, Team, Role];
  /** Months in service, months in grade, months until ETS; a negative ETS is in the past. */
  months: [service: number, grade: number, ets: number];
  acft: number;
  m4: number;
  done?: readonly Course[];
  jfo?: true;
  unlicensed?: true;
  schools?: readonly [SchoolName, startsIn: number, days: number, graduated?: boolean][];
}

const NCO_BASICS = ['dlc1Complete', 'blcComplete'] as const;
const SERGEANT_DONE = [...NCO_BASICS, 'dlc2Complete', 'alcComplete'] as const;
const SENIOR_DONE = [...SERGEANT_DONE, 'dlc3Complete', 'slcComplete'] as const;

const { BN_STAFF, ALPHA, BRAVO, CHARLIE, DELTA, UNASSIGNED } = Section;
const { HQ, TEAM_1, TEAM_2, TEAM_3 } = Team;

// A table: one person a line.
// oxfmt-ignore
/** A battalion section of 30: every section and grade, strong and weak readiness, some past their ETS. All names are invented. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { name: ['Marcus', 'Elijah', 'Whitfield'], rank: 'CPT', place: [BN_STAFF, HQ, 'BN_FSO'], months: [74, 20, 31], acft: 548, m4: 36, jfo: true },
  { name: ['Renee', 'Louise', 'Okafor'], rank: 'SFC', place: [BN_STAFF, HQ, 'BN_FSNCO'], months: [158, 27, 40], acft: 532, m4: 38, done: SENIOR_DONE, jfo: true },
  { name: ['Thomas', 'Ray', 'Delgado'], rank: 'SGT', place: [BN_STAFF, HQ, 'AFATDS'], months: [80, 22, 16], acft: 471, m4: 31, done: [...NCO_BASICS, 'dlc2Complete'], schools: [['ALC', 34, 33]] },
  { name: ['Ivy', 'NMN', 'Castellanos'], rank: 'SPC', place: [BN_STAFF, HQ, 'AFATDS'], months: [41, 15, 7], acft: 502, m4: 29, done: ['dlc1Complete'], schools: [['BLC', 12, 22]] },
  { name: ['Dominic', 'James', 'Pruitt'], rank: 'SGT', place: [BN_STAFF, HQ, 'BN_FO'], months: [66, 14, 22], acft: 515, m4: 34, done: NCO_BASICS, jfo: true, schools: [['JFO', -80, 12, true]] },
  { name: ['Hana', 'Mei', 'Nakamura'], rank: 'PFC', place: [BN_STAFF, HQ, 'BN_RTO'], months: [25, 8, 27], acft: 489, m4: 27 },

  { name: ['Caleb', 'Joseph', 'Brandt'], rank: 'FIRST_LT', place: [ALPHA, HQ, 'CO_FSO'], months: [38, 14, 29], acft: 561, m4: 35, jfo: true, schools: [['RANGER', 58, 62]] },
  { name: ['Andre', 'Louis', 'Fontaine'], rank: 'SSG', place: [ALPHA, HQ, 'CO_FSNCO'], months: [112, 38, 19], acft: 528, m4: 37, done: [...SERGEANT_DONE, 'dlc3Complete'], jfo: true, schools: [['SLC', 90, 40]] },
  { name: ['Priya', 'Anjali', 'Raman'], rank: 'SGT', place: [ALPHA, TEAM_1, 'FO'], months: [75, 19, 12], acft: 537, m4: 33, done: SERGEANT_DONE, jfo: true, schools: [['ALC', -85, 33, true]] },
  { name: ['Logan', 'Michael', 'Hayes'], rank: 'PFC', place: [ALPHA, TEAM_1, 'RTO'], months: [19, 7, 29], acft: 455, m4: 24, unlicensed: true },
  { name: ['Mateo', 'Luis', 'Alvarez'], rank: 'SPC', place: [ALPHA, TEAM_2, 'FO'], months: [39, 13, 9], acft: 498, m4: 30, done: ['dlc1Complete'], schools: [['JFO', 21, 12], ['AIR_ASSAULT', 75, 11]] },
  { name: ['Jordan', 'Tyler', 'Kowalski'], rank: 'PV2', place: [ALPHA, TEAM_2, 'RTO'], months: [13, 5, 34], acft: 402, m4: 21, unlicensed: true },
  { name: ['Samuel', 'Abiodun', 'Adeyemi'], rank: 'SPC', place: [ALPHA, TEAM_3, 'FO'], months: [44, 17, 4], acft: 477, m4: 28, done: NCO_BASICS, schools: [['AIR_ASSAULT', -20, 11]] },
  { name: ['Emily', 'Rose', 'Lindqvist'], rank: 'PFC', place: [ALPHA, TEAM_3, 'RTO'], months: [27, 9, 21], acft: 510, m4: 32 },

  { name: ['Nathaniel', 'Cole', 'Ferris'], rank: 'FIRST_LT', place: [BRAVO, HQ, 'CO_FSO'], months: [44, 18, 26], acft: 540, m4: 33, jfo: true },
  { name: ['Keisha', 'Monique', 'Barlow'], rank: 'SSG', place: [BRAVO, HQ, 'CO_FSNCO'], months: [96, 25, 11], acft: 519, m4: 36, done: SERGEANT_DONE, jfo: true },
  { name: ['Viktor', 'NMN', 'Petrov'], rank: 'SGT', place: [BRAVO, TEAM_1, 'FO'], months: [70, 17, 14], acft: 340, m4: 26, done: NCO_BASICS },
  { name: ['Grace', 'Eun', 'Park'], rank: 'SPC', place: [BRAVO, TEAM_1, 'RTO'], months: [31, 6, 18], acft: 522, m4: 35, done: NCO_BASICS, schools: [['PATHFINDER', 140, 18]] },
  { name: ['Isaiah', 'Malik', 'Coleman'], rank: 'SPC', place: [BRAVO, TEAM_2, 'FO'], months: [36, 12, -1], acft: 466, m4: 19 },
  { name: ['Wyatt', 'Dale', 'Sorensen'], rank: 'PV2', place: [BRAVO, TEAM_2, 'RTO'], months: [11, 3, 37], acft: 431, m4: 25, unlicensed: true },

  { name: ['Olivia', 'Jane', 'Merriweather'], rank: 'SECOND_LT', place: [CHARLIE, HQ, 'CO_FSO'], months: [16, 16, 44], acft: 573, m4: 34 },
  { name: ['Darnell', 'Keith', 'Rhodes'], rank: 'SGT', place: [CHARLIE, TEAM_1, 'FO'], months: [88, 40, 5], acft: 493, m4: 29, done: [...NCO_BASICS, 'dlc2Complete'], jfo: true },
  { name: ['Sofia', 'Isabel', 'Marchetti'], rank: 'PFC', place: [CHARLIE, TEAM_1, 'RTO'], months: [24, 6, 24], acft: 487, m4: 31 },
  { name: ['Benjamin', 'Aaron', 'Goldstein'], rank: 'SPC', place: [CHARLIE, TEAM_2, 'FO'], months: [52, 21, -4], acft: 505, m4: 33, done: ['dlc1Complete'], jfo: true },
  { name: ['Tyrell', 'Anthony', 'Vance'], rank: 'SPC', place: [CHARLIE, TEAM_3, 'FO'], months: [29, 5, 19], acft: 318, m4: 22 },

  { name: ['Hannah', 'Marie', 'Sutherland'], rank: 'SECOND_LT', place: [DELTA, HQ, 'CO_FSO'], months: [9, 9, 51], acft: 556, m4: 32 },
  { name: ['Raymond', 'Scott', 'Ybarra'], rank: 'SSG', place: [DELTA, HQ, 'CO_FSNCO'], months: [121, 41, -8], acft: 508, m4: 35, done: SENIOR_DONE, jfo: true },

  { name: ['Chloe', 'Anne', 'Dubois'], rank: 'PVT', place: [UNASSIGNED, 'UNASSIGNED', 'UNASSIGNED'], months: [7, 7, 41], acft: 420, m4: 23, unlicensed: true },
  { name: ['Ethan', 'NMN', 'Maddox'], rank: 'PVT', place: [UNASSIGNED, 'UNASSIGNED', 'UNASSIGNED'], months: [3, 3, 45], acft: 365, m4: 18, unlicensed: true },
  { name: ['Julia', 'Claire', 'Winslow'], rank: 'CDT', place: [UNASSIGNED, 'UNASSIGNED', 'UNASSIGNED'], months: [20, 20, 28], acft: 566, m4: 30, unlicensed: true },
];

/** Two people outside the section today: one left three weeks ago, the other arrives in a month. */
// oxfmt-ignore
export const DEMO_AWAY = {
  departed: { name: ['Miguel', 'Angel', 'Reyes'], rank: 'SGT', place: [CHARLIE, TEAM_1, 'FO'], months: [82, 24, 10], acft: 501, m4: 31, done: NCO_BASICS, jfo: true },
  expected: { name: ['Naomi', 'Ruth', 'Ellison'], rank: 'SPC', place: [CHARLIE, TEAM_2, 'RTO'], months: [33, 10, 27], acft: 495, m4: 30, done: ['dlc1Complete'] },
} as const satisfies Readonly<Record<string, DemoPerson>>;

/** The lowest ACFT score with which the demonstration's people passed. */
const ACFT_PASSING_SCORE = 360;

/** A demonstration person's record as of a day. */
export function demoRecord(person: DemoPerson, today: LocalDate, newId: () => string) {
  const { name, rank, place, months, done = [], schools = [] } = person;
  const [section, team, role] = place;
  const [service, inGrade, untilEts] = months;
  const [firstName, middleName, lastName] = name;
  const fields: RecordFields = {
    ...NEW_RECORD,
    firstName,
    middleName,
    lastName,
    rank,
    grade: rankGrade[rank] ?? Grade.E5,
    section,
    team,
    role,
    pebd: addMonths(today, -service),
    dor: addMonths(today, -inGrade),
    ets: addMonths(today, untilEts),
    acftScore: person.acft,
    acftPass: person.acft >= ACFT_PASSING_SCORE,
    m4Qual: person.m4,
    ...Object.fromEntries(done.map((course) => [course, true])),
    jfoQualified: person.jfo ?? false,
    driversLicense: !person.unlicensed,
  };
  return {
    madeOn: toStoredDate(addMonths(today, -18)),
    ...toStored(fields),
    version: 1,
    ...derivedFields(fields),
    ...scoreTests(fields, null, SPECIFICATION),
    isStaff: isStaffRole(role),
    awaitsStaffApproval: false,
    schools: schools.map(([schoolName, startsIn, days, graduated]) => ({
      id: newId(),
      version: 1,
      schoolName,
      startDate: toStoredDate(addDays(today, startsIn)),
      endDate: toStoredDate(addDays(today, startsIn + days)),
      ...(graduated !== undefined && { graduated }),
    })),
  };
}
