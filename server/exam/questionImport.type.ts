import { Field, ID, ObjectType } from 'type-graphql';
import { ImportResult, ImportRow } from '../imports/importResult.type.ts';
import { HistoryChangeType } from '../shownHistory/history.type.ts';

@ObjectType({ description: 'A row of an import and what became of it.', simpleResolvers: true })
class QuestionImportRow extends ImportRow {
  @Field(() => ID, {
    nullable: true,
    description: 'The question that it is about; null for a new one that was not written and names none.',
  })
  id!: string | null;

  @Field({ description: "The question's text, as given; may be blank when the row is refused." })
  question!: string;

  @Field(() => [HistoryChangeType], {
    description:
      'The fields that change, the options each by itself as optionA to optionD; for a new question all. None when it is refused.',
  })
  changes!: HistoryChangeType[];
}

@ObjectType({
  description: 'What an import did, row by row. It writes every row or, when it refuses one, none.',
  simpleResolvers: true,
})
export class QuestionImportResult extends ImportResult {
  @Field(() => [QuestionImportRow], { description: 'In the order of the file; none left out.' })
  rows!: QuestionImportRow[];
}
