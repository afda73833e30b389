import { Field, ID, ObjectType } from 'type-graphql';
import { Rank } from '../../domain/values.ts';
import './values.enum.ts';

@ObjectType({ description: 'Who a soldier is, as everybody calls them: SGT Alvarez.', simpleResolvers: true })
export class SoldierName {
  @Field(() => ID)
  id!: string;

  @Field(() => Rank)
  rank!: Rank;

  @Field()
  lastName!: string;
}
