/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TakeSignedOutReasonMutationVariables = Exact<{ [key: string]: never; }>;


export type TakeSignedOutReasonMutation = { readonly takeSignedOutReason: string | null };


export const TakeSignedOutReasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSignedOutReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSignedOutReason"}}]}}]} as unknown as DocumentNode<TakeSignedOutReasonMutation, TakeSignedOutReasonMutationVariables>;
export function useTakeSignedOutReasonMutation(options: useMutation.Options<TakeSignedOutReasonMutation, TakeSignedOutReasonMutationVariables> = {}) {
  return useMutation(TakeSignedOutReasonDocument, options);
}