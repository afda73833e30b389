/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EtsReportQueryVariables = Exact<{ [key: string]: never; }>;


export type EtsReportQuery = { etsReport: { notEntered: number, upcoming: Array<{ ets: string | null, words: string, isWithinYear: boolean, soldier: { id: string, rank: Types.Rank, givenName: string, lastName: string, section: Types.Section, pastEts: boolean } }>, past: Array<{ ets: string | null, words: string, isWithinYear: boolean, soldier: { id: string, rank: Types.Rank, givenName: string, lastName: string, section: Types.Section, pastEts: boolean } }> } };


export const EtsReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EtsReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"etsReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EtsTable_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notEntered"}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EtsTable_row"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EtsTable_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EtsRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPersonLink_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ets"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinYear"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportedPersonLink_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"pastEts"}}]}}]} as unknown as DocumentNode<EtsReportQuery, EtsReportQueryVariables>;
export function useEtsReportQuery(options: useQuery.Options<EtsReportQuery, EtsReportQueryVariables> | SkipToken = {}) {
  return useQuery(EtsReportDocument, options);
}