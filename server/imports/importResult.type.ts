import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';

registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'The outcome of a row of an import, or what it would be if nothing was written.',
  valuesConfig: {
    ADDED: { description: 'A new question, a new event, or a new record, which belongs to no login.' },
    CHANGED: { description: 'Changes an existing one.' },
    UNCHANGED: { description: 'It is already as the row says.' },
    ASKED: {
      description: 'It is probably about somebody who has a record. No row is written until staff decide.',
    },
    REFUSED: { description: 'Something is wrong with it.' },
  },
});

@ObjectType({ description: 'What is wrong with one field of a row of an import.', simpleResolvers: true })
export class RowProblem {
  @Field({ description: "The field's name in the row's input." })
  field!: string;

  @Field({ description: 'A text for people.' })
  message!: string;
}

/** The result of a row in any import. */
@ObjectType({ simpleResolvers: true })
export abstract class ImportRow {
  @Field(() => Int, { description: "The row's number." })
  row!: number;

  @Field(() => ImportOutcome, { description: "The row's outcome, or what it would be if the import had been written." })
  outcome!: ImportOutcome;

  @Field(() => [RowProblem], { description: 'Why it is refused, in the order of the columns; empty otherwise.' })
  problems!: RowProblem[];
}

/** The result of any import besides its rows. */
@ObjectType({ simpleResolvers: true })
export abstract class ImportResult {
  @Field({
    description:
      'Whether the records now match the rows. False for a dry run, if a refused row was not to be skipped, if staff still have to decide about a row, and if the import would do something else than expected.',
  })
  written!: boolean;

  @Field({
    description:
      'Fingerprint of the planned changes. Passed as `expectedPlan`, it ensures that nothing else is written.',
  })
  plan!: string;

  @Field(() => Int, { description: 'The rows with the outcome ADDED.' })
  added!: number;

  @Field(() => Int, { description: 'The rows with the outcome CHANGED.' })
  changed!: number;

  @Field(() => Int, { description: 'The rows with the outcome UNCHANGED.' })
  unchanged!: number;

  @Field(() => Int, { description: 'The rows with the outcome ASKED.' })
  asked!: number;

  @Field(() => Int, { description: 'The rows with the outcome REFUSED.' })
  refused!: number;
}
