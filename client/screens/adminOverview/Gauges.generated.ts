/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** RED: fewer than 70 % of the places are filled. YELLOW: from 70 %. GREEN: from 85 %. */
export type GaugeColour =
  | 'GREEN'
  | 'RED'
  | 'YELLOW';

/** Section of the battalion. UNASSIGNED: in none yet. */
export type Section =
  | 'ALPHA'
  | 'BN_STAFF'
  | 'BRAVO'
  | 'CHARLIE'
  | 'DELTA'
  | 'UNASSIGNED';

export type Gauges_OverviewFragment = { gauges: Array<{ title: string, section: Section | null, filled: number, capacity: number, percent: number, colour: GaugeColour }> };

export const Gauges_OverviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gauges_overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gauges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GaugeButton_gauge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GaugeButton_gauge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrengthGauge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]} as unknown as DocumentNode<Gauges_OverviewFragment, unknown>;