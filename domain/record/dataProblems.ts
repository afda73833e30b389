/**
 * What is odd or missing in a record although it does not stop a save (Rule 23). A form tells it at the field, the record among its
 * requirements, an import at the row; staff have a list of everybody's.
 */
import type { LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import { type Grade, type Rank, rankGrade } from '../values.ts';
import type { FieldName, RecordFields } from './fields.ts';

/** The rules, under the names that the API has. */
export const DataProblemCode = {
  GRADE_UNUSUAL: 'GRADE_UNUSUAL',
  ACFT_SCORE_NOT_ENTERED: 'ACFT_SCORE_NOT_ENTERED',
  M4_QUAL_NOT_ENTERED: 'M4_QUAL_NOT_ENTERED',
  PEBD_NOT_ENTERED: 'PEBD_NOT_ENTERED',
  PEBD_AHEAD: 'PEBD_AHEAD',
  DOR_NOT_ENTERED: 'DOR_NOT_ENTERED',
  DOR_AHEAD: 'DOR_AHEAD',
  DOR_BEFORE_PEBD: 'DOR_BEFORE_PEBD',
  ETS_NOT_ENTERED: 'ETS_NOT_ENTERED',
  ETS_BEFORE_PEBD: 'ETS_BEFORE_PEBD',
  ETS_PAST: 'ETS_PAST',
} as const;
export type DataProblemCode = (typeof DataProblemCode)[keyof typeof DataProblemCode];
/** What the record, the forms, the list of data to complete and the reports of imports say of each that no policy names. */
const TEXT: Readonly<Record<Exclude<DataProblemCode, 'ACFT_SCORE_NOT_ENTERED' | 'M4_QUAL_NOT_ENTERED'>, string>> = {
  GRADE_UNUSUAL: 'The grade is not the usual one of the rank.',
  PEBD_NOT_ENTERED: 'PEBD is not entered.',
  PEBD_AHEAD: 'PEBD lies in the future.',
  DOR_NOT_ENTERED: 'DOR is not entered.',
  DOR_AHEAD: 'DOR lies in the future.',
  DOR_BEFORE_PEBD: 'DOR is before PEBD.',
  ETS_NOT_ENTERED: 'ETS is not entered.',
  ETS_BEFORE_PEBD: 'ETS is before PEBD.',
  ETS_PAST: 'ETS has passed.',
};

/** What is said of a problem wherever it is told. */
export function dataProblemText(
  code: DataProblemCode,
  { fitnessTest, rifleTest }: Pick<Policy, 'fitnessTest' | 'rifleTest'>,
): string {
  if (code === DataProblemCode.ACFT_SCORE_NOT_ENTERED) return `${fitnessTest.name} score is not entered.`;
  return code === DataProblemCode.M4_QUAL_NOT_ENTERED ? `${rifleTest.name} qualification is not entered.` : TEXT[code];
}

/** What the rules look at in a record; in a form, rank and grade may not be chosen yet. */
export type DataFacts = Pick<RecordFields, 'acftScore' | 'm4Qual' | 'pebd' | 'dor' | 'ets' | 'etsIndefinite'> & {
  readonly rank: Rank | null;
  readonly grade: Grade | null;
};

type DataRule = {
  readonly code: DataProblemCode;
  /** The field to look at. */
  readonly field: FieldName;
  readonly isBroken: (record: DataFacts, today: LocalDate) => boolean;
};

/** In the order of the forms. Days written YYYY-MM-DD compare as texts. */
const RULES: readonly DataRule[] = [
  {
    code: DataProblemCode.GRADE_UNUSUAL,
    field: 'grade',
    isBroken: ({ rank, grade }) => {
      const usual = rank && rankGrade[rank];
      return grade !== null && usual !== null && grade !== usual;
    },
  },
  {
    code: DataProblemCode.ACFT_SCORE_NOT_ENTERED,
    field: 'acftScore',
    isBroken: ({ acftScore }) => acftScore === null,
  },
  { code: DataProblemCode.M4_QUAL_NOT_ENTERED, field: 'm4Qual', isBroken: ({ m4Qual }) => m4Qual === null },
  { code: DataProblemCode.PEBD_NOT_ENTERED, field: 'pebd', isBroken: ({ pebd }) => pebd === null },
  { code: DataProblemCode.PEBD_AHEAD, field: 'pebd', isBroken: ({ pebd }, today) => pebd !== null && pebd > today },
  { code: DataProblemCode.DOR_NOT_ENTERED, field: 'dor', isBroken: ({ dor }) => dor === null },
  { code: DataProblemCode.DOR_AHEAD, field: 'dor', isBroken: ({ dor }, today) => dor !== null && dor > today },
  { code: DataProblemCode.DOR_BEFORE_PEBD, field: 'dor', isBroken: ({ pebd, dor }) => isBefore(dor, pebd) },
  {
    code: DataProblemCode.ETS_NOT_ENTERED,
    field: 'ets',
    isBroken: ({ ets, etsIndefinite }) => ets === null && !etsIndefinite,
  },
  { code: DataProblemCode.ETS_BEFORE_PEBD, field: 'ets', isBroken: ({ pebd, ets }) => isBefore(ets, pebd) },
  { code: DataProblemCode.ETS_PAST, field: 'ets', isBroken: ({ ets }, today) => ets !== null && ets < today },
];

/** A finding about the data of a record, and the field that it is about. */
export type DataProblem = Pick<DataRule, 'code' | 'field'>;

/** What is odd or missing in a record on a day, in the order of the forms. */
export function dataProblems(record: DataFacts, today: LocalDate): DataProblem[] {
  return RULES.filter(({ isBroken }) => isBroken(record, today)).map(({ code, field }) => ({ code, field }));
}

/** Whether what the code says is that a field is empty, which a form shows by itself. */
export function isNotEntered(code: DataProblemCode): boolean {
  return code.endsWith('_NOT_ENTERED');
}

function isBefore(one: LocalDate | null, other: LocalDate | null): boolean {
  return one !== null && other !== null && one < other;
}
