/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnitColumnsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitColumnsQuery = { readonly unit: { readonly version: number, readonly columns: ReadonlyArray<{ readonly id: string, readonly label: string, readonly kind: Types.ColumnKind, readonly choices: ReadonlyArray<string>, readonly visibility: Types.ColumnVisibility }> }, readonly columnUse: ReadonlyArray<{ readonly column: string, readonly people: number }> };

export type UpdateColumnsMutationVariables = Exact<{
  version: number;
  columns: ReadonlyArray<Types.UnitColumnInput> | Types.UnitColumnInput;
}>;


export type UpdateColumnsMutation = { readonly updateColumns: { readonly version: number, readonly columns: ReadonlyArray<{ readonly id: string, readonly label: string, readonly kind: Types.ColumnKind, readonly choices: ReadonlyArray<string>, readonly visibility: Types.ColumnVisibility }> } };

export type UnitColumns_ColumnFragment = { readonly id: string, readonly label: string, readonly kind: Types.ColumnKind, readonly choices: ReadonlyArray<string>, readonly visibility: Types.ColumnVisibility };

export const UnitColumns_ColumnFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitColumns_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnitColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]} as unknown as DocumentNode<UnitColumns_ColumnFragment, unknown>;
export const UnitColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitColumns_column"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"columnUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitColumns_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnitColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]} as unknown as DocumentNode<UnitColumnsQuery, UnitColumnsQueryVariables>;
export const UpdateColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnitColumnInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitColumns_column"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitColumns_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnitColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]} as unknown as DocumentNode<UpdateColumnsMutation, UpdateColumnsMutationVariables>;
export function useUnitColumnsQuery(options: useQuery.Options<UnitColumnsQuery, UnitColumnsQueryVariables> | SkipToken = {}) {
  return useQuery(UnitColumnsDocument, options);
}

export function useUpdateColumnsMutation(options: useMutation.Options<UpdateColumnsMutation, UpdateColumnsMutationVariables> = {}) {
  return useMutation(UpdateColumnsDocument, options);
}