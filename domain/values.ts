/**
 * The value lists of a record, under the names that the database, the API and the code share, and their labels for people
 * (Spec 7.1 and 7.6).
 *
 * Each list is an object whose keys equal its values, so that it can be registered as a GraphQL enum.
 */

/** Military ranks in ascending order. A cadet comes between enlisted soldiers and officers. */
export const Rank = {
  PVT: 'PVT',
  PV2: 'PV2',
  PFC: 'PFC',
  SPC: 'SPC',
  CPL: 'CPL',
  SGT: 'SGT',
  SSG: 'SSG',
  SFC: 'SFC',
  MSG: 'MSG',
  FIRST_SG: 'FIRST_SG',
  CDT: 'CDT',
  SECOND_LT: 'SECOND_LT',
  FIRST_LT: 'FIRST_LT',
  CPT: 'CPT',
} as const;
export type Rank = (typeof Rank)[keyof typeof Rank];
export const RANKS: readonly Rank[] = Object.values(Rank);
export const rankLabel: Readonly<Record<Rank, string>> = {
  ...Rank,
  FIRST_SG: '1SG',
  SECOND_LT: '2LT',
  FIRST_LT: '1LT',
};

/** Pay grades: E for enlisted soldiers, O for officers. */
export const Grade = {
  E1: 'E1',
  E2: 'E2',
  E3: 'E3',
  E4: 'E4',
  E5: 'E5',
  E6: 'E6',
  E7: 'E7',
  E8: 'E8',
  O1: 'O1',
  O2: 'O2',
  O3: 'O3',
} as const;
export type Grade = (typeof Grade)[keyof typeof Grade];
export const GRADES: readonly Grade[] = Object.values(Grade);
export const gradeLabel: Readonly<Record<Grade, string>> = Grade;

/** The usual pay grade of each rank; null for a cadet, who has none. */
export const rankGrade: Readonly<Record<Rank, Grade | null>> = {
  PVT: Grade.E1,
  PV2: Grade.E2,
  PFC: Grade.E3,
  SPC: Grade.E4,
  CPL: Grade.E4,
  SGT: Grade.E5,
  SSG: Grade.E6,
  SFC: Grade.E7,
  MSG: Grade.E8,
  FIRST_SG: Grade.E8,
  CDT: null,
  SECOND_LT: Grade.O1,
  FIRST_LT: Grade.O2,
  CPT: Grade.O3,
};

/** What a leadership comment is about, in the order of a person's comments. */
export const CommentCategory = {
  CHARACTER: 'CHARACTER',
  PRESENCE: 'PRESENCE',
  INTELLECT: 'INTELLECT',
  LEADERSHIP: 'LEADERSHIP',
  DEVELOPS: 'DEVELOPS',
  ACHIEVES: 'ACHIEVES',
  OVERALL: 'OVERALL',
  RECOMMENDED: 'RECOMMENDED',
} as const;
export type CommentCategory = (typeof CommentCategory)[keyof typeof CommentCategory];
export const COMMENT_CATEGORIES: readonly CommentCategory[] = Object.values(CommentCategory);
export const commentCategoryLabel: Readonly<Record<CommentCategory, string>> = CommentCategory;

/** The categories that leaders choose from. RECOMMENDED comes only from the recommended-comment form. */
export const LEADERSHIP_CATEGORIES: readonly CommentCategory[] = COMMENT_CATEGORIES.filter(
  (category) => category !== CommentCategory.RECOMMENDED,
);

/** The sections of the battalion, in the order of the screens. */
export const Section = {
  BN_STAFF: 'BN_STAFF',
  ALPHA: 'ALPHA',
  BRAVO: 'BRAVO',
  CHARLIE: 'CHARLIE',
  DELTA: 'DELTA',
  UNASSIGNED: 'UNASSIGNED',
} as const;
export type Section = (typeof Section)[keyof typeof Section];
export const SECTIONS: readonly Section[] = Object.values(Section);
export const sectionLabel: Readonly<Record<Section, string>> = { ...Section, BN_STAFF: 'BN STAFF' };

/** The teams within a section. */
export const Team = {
  HQ: 'HQ',
  TEAM_1: 'TEAM_1',
  TEAM_2: 'TEAM_2',
  TEAM_3: 'TEAM_3',
  UNASSIGNED: 'UNASSIGNED',
} as const;
export type Team = (typeof Team)[keyof typeof Team];
export const TEAMS: readonly Team[] = Object.values(Team);
export const teamLabel: Readonly<Record<Team, string>> = { ...Team, TEAM_1: '1', TEAM_2: '2', TEAM_3: '3' };

/** The roles: battalion staff, then company headquarters (CO), then teams 1 to 3. */
export const Role = {
  BN_FSO: 'BN_FSO',
  BN_FSNCO: 'BN_FSNCO',
  AFATDS: 'AFATDS',
  BN_FO: 'BN_FO',
  BN_RTO: 'BN_RTO',
  CO_FSO: 'CO_FSO',
  CO_FSNCO: 'CO_FSNCO',
  FO: 'FO',
  RTO: 'RTO',
  UNASSIGNED: 'UNASSIGNED',
} as const;
export type Role = (typeof Role)[keyof typeof Role];
export const ROLES: readonly Role[] = Object.values(Role);
export const roleLabel: Readonly<Record<Role, string>> = {
  ...Role,
  BN_FSO: 'BN FSO',
  BN_FSNCO: 'BN FSNCO',
  BN_FO: 'BN FO',
  BN_RTO: 'BN RTO',
  CO_FSO: 'CO FSO',
  CO_FSNCO: 'CO FSNCO',
};

/** The schools that can be scheduled for a soldier. */
export const SchoolName = {
  BLC: 'BLC',
  ALC: 'ALC',
  SLC: 'SLC',
  JFO: 'JFO',
  AIR_ASSAULT: 'AIR_ASSAULT',
  PATHFINDER: 'PATHFINDER',
  RANGER: 'RANGER',
} as const;
export type SchoolName = (typeof SchoolName)[keyof typeof SchoolName];
export const SCHOOL_NAMES: readonly SchoolName[] = Object.values(SchoolName);
export const schoolNameLabel: Readonly<Record<SchoolName, string>> = { ...SchoolName, AIR_ASSAULT: 'AIR ASSAULT' };

/** The courses that a record tracks as complete or not: distributed leader courses (DLC) and leader courses (BLC, ALC, SLC). */
export const courseLabel = {
  dlc1Complete: 'DLC 1',
  blcComplete: 'BLC',
  dlc2Complete: 'DLC 2',
  alcComplete: 'ALC',
  dlc3Complete: 'DLC 3',
  slcComplete: 'SLC',
} as const;
/** A course's field in the record. */
export type Course = keyof typeof courseLabel;
/** In the order of a career. */
export const COURSES = [
  'dlc1Complete',
  'blcComplete',
  'dlc2Complete',
  'alcComplete',
  'dlc3Complete',
  'slcComplete',
] as const satisfies readonly Course[];

/** The seven lists of the readiness overview, in its order (Spec 11.2). */
export const ReadinessList = {
  DLC_INCOMPLETE: 'DLC_INCOMPLETE',
  PME_INCOMPLETE: 'PME_INCOMPLETE',
  M4_QUAL_FAIL: 'M4_QUAL_FAIL',
  ACFT_FAIL: 'ACFT_FAIL',
  NEED_LICENSED: 'NEED_LICENSED',
  PROMOTABLE: 'PROMOTABLE',
  JFO_QUALIFIED: 'JFO_QUALIFIED',
} as const;
export type ReadinessList = (typeof ReadinessList)[keyof typeof ReadinessList];
export const READINESS_LISTS: readonly ReadinessList[] = Object.values(ReadinessList);
/** The colors of a strength gauge, from the worst to the best. */
export const GaugeColour = { RED: 'RED', YELLOW: 'YELLOW', GREEN: 'GREEN' } as const;
export type GaugeColour = (typeof GaugeColour)[keyof typeof GaugeColour];
