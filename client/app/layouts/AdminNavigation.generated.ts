/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenReportsQuery = { readonly openQuestionReports: number };


export const OpenReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openQuestionReports"}}]}}]} as unknown as DocumentNode<OpenReportsQuery, OpenReportsQueryVariables>;
export function useOpenReportsQuery(options: useQuery.Options<OpenReportsQuery, OpenReportsQueryVariables> | SkipToken = {}) {
  return useQuery(OpenReportsDocument, options);
}