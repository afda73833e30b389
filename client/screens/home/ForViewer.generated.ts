/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ForViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ForViewerQuery = { readonly openQuestionReports: number, readonly staffApprovals: ReadonlyArray<{ readonly id: string }>, readonly duePeople: { readonly notCurrent: number, readonly dueSoon: number, readonly toDo: number }, readonly dataToComplete: ReadonlyArray<{ readonly soldier: { readonly id: string } }> };


export const ForViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openQuestionReports"}},{"kind":"Field","name":{"kind":"Name","value":"duePeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"dueSoon"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataToComplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ForViewerQuery, ForViewerQueryVariables>;
export function useForViewerQuery(options: useQuery.Options<ForViewerQuery, ForViewerQueryVariables> | SkipToken = {}) {
  return useQuery(ForViewerDocument, options);
}