/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The seven lists of the readiness overview. */
export type ReadinessList =
  | 'ACFT_FAIL'
  | 'DLC_INCOMPLETE'
  | 'JFO_QUALIFIED'
  | 'M4_QUAL_FAIL'
  | 'NEED_LICENSED'
  | 'PME_INCOMPLETE'
  | 'PROMOTABLE';

export type Requirements_SoldierFragment = { awaitsStaffApproval: boolean, readiness: Array<{ list: ReadinessList, title: string, listed: boolean, rule: string, value: string, missing: Array<string>, from: string | null, whatToDo: string | null }> };

export const Requirements_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Requirements_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}}]}}]}}]} as unknown as DocumentNode<Requirements_SoldierFragment, unknown>;