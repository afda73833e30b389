/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CommentedSoldierQueryVariables = Exact<{
  id: string;
}>;


export type CommentedSoldierQuery = { readonly soldier: { readonly membership: Types.Membership, readonly id: string, readonly rank: Types.Rank, readonly lastName: string } };


export const CommentedSoldierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentedSoldier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddCommentForm_soldier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddCommentForm_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<CommentedSoldierQuery, CommentedSoldierQueryVariables>;
export function useCommentedSoldierQuery(options: (useQuery.Options<CommentedSoldierQuery, CommentedSoldierQueryVariables> & { variables: CommentedSoldierQueryVariables }) | SkipToken) {
  return useQuery(CommentedSoldierDocument, options);
}