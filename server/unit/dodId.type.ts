import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The DoD ID of a soldier, whole.', simpleResolvers: true })
export class SoldierDodId {
  @Field(() => ID, { description: 'The soldier.' })
  soldierId!: string;

  @Field({ description: 'Ten digits.' })
  dodId!: string;
}
