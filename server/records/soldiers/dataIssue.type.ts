import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Policy } from '../../../domain/policy/policy.ts';
import { type DataIssue, DataIssueCode, dataIssueText } from '../../../domain/record/dataIssues.ts';
import { Keys } from '../../api/keysDirective.ts';

registerEnumType(DataIssueCode, {
  name: 'DataIssueCode',
  description: 'What is odd or missing in a record. None of it stops a save.',
  valuesConfig: {
    GRADE_UNUSUAL: { description: "The grade is not the rank's usual one. A cadet has no usual grade." },
    ACFT_SCORE_NOT_ENTERED: { description: 'Nobody has entered an ACFT score; it reads and counts as 0.' },
    ACFT_SCORE_OF_OTHER_TEST: {
      description:
        'The fitness score is from a test that the unit no longer takes. It counts by its pass until the next test.',
    },
    M4_QUAL_NOT_ENTERED: { description: 'Nobody has entered an M4 qualification; it reads and counts as 0.' },
    M4_QUAL_OF_OTHER_TEST: {
      description: 'The rifle score is from a test that the unit no longer takes. It counts as it did when entered.',
    },
    PEBD_NOT_ENTERED: { description: 'There is no PEBD, so time in service is unknown.' },
    PEBD_AHEAD: { description: 'PEBD is after today.' },
    DOR_NOT_ENTERED: { description: 'There is no date of rank, so time in grade is unknown.' },
    DOR_AHEAD: { description: 'The date of rank is after today.' },
    DOR_BEFORE_PEBD: { description: 'The date of rank is before PEBD.' },
    ETS_NOT_ENTERED: { description: 'There is no ETS date, and ETS is not indefinite.' },
    ETS_BEFORE_PEBD: { description: 'ETS is before PEBD.' },
    ETS_PAST: { description: 'ETS was yesterday or before.' },
    FIRST_DUE_NOT_ENTERED: {
      description:
        'A requirement with fixed days was never done, and its due day is not entered. Only `dataToComplete` reports it.',
    },
  },
});

@ObjectType('DataIssue', {
  description: 'Something odd or missing in a record.',
  simpleResolvers: true,
})
export class DataIssueType {
  @Keys('READINESS')
  @Field(() => DataIssueCode, { description: 'The rule that it breaks.' })
  code!: DataIssueCode;

  @Keys('READINESS')
  @Field({
    description:
      'The field, by its name in `Soldier`: the day, score or grade that is odd or missing; `firstDueOn` for a requirement.',
  })
  field!: string;

  @Keys('READINESS')
  @Field({ description: 'A text for people.' })
  text!: string;
}

/** A data issue for the API. */
export function toDataIssue({ code, field }: DataIssue, policy: Policy): DataIssueType {
  return { code, field, text: dataIssueText(code, policy) };
}
