/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ReassignQueryVariables = Exact<{ [key: string]: never; }>;


export type ReassignQuery = { assignmentBoard: Array<{ section: Section, teams: Array<{ team: Team, people: Array<{ __typename: 'AssignedSoldier', id: string, version: number, rank: Rank, lastName: string, section: Section, team: Team, role: Role, unitPosition: number, isStaff: boolean }> }> }>, admins: Array<{ __typename: 'SectionMember', id: string, role: Role, rank: Rank, lastName: string, unitPosition: number }>, staffApprovals: Array<{ __typename: 'SectionMember', id: string, role: Role, rank: Rank, lastName: string, unitPosition: number }> };

export type AssignedPersonFragment = { __typename: 'AssignedSoldier', id: string, version: number, rank: Rank, lastName: string, section: Section, team: Team, role: Role, unitPosition: number, isStaff: boolean };

export type UnitMemberFragment = { __typename: 'SectionMember', id: string, role: Role, rank: Rank, lastName: string, unitPosition: number };

export type ReassignedSoldierFragment = { id: string, version: number, rank: Rank, lastName: string, section: Section, team: Team, role: Role, unitPosition: number, isStaff: boolean, awaitsStaffApproval: boolean };

export const AssignedPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssignedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}}]} as unknown as DocumentNode<AssignedPersonFragment, unknown>;
export const UnitMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}}]}}]} as unknown as DocumentNode<UnitMemberFragment, unknown>;
export const ReassignedSoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReassignedSoldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}}]}}]} as unknown as DocumentNode<ReassignedSoldierFragment, unknown>;
export const ReassignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reassign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignmentBoard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssignedPerson"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"admins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssignedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}}]}}]} as unknown as DocumentNode<ReassignQuery, ReassignQueryVariables>;
export function useReassignQuery(options: useQuery.Options<ReassignQuery, ReassignQueryVariables> = {}) {
  return useQuery(ReassignDocument, options);
}