/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The schools that a soldier can be scheduled for. */
export type SchoolName =
  /** Air Assault School, shown as AIR ASSAULT. */
  | 'AIR_ASSAULT'
  /** Advanced Leader Course, for E5. */
  | 'ALC'
  /** Basic Leader Course, for E4. */
  | 'BLC'
  /** Joint fires observer course. */
  | 'JFO'
  /** Pathfinder School. */
  | 'PATHFINDER'
  /** Ranger School. */
  | 'RANGER'
  /** Senior Leader Course, for E6. */
  | 'SLC';

/** Section of the battalion. */
export type Section =
  /** Company A: 8 places. */
  | 'ALPHA'
  /** Battalion staff, shown as BN STAFF: 6 places. */
  | 'BN_STAFF'
  /** Company B: 8 places. */
  | 'BRAVO'
  /** Company C: 8 places. */
  | 'CHARLIE'
  /** Company D, which has headquarters alone: 4 places. */
  | 'DELTA'
  /** No section yet; team and role are UNASSIGNED, too. */
  | 'UNASSIGNED';

export type SchoolsReportQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolsReportQuery = { schoolsReport: Array<{ isOver: boolean, soldier: { id: string, rank: Rank, firstName: string, lastName: string, section: Section }, school: { id: string, schoolName: SchoolName, startDate: string, endDate: string } }> };


export const SchoolsReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolsReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolsReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolColumns_row"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolColumns_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolsReportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPersonLink_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportedPersonLink_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}}]}}]} as unknown as DocumentNode<SchoolsReportQuery, SchoolsReportQueryVariables>;
export function useSchoolsReportQuery(options: useQuery.Options<SchoolsReportQuery, SchoolsReportQueryVariables> = {}) {
  return useQuery(SchoolsReportDocument, options);
}