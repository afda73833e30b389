/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a comment is about. RECOMMENDED: written by the soldier about themself, for leaders to take up. */
export type CommentCategory =
  | 'ACHIEVES'
  | 'CHARACTER'
  | 'DEVELOPS'
  | 'INTELLECT'
  | 'LEADERSHIP'
  | 'OVERALL'
  | 'PRESENCE'
  | 'RECOMMENDED';

/** Rank, as a legal GraphQL name: SECOND_LT is shown as 2LT, FIRST_LT as 1LT. */
export type Rank =
  | 'CDT'
  | 'CPT'
  | 'FIRST_LT'
  | 'PFC'
  | 'PV2'
  | 'PVT'
  | 'SECOND_LT'
  | 'SFC'
  | 'SGT'
  | 'SPC'
  | 'SSG';

export type CommentEntry_CommentFragment = { id: string, soldierId: string, authorId: string, category: CommentCategory, text: string, timestamp: string, version: number, author: { id: string, rank: Rank, lastName: string } | null };

export const CommentEntry_CommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentEntry_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"soldierId"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CommentEntry_CommentFragment, unknown>;