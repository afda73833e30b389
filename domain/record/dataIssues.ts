/**
 * Data issues: what is odd or missing in a record but doesn't stop a save (Spec 10). A form shows them at the field, a record beside its
 * requirements, an import at the row. Staff also have a list of all of them.
 */
import type { LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import { type Grade, type Rank, rankGrade } from '../values.ts';
import type { FieldName, RecordFields } from './fields.ts';
import { fitnessTestOf, rifleTestOf, type ScoreTests } from './testOfScore.ts';

/** The rules, under their names in the API. */
export const DataIssueCode = {
  GRADE_UNUSUAL: 'GRADE_UNUSUAL',
  ACFT_SCORE_NOT_ENTERED: 'ACFT_SCORE_NOT_ENTERED',
  ACFT_SCORE_OF_OTHER_TEST: 'ACFT_SCORE_OF_OTHER_TEST',
  M4_QUAL_NOT_ENTERED: 'M4_QUAL_NOT_ENTERED',
  M4_QUAL_OF_OTHER_TEST: 'M4_QUAL_OF_OTHER_TEST',
  PEBD_NOT_ENTERED: 'PEBD_NOT_ENTERED',
  PEBD_AHEAD: 'PEBD_AHEAD',
  DOR_NOT_ENTERED: 'DOR_NOT_ENTERED',
  DOR_AHEAD: 'DOR_AHEAD',
  DOR_BEFORE_PEBD: 'DOR_BEFORE_PEBD',
  ETS_NOT_ENTERED: 'ETS_NOT_ENTERED',
  ETS_BEFORE_PEBD: 'ETS_BEFORE_PEBD',
  ETS_PAST: 'ETS_PAST',
  /** About dated requirements, which no rule here checks (domain/due/firstDays.ts). */
  FIRST_DUE_NOT_ENTERED: 'FIRST_DUE_NOT_ENTERED',
} as const;
export type DataIssueCode = (typeof DataIssueCode)[keyof typeof DataIssueCode];
/** The text of a data issue, the same everywhere. */
export function dataIssueText(
  code: DataIssueCode,
  { fitnessTest, rifleTest }: Pick<Policy, 'fitnessTest' | 'rifleTest'>,
): string {
  switch (code) {
    case DataIssueCode.GRADE_UNUSUAL:
      return "The grade doesn't match the rank.";
    case DataIssueCode.ACFT_SCORE_NOT_ENTERED:
      return `${fitnessTest.name} score is not entered.`;
    case DataIssueCode.ACFT_SCORE_OF_OTHER_TEST:
      return `The fitness score isn't from the ${fitnessTest.name}.`;
    case DataIssueCode.M4_QUAL_NOT_ENTERED:
      return `${rifleTest.name} qualification is not entered.`;
    case DataIssueCode.M4_QUAL_OF_OTHER_TEST:
      return `The rifle score isn't from the ${rifleTest.name}.`;
    case DataIssueCode.PEBD_NOT_ENTERED:
      return 'PEBD is not entered.';
    case DataIssueCode.PEBD_AHEAD:
      return 'PEBD is in the future.';
    case DataIssueCode.DOR_NOT_ENTERED:
      return 'DOR is not entered.';
    case DataIssueCode.DOR_AHEAD:
      return 'DOR is in the future.';
    case DataIssueCode.DOR_BEFORE_PEBD:
      return 'DOR is before PEBD.';
    case DataIssueCode.ETS_NOT_ENTERED:
      return 'ETS is not entered.';
    case DataIssueCode.ETS_BEFORE_PEBD:
      return 'ETS is before PEBD.';
    case DataIssueCode.ETS_PAST:
      return 'ETS has passed.';
    case DataIssueCode.FIRST_DUE_NOT_ENTERED:
      return "A requirement's first due date is not entered.";
  }
}

/** What the rules check in a record. In a form, rank and grade may not be chosen yet. */
export type DataFacts = Pick<RecordFields, 'acftScore' | 'm4Qual' | 'pebd' | 'dor' | 'ets' | 'etsIndefinite'> &
  Pick<ScoreTests, 'acftTest' | 'm4Test' | 'acftOn' | 'm4On'> & {
    readonly rank: Rank | null;
    readonly grade: Grade | null;
  };

type DataRule = {
  readonly code: DataIssueCode;
  /** The field that the rule is about. */
  readonly field: FieldName;
  readonly isBroken: (record: DataFacts, policy: Policy, today: LocalDate) => boolean;
};

/** In the order of the forms. Days written YYYY-MM-DD compare as texts. */
const RULES: readonly DataRule[] = [
  {
    code: DataIssueCode.GRADE_UNUSUAL,
    field: 'grade',
    isBroken: ({ rank, grade }) => {
      const usual = rank && rankGrade[rank];
      return grade !== null && usual !== null && grade !== usual;
    },
  },
  {
    code: DataIssueCode.ACFT_SCORE_NOT_ENTERED,
    field: 'acftScore',
    isBroken: ({ acftScore }) => acftScore === null,
  },
  {
    code: DataIssueCode.ACFT_SCORE_OF_OTHER_TEST,
    field: 'acftScore',
    isBroken: (record, policy) =>
      record.acftScore !== null && fitnessTestOf(record, policy) !== policy.fitnessTest.name,
  },
  { code: DataIssueCode.M4_QUAL_NOT_ENTERED, field: 'm4Qual', isBroken: ({ m4Qual }) => m4Qual === null },
  {
    code: DataIssueCode.M4_QUAL_OF_OTHER_TEST,
    field: 'm4Qual',
    isBroken: (record, policy) => record.m4Qual !== null && rifleTestOf(record, policy) !== policy.rifleTest.name,
  },
  { code: DataIssueCode.PEBD_NOT_ENTERED, field: 'pebd', isBroken: ({ pebd }) => pebd === null },
  {
    code: DataIssueCode.PEBD_AHEAD,
    field: 'pebd',
    isBroken: ({ pebd }, _policy, today) => pebd !== null && pebd > today,
  },
  { code: DataIssueCode.DOR_NOT_ENTERED, field: 'dor', isBroken: ({ dor }) => dor === null },
  { code: DataIssueCode.DOR_AHEAD, field: 'dor', isBroken: ({ dor }, _policy, today) => dor !== null && dor > today },
  { code: DataIssueCode.DOR_BEFORE_PEBD, field: 'dor', isBroken: ({ pebd, dor }) => isBefore(dor, pebd) },
  {
    code: DataIssueCode.ETS_NOT_ENTERED,
    field: 'ets',
    isBroken: ({ ets, etsIndefinite }) => ets === null && !etsIndefinite,
  },
  { code: DataIssueCode.ETS_BEFORE_PEBD, field: 'ets', isBroken: ({ pebd, ets }) => isBefore(ets, pebd) },
  { code: DataIssueCode.ETS_PAST, field: 'ets', isBroken: ({ ets }, _policy, today) => ets !== null && ets < today },
];

/** The codes whose rules check only the record, in the order of the forms. */
export const RECORD_ISSUE_CODES: readonly DataIssueCode[] = RULES.map(({ code }) => code);

/** A data issue, and the field that it is about. */
export type DataIssue = Pick<DataRule, 'code' | 'field'>;

/** The data issues of a record on a day, in the order of the forms. */
export function dataIssues(record: DataFacts, policy: Policy, today: LocalDate): DataIssue[] {
  return RULES.filter(({ isBroken }) => isBroken(record, policy, today)).map(({ code, field }) => ({ code, field }));
}

/** The field that a code is about; null for a requirement's first due date. */
export function fieldOfIssue(code: DataIssueCode): FieldName | null {
  return RULES.find((rule) => rule.code === code)?.field ?? null;
}

/** Whether the code is about an empty field, which a form already shows. */
export function isNotEntered(code: DataIssueCode): boolean {
  return code.endsWith('_NOT_ENTERED');
}

/** Whether the code is about a score of a test that the unit doesn't take. */
export function isOfOtherTest(code: DataIssueCode): boolean {
  return code.endsWith('_OF_OTHER_TEST');
}

function isBefore(one: LocalDate | null, other: LocalDate | null): boolean {
  return one !== null && other !== null && one < other;
}
