/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type Requirements_SoldierFragment = { role: Role, isStaff: boolean, awaitsStaffApproval: boolean, readiness: Array<{ list: ReadinessList, title: string, listed: boolean, rule: string, value: string, missing: Array<string>, from: string | null, whatToDo: string | null }> };

export const Requirements_SoldierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Requirements_soldier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Soldier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsStaffApproval"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}}]}}]}}]} as unknown as DocumentNode<Requirements_SoldierFragment, unknown>;