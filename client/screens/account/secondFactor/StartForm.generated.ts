/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnrolSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type EnrolSecondFactorMutation = { readonly enrolSecondFactor: { readonly secret: string, readonly uri: string } };


export const EnrolSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrolSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<EnrolSecondFactorMutation, EnrolSecondFactorMutationVariables>;
export function useEnrolSecondFactorMutation(options: useMutation.Options<EnrolSecondFactorMutation, EnrolSecondFactorMutationVariables> = {}) {
  return useMutation(EnrolSecondFactorDocument, options);
}