/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was done. */
export type HistoryAction =
  /** It was made: `from` is null in every change. */
  | 'ADDED'
  /** Some of its fields have other values now. */
  | 'CHANGED'
  /** It is gone. Only schools and comments can be deleted. */
  | 'DELETED';

/** What an entry of the history is about. */
export type HistorySubject =
  /** A comment about the soldier. */
  | 'COMMENT'
  /** The record itself, with the staff rights that follow from a new role. */
  | 'RECORD'
  /** Staff rights that staff gave or took, and whether the soldier can sign in (loginState). */
  | 'RIGHTS'
  /** A scheduled school. */
  | 'SCHOOL';

/** Rank, as a legal GraphQL name. Ascending: PVT, PV2, PFC, SPC, SGT, SSG, SFC, CDT, SECOND_LT, FIRST_LT, CPT. */
export type Rank =
  /** Cadet, of any grade; never promotable, and never on DLC Incomplete. */
  | 'CDT'
  /** Captain; usually O3. */
  | 'CPT'
  /** First lieutenant, shown as 1LT; usually O2. */
  | 'FIRST_LT'
  /** Private first class; usually E3. */
  | 'PFC'
  /** Private, second grade; usually E2. */
  | 'PV2'
  /** Private; usually E1. */
  | 'PVT'
  /** Second lieutenant, shown as 2LT; usually O1. */
  | 'SECOND_LT'
  /** Sergeant first class; usually E7. */
  | 'SFC'
  /** Sergeant; usually E5. */
  | 'SGT'
  /** Specialist; usually E4. */
  | 'SPC'
  /** Staff sergeant; usually E6. */
  | 'SSG';

export type HistoryQueryVariables = Exact<{
  soldierId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { history: { edges: Array<{ node: { id: string, at: string, subject: HistorySubject, action: HistoryAction, subjectName: string | null, actor: { id: string, rank: Rank, lastName: string } | null, changes: Array<{ field: string, from: string | null, to: string | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CommentsInHistorySubscriptionVariables = Exact<{
  soldierId: string | number;
}>;


export type CommentsInHistorySubscription = { commentsChanged: { unchangedForSeconds: number | null } };


export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryRow_entry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const CommentsInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CommentsInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unchangedForSeconds"}}]}}]}}]} as unknown as DocumentNode<CommentsInHistorySubscription, CommentsInHistorySubscriptionVariables>;
export function useHistoryQuery(options: useQuery.Options<HistoryQuery, HistoryQueryVariables> & { variables: HistoryQueryVariables }) {
  return useQuery(HistoryDocument, options);
}

export function useCommentsInHistorySubscription(options: useSubscription.Options<CommentsInHistorySubscription, CommentsInHistorySubscriptionVariables> & { variables: CommentsInHistorySubscriptionVariables }) {
  return useSubscription(CommentsInHistoryDocument, options);
}