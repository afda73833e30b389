/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignedInSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SignedInSubscription = { readonly signedIn: boolean };

export type OwnRightsSubscriptionVariables = Exact<{
  id: string;
}>;


export type OwnRightsSubscription = { readonly soldierChanged: { readonly id: string, readonly isStaff: boolean, readonly section: Types.Section, readonly role: Types.Role } };


export const SignedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedIn"}}]}}]} as unknown as DocumentNode<SignedInSubscription, SignedInSubscriptionVariables>;
export const OwnRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OwnRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldierChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<OwnRightsSubscription, OwnRightsSubscriptionVariables>;
export function useSignedInSubscription(options: useSubscription.Options<SignedInSubscription, SignedInSubscriptionVariables> = {}) {
  return useSubscription(SignedInDocument, options);
}

export function useOwnRightsSubscription(options: (useSubscription.Options<OwnRightsSubscription, OwnRightsSubscriptionVariables> & { variables: OwnRightsSubscriptionVariables })) {
  return useSubscription(OwnRightsDocument, options);
}