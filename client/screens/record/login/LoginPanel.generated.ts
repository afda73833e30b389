/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LoginPanel_SoldierFragment = { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly loginState: Types.LoginState, readonly isStaff: boolean, readonly membership: Types.Membership };

export type SetLoginDisabledMutationVariables = Exact<{
  soldierId: string;
  disabled: boolean;
}>;


export type SetLoginDisabledMutation = { readonly setLoginDisabled: { readonly id: string, readonly loginState: Types.LoginState } };

export type DeleteDisabledLoginMutationVariables = Exact<{
  soldierId: string;
}>;


export type DeleteDisabledLoginMutation = { readonly deleteDisabledLogin: { readonly id: string, readonly loginState: Types.LoginState } };

export const LoginPanel_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginPanel_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}}]}}]} as unknown as DocumentNode<LoginPanel_SoldierFragment, unknown>;
export const SetLoginDisabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLoginDisabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLoginDisabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"disabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}}]}}]}}]} as unknown as DocumentNode<SetLoginDisabledMutation, SetLoginDisabledMutationVariables>;
export const DeleteDisabledLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDisabledLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDisabledLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}}]}}]}}]} as unknown as DocumentNode<DeleteDisabledLoginMutation, DeleteDisabledLoginMutationVariables>;
export function useSetLoginDisabledMutation(options: useMutation.Options<SetLoginDisabledMutation, SetLoginDisabledMutationVariables> = {}) {
  return useMutation(SetLoginDisabledDocument, options);
}

export function useDeleteDisabledLoginMutation(options: useMutation.Options<DeleteDisabledLoginMutation, DeleteDisabledLoginMutationVariables> = {}) {
  return useMutation(DeleteDisabledLoginDocument, options);
}