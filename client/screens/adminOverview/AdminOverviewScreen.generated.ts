/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** RED: fewer than 70 % of the places are filled. YELLOW: from 70 %. GREEN: from 85 %. */
export type GaugeColour =
  | 'GREEN'
  | 'RED'
  | 'YELLOW';

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

/** The seven lists of the readiness overview. */
export type ReadinessList =
  | 'ACFT_FAIL'
  | 'DLC_INCOMPLETE'
  | 'JFO_QUALIFIED'
  | 'M4_QUAL_FAIL'
  | 'NEED_LICENSED'
  | 'PME_INCOMPLETE'
  | 'PROMOTABLE';

/** Section of the battalion. UNASSIGNED: in none yet. */
export type Section =
  | 'ALPHA'
  | 'BN_STAFF'
  | 'BRAVO'
  | 'CHARLIE'
  | 'DELTA'
  | 'UNASSIGNED';

export type ReadinessOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadinessOverviewQuery = { readinessOverview: { gauges: Array<{ title: string, section: Section | null, filled: number, capacity: number, percent: number, colour: GaugeColour }>, lists: Array<{ title: string, list: ReadinessList, people: Array<{ id: string, rank: Rank, lastName: string, reason: { value: string, missing: Array<string>, rule: string, from: string | null } }> }> } };


export const ReadinessOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadinessOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readinessOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gauges_overview"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListsExport_overview"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadinessLists_overview"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadinessBrief_overview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gauges_overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gauges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GaugeButton_gauge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GaugeButton_gauge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrengthGauge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListsExport_overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadinessLists_overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadinessListBlock_listing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadinessListBlock_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPerson_person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadinessBrief_overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gauges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadinessOverviewQuery, ReadinessOverviewQueryVariables>;
export function useReadinessOverviewQuery(options: useQuery.Options<ReadinessOverviewQuery, ReadinessOverviewQueryVariables> = {}) {
  return useQuery(ReadinessOverviewDocument, options);
}