import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What is wrong with one field of a row of an import.', simpleResolvers: true })
export class RowProblem {
  @Field({ description: "The field's name in the row's input." })
  field!: string;

  @Field({ description: 'A sentence to show.' })
  message!: string;
}
