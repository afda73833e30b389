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

/** Which soldiers to list: those who meet every condition that is given. */
export type SoldiersFilter = {
  /** True: only those with staff rights. False: only those without. */
  isStaff?: boolean | null | undefined;
  /** Words, each of which has to be part of the first, middle or last name, in upper or lower case. At most 100 characters. */
  search?: string | null | undefined;
  /** Only those who are assigned to this section. */
  section?: Section | null | undefined;
};

export type GaugePeopleQueryVariables = Exact<{
  filter: SoldiersFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type GaugePeopleQuery = { soldiers: { edges: Array<{ node: { id: string, rank: Rank, lastName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const GaugePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GaugePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SoldiersFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldiers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonLink_soldier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonLink_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<GaugePeopleQuery, GaugePeopleQueryVariables>;
export function useGaugePeopleQuery(options: useQuery.Options<GaugePeopleQuery, GaugePeopleQueryVariables> & { variables: GaugePeopleQueryVariables }) {
  return useQuery(GaugePeopleDocument, options);
}