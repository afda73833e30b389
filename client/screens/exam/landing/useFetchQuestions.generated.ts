/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExamQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamQuestionsQuery = { readonly examQuestions: ReadonlyArray<{ readonly id: string, readonly question: string, readonly options: ReadonlyArray<string>, readonly answerText: string, readonly topic: string, readonly explanation: string, readonly citation: string }> };


export const ExamQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"answerText"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}}]}}]} as unknown as DocumentNode<ExamQuestionsQuery, ExamQuestionsQueryVariables>;
export function useExamQuestionsQuery(options: useQuery.Options<ExamQuestionsQuery, ExamQuestionsQueryVariables> | SkipToken = {}) {
  return useQuery(ExamQuestionsDocument, options);
}