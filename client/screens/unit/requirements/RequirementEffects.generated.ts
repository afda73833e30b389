/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PreviewRequirementsQueryVariables = Exact<{
  requirements: ReadonlyArray<Types.RequirementInput> | Types.RequirementInput;
}>;


export type PreviewRequirementsQuery = { readonly previewRequirements: ReadonlyArray<{ readonly name: string, readonly becoming: ReadonlyArray<{ readonly state: Types.DueState, readonly soldier: { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string } }>, readonly noLonger: ReadonlyArray<{ readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string }> }> };

export type RequirementEffects_SoldierFragment = { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly givenName: string };

export const RequirementEffects_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequirementEffects_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}}]}}]} as unknown as DocumentNode<RequirementEffects_SoldierFragment, unknown>;
export const PreviewRequirementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewRequirements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requirements"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequirementInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewRequirements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requirements"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requirements"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"becoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequirementEffects_soldier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noLonger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequirementEffects_soldier"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequirementEffects_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}}]}}]} as unknown as DocumentNode<PreviewRequirementsQuery, PreviewRequirementsQueryVariables>;
export function usePreviewRequirementsQuery(options: (useQuery.Options<PreviewRequirementsQuery, PreviewRequirementsQueryVariables> & { variables: PreviewRequirementsQueryVariables }) | SkipToken) {
  return useQuery(PreviewRequirementsDocument, options);
}