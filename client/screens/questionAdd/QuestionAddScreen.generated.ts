/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new question. Blanks around its texts are dropped. */
export type CreateQuestionInput = {
  /** The right answer: one of the options, letter for letter. */
  answerText: string;
  /** The public publication that the answer comes from: 1 to 200 characters. */
  citation: string;
  /** Why the answer is right: 1 to 1000 characters. */
  explanation: string;
  /** Idempotency key: a random UUID in lower case, which becomes the id of what is added. As long as that exists, a call that is repeated with the same key adds nothing more, and is answered with it. Without a key a repeated call counts as another addition. */
  key?: string | number | null | undefined;
  /** 4 different answers to choose from, of 1 to 200 characters each, in the order in which they are shown. */
  options: Array<string>;
  /** What is asked: 1 to 500 characters. */
  question: string;
  /** The day on which to check it against its publication again. */
  reviewDate: string;
  /** The subject under which it is practiced: 1 to 60 characters. */
  topic: string;
};

export type CreateQuestionMutationVariables = Exact<{
  input: CreateQuestionInput;
}>;


export type CreateQuestionMutation = { createQuestion: { id: string } };


export const CreateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateQuestionMutation, CreateQuestionMutationVariables>;
export function useCreateQuestionMutation(options: useMutation.Options<CreateQuestionMutation, CreateQuestionMutationVariables> = {}) {
  return useMutation(CreateQuestionDocument, options);
}