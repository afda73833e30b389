/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One's own new record. What is left out is UNASSIGNED (section, team, role), 0 (scores), true (acftPass), false (courses, JFO, license) or no date. */
export type CreateSoldierInput = {
  /** Whether the Army Combat Fitness Test was passed; no promotion without it. */
  acftPass?: boolean | null | undefined;
  /** Army Combat Fitness Test score, 0 to 600. */
  acftScore?: number | null | undefined;
  /** Whether the Advanced Leader Course is complete. */
  alcComplete?: boolean | null | undefined;
  /** Whether the Basic Leader Course is complete. */
  blcComplete?: boolean | null | undefined;
  /** Whether Distributed Leader Course I is complete. */
  dlc1Complete?: boolean | null | undefined;
  /** Whether Distributed Leader Course II is complete. */
  dlc2Complete?: boolean | null | undefined;
  /** Whether Distributed Leader Course III is complete. */
  dlc3Complete?: boolean | null | undefined;
  /** Date of rank: time in grade counts from it. From 1950-01-01 to 2100-12-31. */
  dor?: string | null | undefined;
  /** Whether the soldier is licensed to drive military vehicles. */
  driversLicense?: boolean | null | undefined;
  /** Expiration of term of service: the last day. From 1950-01-01 to 2100-12-31. */
  ets?: string | null | undefined;
  /** First name, 1 to 60 characters. */
  firstName: string;
  /** Pay grade. Decides which courses and which promotion rule apply; the usual one of the rank unless somebody chose another. */
  grade: Grade;
  /** Whether the soldier is qualified as a joint fires observer. */
  jfoQualified?: boolean | null | undefined;
  /** Last name, 1 to 60 characters. */
  lastName: string;
  /** M4 qualification score, 0 to 600; below 23 is a fail. */
  m4Qual?: number | null | undefined;
  /** Middle name, 1 to 60 characters. */
  middleName: string;
  /** Pay entry base date: service time counts from it. From 1950-01-01 to 2100-12-31. */
  pebd?: string | null | undefined;
  /** Rank. The server takes any grade with it; forms fill in the usual one. */
  rank: Rank;
  /** Duty position, one of those that the section and team have. A staff role brings staff rights; staff have to approve them for somebody who chose it for themself, or whom an import found by their name. */
  role?: Role | null | undefined;
  /** Section; UNASSIGNED until the soldier or staff choose one. Only some teams and roles can be combined with each section. */
  section?: Section | null | undefined;
  /** Whether the Senior Leader Course is complete. */
  slcComplete?: boolean | null | undefined;
  /** Team, one of those that the section has. */
  team?: Team | null | undefined;
};

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

export type CreateSoldierMutationVariables = Exact<{
  input: CreateSoldierInput;
}>;


export type CreateSoldierMutation = { createSoldier: { id: string, isStaff: boolean } };


export const CreateSoldierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSoldier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSoldierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSoldier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}}]}}]} as unknown as DocumentNode<CreateSoldierMutation, CreateSoldierMutationVariables>;
export function useCreateSoldierMutation(options: useMutation.Options<CreateSoldierMutation, CreateSoldierMutationVariables> = {}) {
  return useMutation(CreateSoldierDocument, options);
}