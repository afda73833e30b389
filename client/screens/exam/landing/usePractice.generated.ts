/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExamTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamTopicsQuery = { readonly examQuestions: ReadonlyArray<{ readonly id: string, readonly topic: string }> };


export const ExamTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}}]}}]}}]} as unknown as DocumentNode<ExamTopicsQuery, ExamTopicsQueryVariables>;
export function useExamTopicsQuery(options: useQuery.Options<ExamTopicsQuery, ExamTopicsQueryVariables> | SkipToken = {}) {
  return useQuery(ExamTopicsDocument, options);
}