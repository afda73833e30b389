/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The color of a strength gauge, by the share of places that are filled. */
export type GaugeColour =
  /** At least 85 % of the places are filled. */
  | 'GREEN'
  /** Fewer than 70 % of the places are filled. */
  | 'RED'
  /** At least 70 % and fewer than 85 % of the places are filled. */
  | 'YELLOW';

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

/** The seven lists of the readiness overview. */
export type ReadinessList =
  /** The Army Combat Fitness Test was not passed. */
  | 'ACFT_FAIL'
  /** E4 without DLC 1, E5 without DLC 2 or E6 without DLC 3; never a cadet. */
  | 'DLC_INCOMPLETE'
  /** Qualified as a joint fires observer. A strength, not a shortcoming. */
  | 'JFO_QUALIFIED'
  /** M4 qualification below 23. */
  | 'M4_QUAL_FAIL'
  /** Not licensed to drive military vehicles. */
  | 'NEED_LICENSED'
  /** DLC complete, but E4 without BLC, E5 without ALC or E6 without SLC; cadets too. */
  | 'PME_INCOMPLETE'
  /** ACFT passed and the promotion rule of the soldier's grade met. A strength, not a shortcoming. */
  | 'PROMOTABLE';

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

export type ReadinessOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadinessOverviewQuery = { staffApprovals: Array<{ id: string }>, readinessOverview: { gauges: Array<{ section: Section | null, title: string, filled: number, capacity: number, percent: number, colour: GaugeColour }>, lists: Array<{ list: ReadinessList, title: string, people: Array<{ id: string, rank: Rank, lastName: string, reason: { rule: string, value: string, missing: Array<string>, from: string | null } }> }> } };


export const ReadinessOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadinessOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readinessOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gauges_overview"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadinessLists_overview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gauges_overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gauges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GaugeButton_gauge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GaugeButton_gauge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrengthGauge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadinessLists_overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPerson_person"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]} as unknown as DocumentNode<ReadinessOverviewQuery, ReadinessOverviewQueryVariables>;
export function useReadinessOverviewQuery(options: useQuery.Options<ReadinessOverviewQuery, ReadinessOverviewQueryVariables> = {}) {
  return useQuery(ReadinessOverviewDocument, options);
}