/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ScheduledSchoolsQueryVariables = Exact<{
  soldierId: string;
}>;


export type ScheduledSchoolsQuery = { readonly soldier: { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly schools: ReadonlyArray<{ readonly id: string, readonly version: number, readonly schoolName: Types.SchoolName, readonly startDate: string, readonly endDate: string }> } };

export type OpenSchool_SoldierFragment = { readonly id: string, readonly rank: Types.Rank, readonly lastName: string, readonly schools: ReadonlyArray<{ readonly id: string, readonly version: number, readonly schoolName: Types.SchoolName, readonly startDate: string, readonly endDate: string }> };

export const OpenSchool_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenSchool_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]} as unknown as DocumentNode<OpenSchool_SoldierFragment, unknown>;
export const ScheduledSchoolsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduledSchools"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenSchool_soldier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenSchool_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"schools"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]} as unknown as DocumentNode<ScheduledSchoolsQuery, ScheduledSchoolsQueryVariables>;
export function useScheduledSchoolsQuery(options: (useQuery.Options<ScheduledSchoolsQuery, ScheduledSchoolsQueryVariables> & { variables: ScheduledSchoolsQueryVariables }) | SkipToken) {
  return useQuery(ScheduledSchoolsDocument, options);
}