import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: "A soldier's whole DoD ID.", simpleResolvers: true })
export class SoldierDodId {
  @Field(() => ID, { description: 'The soldier.' })
  soldierId!: string;

  @Field({ description: 'Ten digits.' })
  dodId!: string;
}
