/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HandRecordOverMutationVariables = Exact<{
  soldierId: string;
  email: string;
}>;


export type HandRecordOverMutation = { readonly handRecordOver: { readonly id: string, readonly loginState: Types.LoginState } };


export const HandRecordOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandRecordOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handRecordOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}}]}}]}}]} as unknown as DocumentNode<HandRecordOverMutation, HandRecordOverMutationVariables>;
export function useHandRecordOverMutation(options: useMutation.Options<HandRecordOverMutation, HandRecordOverMutationVariables> = {}) {
  return useMutation(HandRecordOverDocument, options);
}