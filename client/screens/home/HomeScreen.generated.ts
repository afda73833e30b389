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

/** Duty position. Underscores are shown as blanks. */
export type Role =
  /** Operates the Advanced Field Artillery Tactical Data System, in BN STAFF. */
  | 'AFATDS'
  /** Battalion forward observer, in BN STAFF. */
  | 'BN_FO'
  /** Battalion fire support NCO, in BN STAFF. Brings staff rights. */
  | 'BN_FSNCO'
  /** Battalion fire support officer, in BN STAFF. Brings staff rights. */
  | 'BN_FSO'
  /** Battalion radiotelephone operator, in BN STAFF. */
  | 'BN_RTO'
  /** Company fire support NCO, in a company's HQ. Brings staff rights. */
  | 'CO_FSNCO'
  /** Company fire support officer, in a company's HQ. Brings staff rights. */
  | 'CO_FSO'
  /** Forward observer of team 1, 2 or 3. */
  | 'FO'
  /** Radiotelephone operator of team 1, 2 or 3. */
  | 'RTO'
  /** The one role of section UNASSIGNED. */
  | 'UNASSIGNED';

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

export type SectionOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SectionOverviewQuery = { sectionOverview: Array<{ section: Section, capacity: number, members: Array<{ id: string, rank: Rank, lastName: string, role: Role }> }> };


export const SectionOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectionOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionBlock_section"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalMessage_section"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionBlock_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionStrength"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_member"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalMessage_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionStrength"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<SectionOverviewQuery, SectionOverviewQueryVariables>;
export function useSectionOverviewQuery(options: useQuery.Options<SectionOverviewQuery, SectionOverviewQueryVariables> = {}) {
  return useQuery(SectionOverviewDocument, options);
}