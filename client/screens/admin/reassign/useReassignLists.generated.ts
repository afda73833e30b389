/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schemaTypes.generated.ts';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReassignQueryVariables = Exact<{ [key: string]: never; }>;


export type ReassignQuery = { assignmentBoard: Array<{ section: Types.Section, teams: Array<{ team: Types.Team, people: Array<{ __typename: 'AssignedSoldier', id: string, version: number, rank: Types.Rank, lastName: string, section: Types.Section, team: Types.Team, role: Types.Role, unitPosition: number, isStaff: boolean, givenName: string | null, pastEts: boolean, awaitsStaffApproval: boolean }> }> }> };


export const ReassignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reassign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignmentBoard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionPanel_block"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionPanel_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignmentSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardRow_person"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardRow_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssignedSoldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"unitPosition"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"pastEts"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}}]}}]} as unknown as DocumentNode<ReassignQuery, ReassignQueryVariables>;
export function useReassignQuery(options: useQuery.Options<ReassignQuery, ReassignQueryVariables> | SkipToken = {}) {
  return useQuery(ReassignDocument, options);
}