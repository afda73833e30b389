/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnitChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnitChangesSubscription = { readonly unitChanged: { readonly unchangedForSeconds: number | null } };


export const UnitChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnitChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unchangedForSeconds"}}]}}]}}]} as unknown as DocumentNode<UnitChangesSubscription, UnitChangesSubscriptionVariables>;
export function useUnitChangesSubscription(options: useSubscription.Options<UnitChangesSubscription, UnitChangesSubscriptionVariables> = {}) {
  return useSubscription(UnitChangesDocument, options);
}