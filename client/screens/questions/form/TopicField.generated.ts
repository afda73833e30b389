/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionTopicsQuery = { readonly questionBank: { readonly topics: ReadonlyArray<{ readonly topic: string }> } };


export const QuestionTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionBank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionTopicsQuery, QuestionTopicsQueryVariables>;
export function useQuestionTopicsQuery(options: useQuery.Options<QuestionTopicsQuery, QuestionTopicsQueryVariables> | SkipToken = {}) {
  return useQuery(QuestionTopicsDocument, options);
}