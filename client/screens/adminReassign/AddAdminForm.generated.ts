/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
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

export type GrantAdminMutationVariables = Exact<{
  soldierId: string | number;
}>;


export type GrantAdminMutation = { grantAdmin: { id: string, version: number, rank: Rank, lastName: string, section: Section, team: Team, role: Role, unitPosition: number, isStaff: boolean, awaitsStaffApproval: boolean } };


export const GrantAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReassignedSoldier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReassignedSoldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}}]}}]} as unknown as DocumentNode<GrantAdminMutation, GrantAdminMutationVariables>;
export function useGrantAdminMutation(options: useMutation.Options<GrantAdminMutation, GrantAdminMutationVariables> = {}) {
  return useMutation(GrantAdminDocument, options);
}