/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import { type SkipToken, useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReminderTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReminderTimesQuery = { readonly unit: { readonly version: number }, readonly myReminders: { readonly weekday: Types.Weekday, readonly hour: number } };

export type UpdateReminderTimesMutationVariables = Exact<{
  version: number;
  weekday: Types.Weekday;
  hour: number;
}>;


export type UpdateReminderTimesMutation = { readonly updateReminderTimes: { readonly weekday: Types.Weekday, readonly hour: number } };


export const ReminderTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReminderTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}}]}}]}}]} as unknown as DocumentNode<ReminderTimesQuery, ReminderTimesQueryVariables>;
export const UpdateReminderTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReminderTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weekday"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Weekday"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hour"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReminderTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"weekday"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weekday"}}},{"kind":"Argument","name":{"kind":"Name","value":"hour"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hour"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}}]}}]}}]} as unknown as DocumentNode<UpdateReminderTimesMutation, UpdateReminderTimesMutationVariables>;
export function useReminderTimesQuery(options: useQuery.Options<ReminderTimesQuery, ReminderTimesQueryVariables> | SkipToken = {}) {
  return useQuery(ReminderTimesDocument, options);
}

export function useUpdateReminderTimesMutation(options: useMutation.Options<UpdateReminderTimesMutation, UpdateReminderTimesMutationVariables> = {}) {
  return useMutation(UpdateReminderTimesDocument, options);
}