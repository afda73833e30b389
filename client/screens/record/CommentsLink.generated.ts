/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CommentCountQueryVariables = Exact<{
  soldierId: string;
}>;


export type CommentCountQuery = { readonly commentCount: number };


export const CommentCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}}]}]}}]} as unknown as DocumentNode<CommentCountQuery, CommentCountQueryVariables>;
export function useCommentCountQuery(options: (useQuery.Options<CommentCountQuery, CommentCountQueryVariables> & { variables: CommentCountQueryVariables }) | SkipToken) {
  return useQuery(CommentCountDocument, options);
}