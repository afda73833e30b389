/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Rank, as a legal GraphQL name: SECOND_LT is shown as 2LT, FIRST_LT as 1LT. */
export type Rank =
  | 'CDT'
  | 'CPT'
  | 'FIRST_LT'
  | 'PFC'
  | 'PV2'
  | 'PVT'
  | 'SECOND_LT'
  | 'SFC'
  | 'SGT'
  | 'SPC'
  | 'SSG';

/** The schools that a soldier can be scheduled for. */
export type SchoolName =
  | 'AIR_ASSAULT'
  | 'ALC'
  | 'BLC'
  | 'JFO'
  | 'PATHFINDER'
  | 'RANGER'
  | 'SLC';

/** Section of the battalion. UNASSIGNED: in none yet. */
export type Section =
  | 'ALPHA'
  | 'BN_STAFF'
  | 'BRAVO'
  | 'CHARLIE'
  | 'DELTA'
  | 'UNASSIGNED';

export type SchoolsReportQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolsReportQuery = { schoolsReport: Array<{ isOver: boolean, soldier: { id: string, rank: Rank, firstName: string, lastName: string, section: Section }, school: { id: string, schoolName: SchoolName, startDate: string, endDate: string } }> };

export type SchoolsRowFragment = { isOver: boolean, soldier: { id: string, rank: Rank, firstName: string, lastName: string, section: Section }, school: { id: string, schoolName: SchoolName, startDate: string, endDate: string } };

export const SchoolsRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolsReportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}}]}}]} as unknown as DocumentNode<SchoolsRowFragment, unknown>;
export const SchoolsReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolsReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolsReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolsReportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}}]}}]} as unknown as DocumentNode<SchoolsReportQuery, SchoolsReportQueryVariables>;
export function useSchoolsReportQuery(options: useQuery.Options<SchoolsReportQuery, SchoolsReportQueryVariables> = {}) {
  return useQuery(SchoolsReportDocument, options);
}