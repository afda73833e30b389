/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DataToCompleteQueryVariables = Exact<{ [key: string]: never; }>;


export type DataToCompleteQuery = { readonly dataToComplete: ReadonlyArray<{ readonly soldier: { readonly id: string, readonly rank: Types.Rank, readonly givenName: string, readonly lastName: string, readonly section: Types.Section, readonly pastEts: boolean }, readonly problems: ReadonlyArray<{ readonly code: Types.DataIssueCode, readonly text: string }> }> };


export const DataToCompleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataToComplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataToComplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataColumns_row"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataColumns_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataToComplete"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPersonLink_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPersonLink_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"pastEts"}}]}}]} as unknown as DocumentNode<DataToCompleteQuery, DataToCompleteQueryVariables>;
export function useDataToCompleteQuery(options: useQuery.Options<DataToCompleteQuery, DataToCompleteQueryVariables> | SkipToken = {}) {
  return useQuery(DataToCompleteDocument, options);
}