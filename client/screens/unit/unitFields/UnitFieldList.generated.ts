/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnitFieldListQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitFieldListQuery = { readonly unit: { readonly version: number, readonly unitFields: ReadonlyArray<{ readonly id: string, readonly label: string, readonly kind: Types.UnitFieldKind, readonly choices: ReadonlyArray<string>, readonly visibility: Types.UnitFieldVisibility }> }, readonly unitFieldUse: ReadonlyArray<{ readonly unitField: string, readonly people: number }> };

export type UpdateUnitFieldsMutationVariables = Exact<{
  version: number;
  unitFields: ReadonlyArray<Types.UnitFieldInput> | Types.UnitFieldInput;
}>;


export type UpdateUnitFieldsMutation = { readonly updateUnitFields: { readonly version: number, readonly unitFields: ReadonlyArray<{ readonly id: string, readonly label: string, readonly kind: Types.UnitFieldKind, readonly choices: ReadonlyArray<string>, readonly visibility: Types.UnitFieldVisibility }> } };

export type UnitFieldList_UnitFieldFragment = { readonly id: string, readonly label: string, readonly kind: Types.UnitFieldKind, readonly choices: ReadonlyArray<string>, readonly visibility: Types.UnitFieldVisibility };

export const UnitFieldList_UnitFieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitFieldList_unitField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnitField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]} as unknown as DocumentNode<UnitFieldList_UnitFieldFragment, unknown>;
export const UnitFieldListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitFieldList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"unitFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitFieldList_unitField"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitFieldUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitField"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitFieldList_unitField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnitField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]} as unknown as DocumentNode<UnitFieldListQuery, UnitFieldListQueryVariables>;
export const UpdateUnitFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUnitFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unitFields"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnitFieldInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUnitFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"unitFields"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unitFields"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"unitFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitFieldList_unitField"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitFieldList_unitField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnitField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]} as unknown as DocumentNode<UpdateUnitFieldsMutation, UpdateUnitFieldsMutationVariables>;
export function useUnitFieldListQuery(options: useQuery.Options<UnitFieldListQuery, UnitFieldListQueryVariables> | SkipToken = {}) {
  return useQuery(UnitFieldListDocument, options);
}

export function useUpdateUnitFieldsMutation(options: useMutation.Options<UpdateUnitFieldsMutation, UpdateUnitFieldsMutationVariables> = {}) {
  return useMutation(UpdateUnitFieldsDocument, options);
}