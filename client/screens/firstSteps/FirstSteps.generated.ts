/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PutFirstStepsAwayMutationVariables = Exact<{
  version: number;
  isPutAway: boolean;
}>;


export type PutFirstStepsAwayMutation = { readonly putFirstStepsAway: { readonly version: number, readonly hasFirstSteps: boolean } };

export type KeepDefaultPolicyMutationVariables = Exact<{
  version: number;
  from: string;
}>;


export type KeepDefaultPolicyMutation = { readonly choosePolicy: { readonly version: number } };


export const PutFirstStepsAwayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutFirstStepsAway"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPutAway"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putFirstStepsAway"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPutAway"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPutAway"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasFirstSteps"}}]}}]}}]} as unknown as DocumentNode<PutFirstStepsAwayMutation, PutFirstStepsAwayMutationVariables>;
export const KeepDefaultPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepDefaultPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choosePolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pack"},"value":{"kind":"EnumValue","value":"SPECIFICATION"}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<KeepDefaultPolicyMutation, KeepDefaultPolicyMutationVariables>;
export function usePutFirstStepsAwayMutation(options: useMutation.Options<PutFirstStepsAwayMutation, PutFirstStepsAwayMutationVariables> = {}) {
  return useMutation(PutFirstStepsAwayDocument, options);
}

export function useKeepDefaultPolicyMutation(options: useMutation.Options<KeepDefaultPolicyMutation, KeepDefaultPolicyMutationVariables> = {}) {
  return useMutation(KeepDefaultPolicyDocument, options);
}