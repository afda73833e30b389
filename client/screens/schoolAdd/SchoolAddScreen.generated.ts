/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A school to schedule a soldier for. */
export type AddSchoolInput = {
  /** Last day, inclusive; not before the first. */
  endDate: string;
  /** Names this addition, drawn at random by the client: 32 hexadecimal digits. What comes again under the same key is added once, and answered with what was added. Without a key every call adds. */
  key?: string | number | null | undefined;
  schoolName: SchoolName;
  /** First day. */
  startDate: string;
};

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

/** NONE: the record belongs to no login. DISABLED: staff have barred it. */
export type LoginState =
  | 'DISABLED'
  | 'NONE'
  | 'WORKING';

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

/** The seven lists of the readiness overview. */
export type ReadinessList =
  | 'ACFT_FAIL'
  | 'DLC_INCOMPLETE'
  | 'JFO_QUALIFIED'
  | 'M4_QUAL_FAIL'
  | 'NEED_LICENSED'
  | 'PME_INCOMPLETE'
  | 'PROMOTABLE';

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

export type AddSchoolMutationVariables = Exact<{
  soldierId: string | number;
  input: AddSchoolInput;
}>;


export type AddSchoolMutation = { addSchool: { id: string, rank: Rank, lastName: string, grade: Grade, firstName: string, middleName: string, section: Section, team: Team, role: Role, ets: string | null, awaitsStaffApproval: boolean, acftScore: number, acftPass: boolean, m4Qual: number, jfoQualified: boolean, driversLicense: boolean, pebd: string | null, dor: string | null, dlc1Complete: boolean, blcComplete: boolean, dlc2Complete: boolean, alcComplete: boolean, dlc3Complete: boolean, slcComplete: boolean, loginState: LoginState, isStaff: boolean, schools: Array<{ id: string, schoolName: SchoolName, startDate: string, endDate: string }>, timeInService: { years: number, months: number, days: number } | null, timeInGrade: { years: number, months: number, days: number } | null, readiness: Array<{ list: ReadinessList, title: string, listed: boolean, rule: string, value: string, missing: Array<string>, from: string | null, whatToDo: string | null }> } };


export const AddSchoolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSchool"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSchoolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSchool"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserInfoScreen_soldier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserInfoScreen_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordHead_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Requirements_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordGroups_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledSchools_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginPanel_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportHistory_soldier"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordHead_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeInService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeInGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Requirements_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordGroups_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"acftScore"}},{"kind":"Field","name":{"kind":"Name","value":"acftPass"}},{"kind":"Field","name":{"kind":"Name","value":"m4Qual"}},{"kind":"Field","name":{"kind":"Name","value":"jfoQualified"}},{"kind":"Field","name":{"kind":"Name","value":"driversLicense"}},{"kind":"Field","name":{"kind":"Name","value":"pebd"}},{"kind":"Field","name":{"kind":"Name","value":"dor"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"dlc1Complete"}},{"kind":"Field","name":{"kind":"Name","value":"blcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc2Complete"}},{"kind":"Field","name":{"kind":"Name","value":"alcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc3Complete"}},{"kind":"Field","name":{"kind":"Name","value":"slcComplete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledSchools_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginPanel_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportHistory_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<AddSchoolMutation, AddSchoolMutationVariables>;
export function useAddSchoolMutation(options: useMutation.Options<AddSchoolMutation, AddSchoolMutationVariables> = {}) {
  return useMutation(AddSchoolDocument, options);
}