/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
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

/** Whether a soldier can sign in. */
export type LoginState =
  /** Staff have disabled the login. */
  | 'DISABLED'
  /** The record belongs to no login: it was imported, or its owner deleted the login. */
  | 'NONE'
  /** The soldier can sign in. */
  | 'WORKING';

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

/** The seven lists of the readiness overview. */
export type ReadinessList =
  /** The Army Combat Fitness Test was not passed. */
  | 'ACFT_FAIL'
  /** E4 without DLC 1, E5 without DLC 2 or E6 without DLC 3; never a cadet. */
  | 'DLC_INCOMPLETE'
  /** Qualified as a joint fires observer. A strength, not a shortcoming. */
  | 'JFO_QUALIFIED'
  /** M4 qualification below 23. */
  | 'M4_QUAL_FAIL'
  /** Not licensed to drive military vehicles. */
  | 'NEED_LICENSED'
  /** DLC complete, but E4 without BLC, E5 without ALC or E6 without SLC; cadets too. */
  | 'PME_INCOMPLETE'
  /** ACFT passed and the promotion rule of the soldier's grade met. A strength, not a shortcoming. */
  | 'PROMOTABLE';

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

/** The schools that a soldier can be scheduled for. */
export type SchoolName =
  /** Air Assault School, shown as AIR ASSAULT. */
  | 'AIR_ASSAULT'
  /** Advanced Leader Course, for E5. */
  | 'ALC'
  /** Basic Leader Course, for E4. */
  | 'BLC'
  /** Joint fires observer course. */
  | 'JFO'
  /** Pathfinder School. */
  | 'PATHFINDER'
  /** Ranger School. */
  | 'RANGER'
  /** Senior Leader Course, for E6. */
  | 'SLC';

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

/** Changes to a record. A field that is left out or null stays as it is, except that null clears a date. */
export type UpdateSoldierInput = {
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
  firstName?: string | null | undefined;
  /** Pay grade. Decides which courses and which promotion rule apply; the usual one of the rank unless somebody chose another. */
  grade?: Grade | null | undefined;
  /** Whether the soldier is qualified as a joint fires observer. */
  jfoQualified?: boolean | null | undefined;
  /** Last name, 1 to 60 characters. */
  lastName?: string | null | undefined;
  /** M4 qualification score, 0 to 600; below 23 is a fail. */
  m4Qual?: number | null | undefined;
  /** Middle name, 1 to 60 characters. */
  middleName?: string | null | undefined;
  /** Pay entry base date: service time counts from it. From 1950-01-01 to 2100-12-31. */
  pebd?: string | null | undefined;
  /** Rank. The server takes any grade with it; forms fill in the usual one. */
  rank?: Rank | null | undefined;
  /** Duty position, one of those that the section and team have. A staff role brings staff rights; staff have to approve them for somebody who chose it for themself, or whom an import found by their name. */
  role?: Role | null | undefined;
  /** Section; UNASSIGNED until the soldier or staff choose one. Only some teams and roles can be combined with each section. */
  section?: Section | null | undefined;
  /** Whether the Senior Leader Course is complete. */
  slcComplete?: boolean | null | undefined;
  /** Team, one of those that the section has. */
  team?: Team | null | undefined;
};

export type UpdateSoldierMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: UpdateSoldierInput;
}>;


export type UpdateSoldierMutation = { updateSoldier: { id: string, version: number, isStaff: boolean, rank: Rank, lastName: string, firstName: string, middleName: string, grade: Grade, pebd: string | null, dor: string | null, ets: string | null, section: Section, team: Team, role: Role, acftScore: number, acftPass: boolean, m4Qual: number, dlc1Complete: boolean, blcComplete: boolean, dlc2Complete: boolean, alcComplete: boolean, dlc3Complete: boolean, slcComplete: boolean, jfoQualified: boolean, driversLicense: boolean, awaitsStaffApproval: boolean, loginState: LoginState, schools: Array<{ id: string, schoolName: SchoolName, startDate: string, endDate: string }>, timeInService: { years: number, months: number, days: number } | null, timeInGrade: { years: number, months: number, days: number } | null, readiness: Array<{ list: ReadinessList, title: string, listed: boolean, rule: string, value: string, missing: Array<string>, from: string | null, whatToDo: string | null }> } };


export const UpdateSoldierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSoldier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSoldierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSoldier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserInfoScreen_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoldierValues_soldier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserInfoScreen_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordHead_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Requirements_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordGroups_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledSchools_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginPanel_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryPanel_soldier"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordHead_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeInService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeInGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Requirements_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordGroups_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"acftScore"}},{"kind":"Field","name":{"kind":"Name","value":"acftPass"}},{"kind":"Field","name":{"kind":"Name","value":"m4Qual"}},{"kind":"Field","name":{"kind":"Name","value":"jfoQualified"}},{"kind":"Field","name":{"kind":"Name","value":"driversLicense"}},{"kind":"Field","name":{"kind":"Name","value":"pebd"}},{"kind":"Field","name":{"kind":"Name","value":"dor"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"dlc1Complete"}},{"kind":"Field","name":{"kind":"Name","value":"blcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc2Complete"}},{"kind":"Field","name":{"kind":"Name","value":"alcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc3Complete"}},{"kind":"Field","name":{"kind":"Name","value":"slcComplete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledSchools_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginPanel_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryPanel_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportHistory_soldier"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportHistory_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoldierValues_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"pebd"}},{"kind":"Field","name":{"kind":"Name","value":"dor"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"acftScore"}},{"kind":"Field","name":{"kind":"Name","value":"acftPass"}},{"kind":"Field","name":{"kind":"Name","value":"m4Qual"}},{"kind":"Field","name":{"kind":"Name","value":"dlc1Complete"}},{"kind":"Field","name":{"kind":"Name","value":"blcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc2Complete"}},{"kind":"Field","name":{"kind":"Name","value":"alcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc3Complete"}},{"kind":"Field","name":{"kind":"Name","value":"slcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"jfoQualified"}},{"kind":"Field","name":{"kind":"Name","value":"driversLicense"}}]}}]} as unknown as DocumentNode<UpdateSoldierMutation, UpdateSoldierMutationVariables>;
export function useUpdateSoldierMutation(options: useMutation.Options<UpdateSoldierMutation, UpdateSoldierMutationVariables> = {}) {
  return useMutation(UpdateSoldierDocument, options);
}