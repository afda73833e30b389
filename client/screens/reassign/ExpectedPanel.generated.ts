/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExpectedPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpectedPeopleQuery = { readonly expectedPeople: ReadonlyArray<{ readonly id: string, readonly rank: Types.Rank, readonly firstName: string, readonly middleName: string, readonly lastName: string, readonly section: Types.Section, readonly team: Types.Team, readonly role: Types.Role, readonly awaitsStaffApproval: boolean, readonly arrivesOn: string }> };


export const ExpectedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpectedPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expectedPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}},{"kind":"Field","name":{"kind":"Name","value":"arrivesOn"}}]}}]}}]} as unknown as DocumentNode<ExpectedPeopleQuery, ExpectedPeopleQueryVariables>;
export function useExpectedPeopleQuery(options: useQuery.Options<ExpectedPeopleQuery, ExpectedPeopleQueryVariables> | SkipToken = {}) {
  return useQuery(ExpectedPeopleDocument, options);
}