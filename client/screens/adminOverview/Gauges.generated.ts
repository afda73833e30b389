/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The color of a strength gauge, by the share of places that are filled. */
export type GaugeColour =
  /** At least 85 % of the places are filled. */
  | 'GREEN'
  /** Fewer than 70 % of the places are filled. */
  | 'RED'
  /** At least 70 % and fewer than 85 % of the places are filled. */
  | 'YELLOW';

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

export type Gauges_OverviewFragment = { gauges: Array<{ section: Section | null, title: string, filled: number, capacity: number, percent: number, colour: GaugeColour }> };

export const Gauges_OverviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gauges_overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gauges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GaugeButton_gauge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GaugeButton_gauge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrengthGauge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]} as unknown as DocumentNode<Gauges_OverviewFragment, unknown>;