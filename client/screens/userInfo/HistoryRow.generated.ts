/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How it was changed. */
export type HistoryAction =
  | 'ADDED'
  | 'CHANGED'
  | 'DELETED';

/** What was changed. RIGHTS: staff rights, and whether the soldier can sign in (loginState); rights that follow from a new role stand with the RECORD. */
export type HistorySubject =
  | 'COMMENT'
  | 'RECORD'
  | 'RIGHTS'
  | 'SCHOOL';

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

export type HistoryRow_EntryFragment = { at: string, subject: HistorySubject, action: HistoryAction, subjectName: string | null, actor: { id: string, rank: Rank, lastName: string } | null, changes: Array<{ field: string, from: string | null, to: string | null }> };

export const HistoryRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<HistoryRow_EntryFragment, unknown>;