/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignedInSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SignedInSubscription = { readonly signedIn: boolean };


export const SignedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedIn"}}]}}]} as unknown as DocumentNode<SignedInSubscription, SignedInSubscriptionVariables>;
export function useSignedInSubscription(options: useSubscription.Options<SignedInSubscription, SignedInSubscriptionVariables> = {}) {
  return useSubscription(SignedInDocument, options);
}