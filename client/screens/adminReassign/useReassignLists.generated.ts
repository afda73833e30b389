/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ReassignQueryVariables = Exact<{ [key: string]: never; }>;


export type ReassignQuery = { assignmentBoard: Array<{ section: Section, teams: Array<{ team: Team, people: Array<{ __typename: 'AssignedSoldier', id: string, version: number, rank: Rank, lastName: string, section: Section, team: Team, role: Role, unitPosition: number, isStaff: boolean }> }> }>, admins: Array<{ __typename: 'SectionMember', id: string, role: Role, rank: Rank, lastName: string, unitPosition: number }>, staffApprovals: Array<{ __typename: 'SectionMember', id: string, role: Role, rank: Rank, lastName: string, unitPosition: number }> };


export const ReassignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reassign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignmentBoard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionPanel_block"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberList_member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberList_member"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionPanel_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardRow_person"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardRow_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberList_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}}]}}]} as unknown as DocumentNode<ReassignQuery, ReassignQueryVariables>;
export function useReassignQuery(options: useQuery.Options<ReassignQuery, ReassignQueryVariables> = {}) {
  return useQuery(ReassignDocument, options);
}