/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a soldier can sign in. */
export type LoginState =
  /** Staff have disabled the login. */
  | 'DISABLED'
  /** The record belongs to no login: it was imported, or its owner deleted the login. */
  | 'NONE'
  /** The soldier can sign in. */
  | 'WORKING';

/** Rank, as a legal GraphQL name. Ascending: PVT, PV2, PFC, SPC, SGT, SSG, SFC, CDT, SECOND_LT, FIRST_LT, CPT. */
export type Rank =
  /** Cadet, of any grade; never promotable, and never on DLC Incomplete. */
  | 'CDT'
  /** Captain; usually O3. */
  | 'CPT'
  /** First lieutenant, shown as 1LT; usually O2. */
  | 'FIRST_LT'
  /** Private first class; usually E3. */
  | 'PFC'
  /** Private, second grade; usually E2. */
  | 'PV2'
  /** Private; usually E1. */
  | 'PVT'
  /** Second lieutenant, shown as 2LT; usually O1. */
  | 'SECOND_LT'
  /** Sergeant first class; usually E7. */
  | 'SFC'
  /** Sergeant; usually E5. */
  | 'SGT'
  /** Specialist; usually E4. */
  | 'SPC'
  /** Staff sergeant; usually E6. */
  | 'SSG';

export type LoginPanel_SoldierFragment = { id: string, rank: Rank, lastName: string, loginState: LoginState, isStaff: boolean };

export type SetLoginDisabledMutationVariables = Exact<{
  soldierId: string | number;
  disabled: boolean;
}>;


export type SetLoginDisabledMutation = { setLoginDisabled: { id: string, loginState: LoginState } };

export const LoginPanel_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoginPanel_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}}]} as unknown as DocumentNode<LoginPanel_SoldierFragment, unknown>;
export const SetLoginDisabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLoginDisabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLoginDisabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"soldierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"disabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loginState"}}]}}]}}]} as unknown as DocumentNode<SetLoginDisabledMutation, SetLoginDisabledMutationVariables>;
export function useSetLoginDisabledMutation(options: useMutation.Options<SetLoginDisabledMutation, SetLoginDisabledMutationVariables> = {}) {
  return useMutation(SetLoginDisabledDocument, options);
}