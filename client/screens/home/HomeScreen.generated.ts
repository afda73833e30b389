/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SectionOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SectionOverviewQuery = { readonly sectionOverview: ReadonlyArray<{ readonly section: Types.Section, readonly capacity: number, readonly members: ReadonlyArray<{ readonly id: string, readonly unitPosition: number, readonly role: Types.Role, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string | null, readonly awaitsStaffApproval: boolean }> }> };


export const SectionOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectionOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionBlock_section"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionBlock_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionStrength"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_member"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}}]}}]} as unknown as DocumentNode<SectionOverviewQuery, SectionOverviewQueryVariables>;
export function useSectionOverviewQuery(options: useQuery.Options<SectionOverviewQuery, SectionOverviewQueryVariables> | SkipToken = {}) {
  return useQuery(SectionOverviewDocument, options);
}