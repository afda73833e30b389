/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery, useMutation, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CurrentJoinCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentJoinCodeQuery = { readonly joinCode: string };

export type RotateJoinCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RotateJoinCodeMutation = { readonly rotateJoinCode: string };

export type JoinCodeChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type JoinCodeChangedSubscription = { readonly joinCodeChanged: string };


export const CurrentJoinCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentJoinCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinCode"}}]}}]} as unknown as DocumentNode<CurrentJoinCodeQuery, CurrentJoinCodeQueryVariables>;
export const RotateJoinCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateJoinCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateJoinCode"}}]}}]} as unknown as DocumentNode<RotateJoinCodeMutation, RotateJoinCodeMutationVariables>;
export const JoinCodeChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"JoinCodeChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinCodeChanged"}}]}}]} as unknown as DocumentNode<JoinCodeChangedSubscription, JoinCodeChangedSubscriptionVariables>;
export function useCurrentJoinCodeQuery(options: useQuery.Options<CurrentJoinCodeQuery, CurrentJoinCodeQueryVariables> | SkipToken = {}) {
  return useQuery(CurrentJoinCodeDocument, options);
}

export function useRotateJoinCodeMutation(options: useMutation.Options<RotateJoinCodeMutation, RotateJoinCodeMutationVariables> = {}) {
  return useMutation(RotateJoinCodeDocument, options);
}

export function useJoinCodeChangedSubscription(options: useSubscription.Options<JoinCodeChangedSubscription, JoinCodeChangedSubscriptionVariables> = {}) {
  return useSubscription(JoinCodeChangedDocument, options);
}