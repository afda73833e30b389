/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RefusedAddress_LoginFragment = { readonly id: string, readonly email: string, readonly mailRefusedAt: string | null };

export type ConfirmOwnAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmOwnAddressMutation = { readonly confirmOwnAddress: { readonly login: { readonly id: string, readonly email: string, readonly mailRefusedAt: string | null } } };

export const RefusedAddress_LoginFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusedAddress_login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Login"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailRefusedAt"}}]}}]} as unknown as DocumentNode<RefusedAddress_LoginFragment, unknown>;
export const ConfirmOwnAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOwnAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOwnAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusedAddress_login"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusedAddress_login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Login"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailRefusedAt"}}]}}]} as unknown as DocumentNode<ConfirmOwnAddressMutation, ConfirmOwnAddressMutationVariables>;
export function useConfirmOwnAddressMutation(options: useMutation.Options<ConfirmOwnAddressMutation, ConfirmOwnAddressMutationVariables> = {}) {
  return useMutation(ConfirmOwnAddressDocument, options);
}