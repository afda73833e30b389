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

export type RecordGroups_SoldierFragment = { firstName: string, middleName: string, lastName: string, rank: Rank, grade: Grade, section: Section, team: Team, role: Role, acftScore: number, acftPass: boolean, m4Qual: number, jfoQualified: boolean, driversLicense: boolean, pebd: string | null, dor: string | null, ets: string | null, dlc1Complete: boolean, blcComplete: boolean, dlc2Complete: boolean, alcComplete: boolean, dlc3Complete: boolean, slcComplete: boolean };

export const RecordGroups_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordGroups_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"acftScore"}},{"kind":"Field","name":{"kind":"Name","value":"acftPass"}},{"kind":"Field","name":{"kind":"Name","value":"m4Qual"}},{"kind":"Field","name":{"kind":"Name","value":"jfoQualified"}},{"kind":"Field","name":{"kind":"Name","value":"driversLicense"}},{"kind":"Field","name":{"kind":"Name","value":"pebd"}},{"kind":"Field","name":{"kind":"Name","value":"dor"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"dlc1Complete"}},{"kind":"Field","name":{"kind":"Name","value":"blcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc2Complete"}},{"kind":"Field","name":{"kind":"Name","value":"alcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc3Complete"}},{"kind":"Field","name":{"kind":"Name","value":"slcComplete"}}]}}]} as unknown as DocumentNode<RecordGroups_SoldierFragment, unknown>;