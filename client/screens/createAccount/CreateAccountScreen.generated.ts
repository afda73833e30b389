/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One's own new record. Left out: UNASSIGNED, scores 0, ACFT passed, every course false, no dates. */
export type CreateSoldierInput = {
  acftPass?: boolean | null | undefined;
  /** 0 to 600. */
  acftScore?: number | null | undefined;
  alcComplete?: boolean | null | undefined;
  blcComplete?: boolean | null | undefined;
  dlc1Complete?: boolean | null | undefined;
  dlc2Complete?: boolean | null | undefined;
  dlc3Complete?: boolean | null | undefined;
  /** Date of rank. */
  dor?: string | null | undefined;
  driversLicense?: boolean | null | undefined;
  /** Expiration of term of service. */
  ets?: string | null | undefined;
  /** 1 to 60 characters. */
  firstName: string;
  grade: Grade;
  jfoQualified?: boolean | null | undefined;
  /** 1 to 60 characters. */
  lastName: string;
  /** 0 to 600. */
  m4Qual?: number | null | undefined;
  /** 1 to 60 characters. */
  middleName: string;
  /** Pay entry base date. */
  pebd?: string | null | undefined;
  rank: Rank;
  /** One that the section and team have. */
  role?: Role | null | undefined;
  section?: Section | null | undefined;
  slcComplete?: boolean | null | undefined;
  /** One that the section has. */
  team?: Team | null | undefined;
};

/** Pay grade: E1 to E7 enlisted, O1 to O3 officers. */
export type Grade =
  | 'E1'
  | 'E2'
  | 'E3'
  | 'E4'
  | 'E5'
  | 'E6'
  | 'E7'
  | 'O1'
  | 'O2'
  | 'O3';

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

/** Duty position. BN FSO, BN FSNCO, CO FSO and CO FSNCO are staff roles. */
export type Role =
  | 'AFATDS'
  | 'BN_FO'
  | 'BN_FSNCO'
  | 'BN_FSO'
  | 'BN_RTO'
  | 'CO_FSNCO'
  | 'CO_FSO'
  | 'FO'
  | 'RTO'
  | 'UNASSIGNED';

/** Section of the battalion. UNASSIGNED: in none yet. */
export type Section =
  | 'ALPHA'
  | 'BN_STAFF'
  | 'BRAVO'
  | 'CHARLIE'
  | 'DELTA'
  | 'UNASSIGNED';

/** Team within a section: headquarters or team 1 to 3. */
export type Team =
  | 'HQ'
  | 'TEAM_1'
  | 'TEAM_2'
  | 'TEAM_3'
  | 'UNASSIGNED';

export type CreateSoldierMutationVariables = Exact<{
  input: CreateSoldierInput;
}>;


export type CreateSoldierMutation = { createSoldier: { id: string, isStaff: boolean } };


export const CreateSoldierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSoldier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSoldierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSoldier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}}]}}]}}]} as unknown as DocumentNode<CreateSoldierMutation, CreateSoldierMutationVariables>;
export function useCreateSoldierMutation(options: useMutation.Options<CreateSoldierMutation, CreateSoldierMutationVariables> = {}) {
  return useMutation(CreateSoldierDocument, options);
}