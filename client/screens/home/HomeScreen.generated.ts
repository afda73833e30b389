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

export type SectionOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SectionOverviewQuery = { sectionOverview: Array<{ section: Section, capacity: number, members: Array<{ id: string, role: Role, rank: Rank, lastName: string }> }> };


export const SectionOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectionOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionBlock_section"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionBlock_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionStrength"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_member"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<SectionOverviewQuery, SectionOverviewQueryVariables>;
export function useSectionOverviewQuery(options: useQuery.Options<SectionOverviewQuery, SectionOverviewQueryVariables> = {}) {
  return useQuery(SectionOverviewDocument, options);
}