/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ForViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ForViewerQuery = { readonly openQuestionReports: number, readonly staffApprovals: ReadonlyArray<{ readonly id: string }>, readonly duePeople: { readonly notCurrent: number, readonly dueSoon: number, readonly toDo: number }, readonly dataToComplete: ReadonlyArray<{ readonly soldier: { readonly id: string } }> };

export type OwnDueQueryVariables = Exact<{
  id: string;
}>;


export type OwnDueQuery = { readonly dueOf: ReadonlyArray<{ readonly requirement: { readonly id: string, readonly name: string }, readonly standing: { readonly state: Types.DueState, readonly dueOn: string | null, readonly overdueFrom: string | null, readonly excusedUntil: string | null, readonly doneOn: string | null } }> };


export const ForViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openQuestionReports"}},{"kind":"Field","name":{"kind":"Name","value":"duePeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"dueSoon"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataToComplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ForViewerQuery, ForViewerQueryVariables>;
export const OwnDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"overdueFrom"}},{"kind":"Field","name":{"kind":"Name","value":"excusedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}}]}}]}}]}}]} as unknown as DocumentNode<OwnDueQuery, OwnDueQueryVariables>;
export function useForViewerQuery(options: useQuery.Options<ForViewerQuery, ForViewerQueryVariables> | SkipToken = {}) {
  return useQuery(ForViewerDocument, options);
}

export function useOwnDueQuery(options: (useQuery.Options<OwnDueQuery, OwnDueQueryVariables> & { variables: OwnDueQueryVariables }) | SkipToken) {
  return useQuery(OwnDueDocument, options);
}