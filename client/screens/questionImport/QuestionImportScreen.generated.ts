/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What becomes of a row of an import, or would become of it when nothing was written. */
export type ImportOutcome =
  /** A new question, or a new record, which belongs to no login. */
  | 'ADDED'
  /** Changes of one that is there. */
  | 'CHANGED'
  /** Something is wrong with it, and so no row is written. */
  | 'REFUSED'
  /** What is there says all of it already. */
  | 'UNCHANGED';

/** Questions out of a file. */
export type ImportQuestionsInput = {
  /** True: only tells what the import would do. */
  dryRun?: boolean;
  /** The `plan` of a dry run of the same rows. When they would do anything else by now, nothing is written and the answer tells what. */
  expectedPlan?: string | null | undefined;
  /** The rows of the file, 1 to 1000. */
  rows: Array<QuestionRowInput>;
};

/** A row of an import, as it stands in the file. Whatever is wrong with it is told in the report; a field left out or null is blank. */
export type QuestionRowInput = {
  /** The right answer: the text of an option, in any letter case, or the letter of one, A to D. A text that is both is taken as the text of an option. */
  answerText?: string | null | undefined;
  /** The public publication that the answer comes from: 1 to 200 characters. */
  citation?: string | null | undefined;
  /** Why the answer is right: 1 to 1000 characters. */
  explanation?: string | null | undefined;
  /** One that the bank has changes that question; another one, of 1 to 60 letters, digits, hyphens and underscores, is given to the new question. */
  id?: string | number | null | undefined;
  /** 4 different answers to choose from, of 1 to 200 characters each, in the order in which they are shown. */
  options?: Array<string> | null | undefined;
  /** What is asked: 1 to 500 characters. */
  question?: string | null | undefined;
  /** yes: it is kept out of the exam if it is new. no or blank: it is in it. A question that the bank has stays as it is. */
  retired?: string | null | undefined;
  /** The day on which to check it against its publication again. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first). */
  reviewDate?: string | null | undefined;
  /** Its number in the file, by which it is named. Where a row of the list has none, one below 1 or the same as another row, all are named by their places in the list, from 1. */
  row?: number | null | undefined;
  /** The subject under which it is practiced: 1 to 60 characters. */
  topic?: string | null | undefined;
};

export type ImportQuestionsMutationVariables = Exact<{
  input: ImportQuestionsInput;
}>;


export type ImportQuestionsMutation = { importQuestions: { written: boolean, plan: string, added: number, changed: number, unchanged: number, refused: number, rows: Array<{ row: number, id: string | null, outcome: ImportOutcome, question: string, changes: Array<{ field: string, from: string | null, to: string | null }>, problems: Array<{ field: string, message: string }> }> } };


export const ImportQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportQuestionsMutation, ImportQuestionsMutationVariables>;
export function useImportQuestionsMutation(options: useMutation.Options<ImportQuestionsMutation, ImportQuestionsMutationVariables> = {}) {
  return useMutation(ImportQuestionsDocument, options);
}