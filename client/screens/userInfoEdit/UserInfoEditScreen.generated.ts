/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Pay grade: E1 to E7 enlisted, O1 to O3 officers. */
export type Grade =
  /** Usual for PVT. */
  | 'E1'
  /** Usual for PV2. */
  | 'E2'
  /** Usual for PFC. */
  | 'E3'
  /** Usual for SPC. Needs DLC 1, then BLC. */
  | 'E4'
  /** Usual for SGT. Needs DLC 2, then ALC. */
  | 'E5'
  /** Usual for SSG. Needs DLC 3, then SLC. */
  | 'E6'
  /** Usual for SFC. Has no promotion rule. */
  | 'E7'
  /** Usual for 2LT. Has no promotion rule. */
  | 'O1'
  /** Usual for 1LT. Has no promotion rule. */
  | 'O2'
  /** Usual for CPT. Has no promotion rule. */
  | 'O3';

/** Rank, as a legal GraphQL name. Ascending: PVT, PV2, PFC, SPC, SGT, SSG, SFC, CDT, SECOND_LT, FIRST_LT, CPT. */
export type Rank =
  /** Cadet, of any grade; never promotable, and never on DLC Incomplete. */
  | 'CDT'
  /** Captain; usually O3. */
  | 'CPT'
  /** First lieutenant, shown as 1LT; usually O2. */
  | 'FIRST_LT'
  /** Private first class; usually E3. */
  | 'PFC'
  /** Private, second grade; usually E2. */
  | 'PV2'
  /** Private; usually E1. */
  | 'PVT'
  /** Second lieutenant, shown as 2LT; usually O1. */
  | 'SECOND_LT'
  /** Sergeant first class; usually E7. */
  | 'SFC'
  /** Sergeant; usually E5. */
  | 'SGT'
  /** Specialist; usually E4. */
  | 'SPC'
  /** Staff sergeant; usually E6. */
  | 'SSG';

/** Duty position. Underscores are shown as blanks. */
export type Role =
  /** Operates the Advanced Field Artillery Tactical Data System, in BN STAFF. */
  | 'AFATDS'
  /** Battalion forward observer, in BN STAFF. */
  | 'BN_FO'
  /** Battalion fire support NCO, in BN STAFF. Brings staff rights. */
  | 'BN_FSNCO'
  /** Battalion fire support officer, in BN STAFF. Brings staff rights. */
  | 'BN_FSO'
  /** Battalion radiotelephone operator, in BN STAFF. */
  | 'BN_RTO'
  /** Company fire support NCO, in a company's HQ. Brings staff rights. */
  | 'CO_FSNCO'
  /** Company fire support officer, in a company's HQ. Brings staff rights. */
  | 'CO_FSO'
  /** Forward observer of team 1, 2 or 3. */
  | 'FO'
  /** Radiotelephone operator of team 1, 2 or 3. */
  | 'RTO'
  /** The one role of section UNASSIGNED. */
  | 'UNASSIGNED';

/** Section of the battalion. */
export type Section =
  /** Company A: 8 places. */
  | 'ALPHA'
  /** Battalion staff, shown as BN STAFF: 6 places. */
  | 'BN_STAFF'
  /** Company B: 8 places. */
  | 'BRAVO'
  /** Company C: 8 places. */
  | 'CHARLIE'
  /** Company D, which has headquarters alone: 4 places. */
  | 'DELTA'
  /** No section yet; team and role are UNASSIGNED, too. */
  | 'UNASSIGNED';

/** Team within a section. */
export type Team =
  /** Headquarters; every section has one, UNASSIGNED aside. */
  | 'HQ'
  /** Shown as 1. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_1'
  /** Shown as 2. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_2'
  /** Shown as 3. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_3'
  /** The one team of section UNASSIGNED. */
  | 'UNASSIGNED';

export type UserInfoEditQueryVariables = Exact<{
  id: string | number;
}>;


export type UserInfoEditQuery = { soldier: { id: string, version: number, rank: Rank, lastName: string, isStaff: boolean, firstName: string, middleName: string, grade: Grade, pebd: string | null, dor: string | null, ets: string | null, section: Section, team: Team, role: Role, acftScore: number, acftPass: boolean, m4Qual: number, dlc1Complete: boolean, blcComplete: boolean, dlc2Complete: boolean, alcComplete: boolean, dlc3Complete: boolean, slcComplete: boolean, jfoQualified: boolean, driversLicense: boolean } };


export const UserInfoEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserInfoEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditRecordForm_soldier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditRecordForm_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoldierValues_soldier"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoldierValues_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"pebd"}},{"kind":"Field","name":{"kind":"Name","value":"dor"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"acftScore"}},{"kind":"Field","name":{"kind":"Name","value":"acftPass"}},{"kind":"Field","name":{"kind":"Name","value":"m4Qual"}},{"kind":"Field","name":{"kind":"Name","value":"dlc1Complete"}},{"kind":"Field","name":{"kind":"Name","value":"blcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc2Complete"}},{"kind":"Field","name":{"kind":"Name","value":"alcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc3Complete"}},{"kind":"Field","name":{"kind":"Name","value":"slcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"jfoQualified"}},{"kind":"Field","name":{"kind":"Name","value":"driversLicense"}}]}}]} as unknown as DocumentNode<UserInfoEditQuery, UserInfoEditQueryVariables>;
export function useUserInfoEditQuery(options: useQuery.Options<UserInfoEditQuery, UserInfoEditQueryVariables> & { variables: UserInfoEditQueryVariables }) {
  return useQuery(UserInfoEditDocument, options);
}