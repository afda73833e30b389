/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SchoolsListQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolsListQuery = { readonly schoolsList: ReadonlyArray<{ readonly isOver: boolean, readonly soldier: { readonly id: string, readonly rank: Types.Rank, readonly givenName: string, readonly lastName: string, readonly section: Types.Section, readonly pastEts: boolean }, readonly school: { readonly id: string, readonly schoolName: Types.SchoolName, readonly startDate: string, readonly endDate: string } }> };


export const SchoolsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolsList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolsList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolColumns_row"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolColumns_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolsListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPersonLink_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPersonLink_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"pastEts"}}]}}]} as unknown as DocumentNode<SchoolsListQuery, SchoolsListQueryVariables>;
export function useSchoolsListQuery(options: useQuery.Options<SchoolsListQuery, SchoolsListQueryVariables> | SkipToken = {}) {
  return useQuery(SchoolsListDocument, options);
}