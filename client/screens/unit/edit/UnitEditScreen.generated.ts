/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnitEditQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitEditQuery = { readonly unit: { readonly version: number, readonly name: string | null, readonly component: Types.UnitComponent, readonly timeZone: string, readonly chosenTimeZone: string | null } };


export const UnitEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitForm_unit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitForm_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Unit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"chosenTimeZone"}}]}}]} as unknown as DocumentNode<UnitEditQuery, UnitEditQueryVariables>;
export function useUnitEditQuery(options: useQuery.Options<UnitEditQuery, UnitEditQueryVariables> | SkipToken = {}) {
  return useQuery(UnitEditDocument, options);
}