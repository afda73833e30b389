/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Pay grade: E1 to E7 enlisted, O1 to O3 officers. */
export type Grade =
  | 'E1'
  | 'E2'
  | 'E3'
  | 'E4'
  | 'E5'
  | 'E6'
  | 'E7'
  | 'O1'
  | 'O2'
  | 'O3';

/** Rank, as a legal GraphQL name: SECOND_LT is shown as 2LT, FIRST_LT as 1LT. */
export type Rank =
  | 'CDT'
  | 'CPT'
  | 'FIRST_LT'
  | 'PFC'
  | 'PV2'
  | 'PVT'
  | 'SECOND_LT'
  | 'SFC'
  | 'SGT'
  | 'SPC'
  | 'SSG';

/** Duty position. BN FSO, BN FSNCO, CO FSO and CO FSNCO are staff roles. */
export type Role =
  | 'AFATDS'
  | 'BN_FO'
  | 'BN_FSNCO'
  | 'BN_FSO'
  | 'BN_RTO'
  | 'CO_FSNCO'
  | 'CO_FSO'
  | 'FO'
  | 'RTO'
  | 'UNASSIGNED';

/** The schools that a soldier can be scheduled for. */
export type SchoolName =
  | 'AIR_ASSAULT'
  | 'ALC'
  | 'BLC'
  | 'JFO'
  | 'PATHFINDER'
  | 'RANGER'
  | 'SLC';

/** Section of the battalion. UNASSIGNED: in none yet. */
export type Section =
  | 'ALPHA'
  | 'BN_STAFF'
  | 'BRAVO'
  | 'CHARLIE'
  | 'DELTA'
  | 'UNASSIGNED';

/** Team within a section: headquarters or team 1 to 3. */
export type Team =
  | 'HQ'
  | 'TEAM_1'
  | 'TEAM_2'
  | 'TEAM_3'
  | 'UNASSIGNED';

export type RecordHead_SoldierFragment = { rank: Rank, grade: Grade, firstName: string, middleName: string, lastName: string, section: Section, team: Team, role: Role, ets: string | null, schools: Array<{ id: string, schoolName: SchoolName, startDate: string, endDate: string }>, timeInService: { years: number, months: number, days: number } | null, timeInGrade: { years: number, months: number, days: number } | null };

export const RecordHead_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordHead_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeInService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeInGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<RecordHead_SoldierFragment, unknown>;