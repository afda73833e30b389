/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendMyReminderNowMutationVariables = Exact<{ [key: string]: never; }>;


export type SendMyReminderNowMutation = { readonly sendMyReminderNow: { readonly id: string, readonly at: string, readonly weekly: boolean, readonly asked: boolean, readonly section: Types.Section | null, readonly state: Types.ReminderState, readonly own: { readonly short: number, readonly soon: number, readonly crossed: number }, readonly unit: { readonly short: number, readonly soon: number, readonly crossed: number } | null } };


export const SendMyReminderNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMyReminderNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMyReminderNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldText_reminder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderStateMark_reminder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldText_reminder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekly"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"own"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldText_counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldText_counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldText_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"soon"}},{"kind":"Field","name":{"kind":"Name","value":"crossed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderStateMark_reminder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<SendMyReminderNowMutation, SendMyReminderNowMutationVariables>;
export function useSendMyReminderNowMutation(options: useMutation.Options<SendMyReminderNowMutation, SendMyReminderNowMutationVariables> = {}) {
  return useMutation(SendMyReminderNowDocument, options);
}