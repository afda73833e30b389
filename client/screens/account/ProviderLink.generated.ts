/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProviderLink_LoginFragment = { readonly id: string, readonly hasProvider: boolean };

export type UnlinkProviderMutationVariables = Exact<{ [key: string]: never; }>;


export type UnlinkProviderMutation = { readonly unlinkProvider: boolean };

export const ProviderLink_LoginFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderLink_login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Login"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasProvider"}}]}}]} as unknown as DocumentNode<ProviderLink_LoginFragment, unknown>;
export const UnlinkProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkProvider"}}]}}]} as unknown as DocumentNode<UnlinkProviderMutation, UnlinkProviderMutationVariables>;
export function useUnlinkProviderMutation(options: useMutation.Options<UnlinkProviderMutation, UnlinkProviderMutationVariables> = {}) {
  return useMutation(UnlinkProviderDocument, options);
}