import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';

registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'What becomes of a row of an import, or would become of it when nothing was written.',
  valuesConfig: {
    ADDED: { description: 'A new question, a new event, or a new record, which belongs to no login.' },
    CHANGED: { description: 'Changes of one that is there.' },
    UNCHANGED: { description: 'What is there says all of it already.' },
    ASKED: {
      description: 'Somebody who has a record is probably the same person; no row is written until that is settled.',
    },
    REFUSED: { description: 'Something is wrong with it.' },
  },
});

@ObjectType({ description: 'What is wrong with one field of a row of an import.', simpleResolvers: true })
export class RowProblem {
  @Field({ description: "The field's name in the row's input." })
  field!: string;

  @Field({ description: 'A sentence to show.' })
  message!: string;
}

/** What the report on any import says of a row. */
@ObjectType({ simpleResolvers: true })
export abstract class ImportRow {
  @Field(() => Int, { description: 'The number that it is named by.' })
  row!: number;

  @Field(() => ImportOutcome, { description: 'What became of it, or would have if the import had been written.' })
  outcome!: ImportOutcome;

  @Field(() => [RowProblem], { description: 'Why it is refused, in the order of the columns; none otherwise.' })
  problems!: RowProblem[];
}

/** What the report on any import says beside its rows. */
@ObjectType({ simpleResolvers: true })
export abstract class ImportResult {
  @Field({
    description:
      'Whether what the rows say is now so. False for a dry run, when a row is refused that was not to be left, when one has to be settled, and when the import would do something else than expected.',
  })
  written!: boolean;

  @Field({
    description:
      'Fingerprint of the planned changes. Given as `expectedPlan`, it makes sure that nothing else is written.',
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
