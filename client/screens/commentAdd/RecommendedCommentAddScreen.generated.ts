/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new comment that somebody recommends about themself. */
export type AddRecommendedCommentInput = {
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. As long as that exists, a call that is repeated with the same key adds nothing more, and is answered with it. Without a key a repeated call counts as another addition. */
  key?: string | number | null | undefined;
  /** 1 to 250 characters, surrounding spaces not counted. */
  text: string;
};

/** What a comment is about. Shown in this order: CHARACTER, PRESENCE, INTELLECT, LEADERSHIP, DEVELOPS, ACHIEVES, OVERALL, RECOMMENDED. */
export type CommentCategory =
  /** Gets results. */
  | 'ACHIEVES'
  /** Values, empathy, discipline. What forms start with. */
  | 'CHARACTER'
  /** Prepares themself and brings others on. */
  | 'DEVELOPS'
  /** Judgment, agility of mind, tact, expertise. */
  | 'INTELLECT'
  /** Leads others, by example and by what they say. */
  | 'LEADERSHIP'
  /** The soldier as a whole. */
  | 'OVERALL'
  /** Bearing, fitness, confidence, resilience. */
  | 'PRESENCE'
  /** Written by the soldier about themself, for leaders to take up; only addRecommendedComment makes one. */
  | 'RECOMMENDED';

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

export type AddRecommendedCommentMutationVariables = Exact<{
  input: AddRecommendedCommentInput;
}>;


export type AddRecommendedCommentMutation = { addRecommendedComment: { id: string, soldierId: string, authorId: string, category: CommentCategory, text: string, timestamp: string, version: number, author: { id: string, rank: Rank, lastName: string } | null } };


export const AddRecommendedCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRecommendedComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRecommendedCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRecommendedComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentEntry_comment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentEntry_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"soldierId"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddRecommendedCommentMutation, AddRecommendedCommentMutationVariables>;
export function useAddRecommendedCommentMutation(options: useMutation.Options<AddRecommendedCommentMutation, AddRecommendedCommentMutationVariables> = {}) {
  return useMutation(AddRecommendedCommentDocument, options);
}