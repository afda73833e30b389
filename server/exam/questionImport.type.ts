import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ImportOutcome } from '../../domain/importOutcome.ts';
import { HistoryChangeType } from '../history/history.type.ts';
import { PLAN, RowProblem } from '../import/importRow.type.ts';

@ObjectType({ description: 'A row of an import and what became of it.', simpleResolvers: true })
class QuestionImportRow {
  @Field(() => Int, { description: 'Its number in the file.' })
  row!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The question that it is about; null for a new one that was not written and names none.',
  })
  id!: string | null;

  @Field({ description: "The question's text, as given; may be blank when the row is refused." })
  question!: string;

  @Field(() => ImportOutcome, { description: 'What became of it, or would have if the import had been written.' })
  outcome!: ImportOutcome;

  @Field(() => [HistoryChangeType], {
    description:
      'The fields that change, the options each by itself as optionA to optionD; for a new question all. None when it is refused.',
  })
  changes!: HistoryChangeType[];

  @Field(() => [RowProblem], { description: 'Why it is refused, in the order of the fields; none otherwise.' })
  problems!: RowProblem[];
}

@ObjectType({
  description: 'What an import did, row by row. It writes every row or, when it refuses one, none.',
  simpleResolvers: true,
})
export class QuestionImportReport {
  @Field({
    description:
      'Whether the bank now holds what the file says. False for a dry run, when a row is refused, and when the import would do something else than expected.',
  })
  written!: boolean;

  @Field({ description: PLAN })
  plan!: string;

  @Field(() => [QuestionImportRow], { description: 'In the order of the file; none left out.' })
  rows!: QuestionImportRow[];
}
