/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProgramKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramKeysQuery = { readonly programKeys: ReadonlyArray<{ readonly id: string, readonly start: string, readonly name: string, readonly scope: Types.KeyScope, readonly isOwn: boolean, readonly createdAt: string, readonly endsOn: string, readonly works: boolean, readonly lastUsedAt: string | null, readonly lastUsedFrom: string | null, readonly maker: { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string | null } | null }> };


export const ProgramKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyRow_key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyRow_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgramKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"maker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"works"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}}]}}]} as unknown as DocumentNode<ProgramKeysQuery, ProgramKeysQueryVariables>;
export function useProgramKeysQuery(options: useQuery.Options<ProgramKeysQuery, ProgramKeysQueryVariables> | SkipToken = {}) {
  return useQuery(ProgramKeysDocument, options);
}