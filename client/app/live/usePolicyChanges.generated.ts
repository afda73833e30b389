/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PolicyChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PolicyChangedSubscription = { readonly policyChanged: { readonly version: number, readonly name: string | null, readonly today: string, readonly dayEndsAt: string } };


export const PolicyChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PolicyChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policyChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"dayEndsAt"}}]}}]}}]} as unknown as DocumentNode<PolicyChangedSubscription, PolicyChangedSubscriptionVariables>;
export function usePolicyChangedSubscription(options: useSubscription.Options<PolicyChangedSubscription, PolicyChangedSubscriptionVariables> = {}) {
  return useSubscription(PolicyChangedDocument, options);
}