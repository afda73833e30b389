/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CommentsInHistorySubscriptionVariables = Exact<{
  soldierId: string;
}>;


export type CommentsInHistorySubscription = { readonly commentsChanged: { readonly unchangedForSeconds: number | null } };


export const CommentsInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CommentsInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unchangedForSeconds"}}]}}]}}]} as unknown as DocumentNode<CommentsInHistorySubscription, CommentsInHistorySubscriptionVariables>;
export function useCommentsInHistorySubscription(options: (useSubscription.Options<CommentsInHistorySubscription, CommentsInHistorySubscriptionVariables> & { variables: CommentsInHistorySubscriptionVariables })) {
  return useSubscription(CommentsInHistoryDocument, options);
}