/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnitQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitQuery = { readonly unit: { readonly version: number, readonly pack: Types.PolicyPack }, readonly policyChoices: ReadonlyArray<{ readonly id: string, readonly pack: Types.PolicyPack, readonly from: string, readonly at: string, readonly by: { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string | null } | null }> };


export const UnitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pack"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}}]}}]}}]}}]} as unknown as DocumentNode<UnitQuery, UnitQueryVariables>;
export function useUnitQuery(options: useQuery.Options<UnitQuery, UnitQueryVariables> | SkipToken = {}) {
  return useQuery(UnitDocument, options);
}