/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** Section of the battalion. UNASSIGNED: in none yet. */
export type Section =
  | 'ALPHA'
  | 'BN_STAFF'
  | 'BRAVO'
  | 'CHARLIE'
  | 'DELTA'
  | 'UNASSIGNED';

export type ReportedPersonFragment = { id: string, rank: Rank, firstName: string, lastName: string, section: Section };

export const ReportedPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}}]}}]} as unknown as DocumentNode<ReportedPersonFragment, unknown>;