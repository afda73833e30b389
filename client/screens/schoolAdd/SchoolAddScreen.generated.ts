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
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. As long as that exists, a call that is repeated with the same key adds nothing more, and is answered with it. Without a key a repeated call counts as another addition. */
  key?: string | number | null | undefined;
  /** One of the seven; a soldier may have the same one twice. */
  schoolName: SchoolName;
  /** First day. */
  startDate: string;
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

export type AddSchoolMutationVariables = Exact<{
  soldierId: string | number;
  input: AddSchoolInput;
}>;


export type AddSchoolMutation = { addSchool: { id: string, rank: Rank, lastName: string, grade: Grade, firstName: string, middleName: string, section: Section, team: Team, role: Role, ets: string | null, isStaff: boolean, awaitsStaffApproval: boolean, acftScore: number, acftPass: boolean, m4Qual: number, jfoQualified: boolean, driversLicense: boolean, pebd: string | null, dor: string | null, dlc1Complete: boolean, blcComplete: boolean, dlc2Complete: boolean, alcComplete: boolean, dlc3Complete: boolean, slcComplete: boolean, loginState: LoginState, schools: Array<{ id: string, schoolName: SchoolName, startDate: string, endDate: string }>, timeInService: { years: number, months: number, days: number } | null, timeInGrade: { years: number, months: number, days: number } | null, readiness: Array<{ list: ReadinessList, title: string, listed: boolean, rule: string, value: string, missing: Array<string>, from: string | null, whatToDo: string | null }> } };


export const AddSchoolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSchool"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSchoolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSchool"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserInfoScreen_soldier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserInfoScreen_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordHead_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Requirements_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordGroups_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledSchools_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoginPanel_soldier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryPanel_soldier"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordHead_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeInService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeInGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Requirements_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordGroups_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"acftScore"}},{"kind":"Field","name":{"kind":"Name","value":"acftPass"}},{"kind":"Field","name":{"kind":"Name","value":"m4Qual"}},{"kind":"Field","name":{"kind":"Name","value":"jfoQualified"}},{"kind":"Field","name":{"kind":"Name","value":"driversLicense"}},{"kind":"Field","name":{"kind":"Name","value":"pebd"}},{"kind":"Field","name":{"kind":"Name","value":"dor"}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"dlc1Complete"}},{"kind":"Field","name":{"kind":"Name","value":"blcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc2Complete"}},{"kind":"Field","name":{"kind":"Name","value":"alcComplete"}},{"kind":"Field","name":{"kind":"Name","value":"dlc3Complete"}},{"kind":"Field","name":{"kind":"Name","value":"slcComplete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledSchools_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginPanel_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryPanel_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportHistory_soldier"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportHistory_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<AddSchoolMutation, AddSchoolMutationVariables>;
export function useAddSchoolMutation(options: useMutation.Options<AddSchoolMutation, AddSchoolMutationVariables> = {}) {
  return useMutation(AddSchoolDocument, options);
}