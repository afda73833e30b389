/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What becomes of a row of an import, or would become of it when nothing was written. */
export type ImportOutcome =
  /** A new question, or a new record, which belongs to no login. */
  | 'ADDED'
  /** Changes of one that is there. */
  | 'CHANGED'
  /** Something is wrong with it, and so no row is written. */
  | 'REFUSED'
  /** What is there says all of it already. */
  | 'UNCHANGED';

/** A roster out of a file. */
export type ImportSoldiersInput = {
  /** True: only tells what the import would do. */
  dryRun?: boolean;
  /** The `plan` of a dry run of the same rows. When they would do anything else by now, nothing is written and the answer tells what. */
  expectedPlan?: string | null | undefined;
  /** The rows of the file, 1 to 2000. */
  rows: Array<RosterRowInput>;
};

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

/** A row of a roster, as the texts that stand there. A field left out, null or blank says nothing: the record keeps what it has, and a new one takes its default. Lists are read as people see them (BN STAFF, 1, 2LT) or as this API names them. */
export type RosterRowInput = {
  /** yes, y, true, x or 1; no, n, false or 0. Also pass or go, fail or no-go. */
  acftPass?: string | null | undefined;
  /** 0 to 600. */
  acftScore?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  alcComplete?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  blcComplete?: string | null | undefined;
  /** The courses that are complete, as DLC 1, BLC; or NONE. A course that is not among them stays as it is. */
  courses?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  dlc1Complete?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  dlc2Complete?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  dlc3Complete?: string | null | undefined;
  /** Date of rank. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  dor?: string | null | undefined;
  /** Expiration of term of service. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  ets?: string | null | undefined;
  /** Required. */
  firstName?: string | null | undefined;
  /** E1 to E7, O1 to O3. Left out: that of a rank that is new; required for a new CDT. */
  grade?: string | null | undefined;
  /** Qualified as a joint fires observer: yes, y, true, x or 1; no, n, false or 0. */
  jfo?: string | null | undefined;
  /** Required. */
  lastName?: string | null | undefined;
  /** Licensed to drive military vehicles: yes, y, true, x or 1; no, n, false or 0. */
  license?: string | null | undefined;
  /** 0 to 600. */
  m4Qual?: string | null | undefined;
  /** The three names together say who it is. May be left out for whoever is the only one with the other two; required for a new record. */
  middleName?: string | null | undefined;
  /** Pay entry base date. As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first); NONE for no date. */
  pebd?: string | null | undefined;
  /** Required for a new record. PVT to CPT. */
  rank?: string | null | undefined;
  /** One that the section and team have. A staff role brings staff rights, where somebody owns the record once staff approve; another one ends them. */
  role?: string | null | undefined;
  /** Its number in the file, by which it is named. Where a row of the list has none, one below 1 or the same as another row, all are named by their places in the list, from 1. */
  row?: number | null | undefined;
  /** BN STAFF, ALPHA, BRAVO, CHARLIE, DELTA or UNASSIGNED. A new one needs a team and role that it has. */
  section?: string | null | undefined;
  /** Whether this course is complete, in place of `courses`: yes, y, true, x or 1; no, n, false or 0. */
  slcComplete?: string | null | undefined;
  /** One that the section has; may be left out where it has one. */
  team?: string | null | undefined;
};

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

/** What a row does to the staff rights of whoever it is about; they follow from the role. */
export type StaffRightsChange =
  /** A staff role brings them once staff approve: somebody owns the record, and the row found it by a name that its owner can choose. */
  | 'AWAITS_APPROVAL'
  /** A staff role brings them. */
  | 'GIVEN'
  /** A role without staff rights ends them. */
  | 'TAKEN';

/** Team within a section. */
export type Team =
  /** Headquarters; every section has one, UNASSIGNED aside. */
  | 'HQ'
  /** Shown as 1. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_1'
  /** Shown as 2. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_2'
  /** Shown as 3. Only ALPHA, BRAVO and CHARLIE have it. */
  | 'TEAM_3'
  /** The one team of section UNASSIGNED. */
  | 'UNASSIGNED';

export type ImportSoldiersMutationVariables = Exact<{
  input: ImportSoldiersInput;
}>;


export type ImportSoldiersMutation = { importSoldiers: { written: boolean, plan: string, added: number, changed: number, unchanged: number, refused: number, rows: Array<{ row: number, name: string, soldierId: string | null, outcome: ImportOutcome, rank: Rank | null, section: Section | null, team: Team | null, role: Role | null, staffRights: StaffRightsChange | null, changes: Array<{ field: string, from: string | null, to: string | null }>, problems: Array<{ field: string, message: string }> }> } };


export const ImportSoldiersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSoldiers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSoldiersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSoldiers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"soldierId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffRights"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportSoldiersMutation, ImportSoldiersMutationVariables>;
export function useImportSoldiersMutation(options: useMutation.Options<ImportSoldiersMutation, ImportSoldiersMutationVariables> = {}) {
  return useMutation(ImportSoldiersDocument, options);
}