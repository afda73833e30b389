/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PreviewPolicyQueryVariables = Exact<{
  input: Types.ChoosePolicyInput;
}>;


export type PreviewPolicyQuery = { readonly previewPolicy: ReadonlyArray<{ readonly title: string, readonly comeOn: ReadonlyArray<{ readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string | null }>, readonly leave: ReadonlyArray<{ readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string | null }> }> };

export type PolicyEffects_SoldierFragment = { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string | null };

export const PolicyEffects_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyEffects_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SoldierName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}}]}}]} as unknown as DocumentNode<PolicyEffects_SoldierFragment, unknown>;
export const PreviewPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChoosePolicyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"comeOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyEffects_soldier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyEffects_soldier"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyEffects_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SoldierName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}}]}}]} as unknown as DocumentNode<PreviewPolicyQuery, PreviewPolicyQueryVariables>;
export function usePreviewPolicyQuery(options: (useQuery.Options<PreviewPolicyQuery, PreviewPolicyQueryVariables> & { variables: PreviewPolicyQueryVariables }) | SkipToken) {
  return useQuery(PreviewPolicyDocument, options);
}