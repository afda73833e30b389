import { Field, ID, ObjectType } from 'type-graphql';
import { ImportResult, ImportRow } from '../imports/importResult.type.ts';
import { HistoryChangeType } from '../shownHistory/history.type.ts';

@ObjectType({ description: 'A row of an import, and its outcome.', simpleResolvers: true })
class QuestionImportRow extends ImportRow {
  @Field(() => ID, {
    nullable: true,
    description: "The question's id; null for a new question that was not written and names no id.",
  })
  id!: string | null;

  @Field({ description: "The question's text, as given; may be blank when the row is refused." })
  question!: string;

  @Field(() => [HistoryChangeType], {
    description:
      'The fields that change, each option by itself as optionA to optionD; all fields for a new question. Empty if the row is refused.',
  })
  changes!: HistoryChangeType[];
}

@ObjectType({
  description: 'What an import did, row by row. It writes every row, or none if a row is refused.',
  simpleResolvers: true,
})
export class QuestionImportResult extends ImportResult {
  @Field(() => [QuestionImportRow], { description: 'All rows, in the order of the file.' })
  rows!: QuestionImportRow[];
}
