import { Field, ID, ObjectType } from 'type-graphql';
import { Rank } from '../../../domain/values.ts';
import { SOLDIER_FIELD } from './soldierDescriptions.ts';
import './values.enum.ts';

@ObjectType({ description: 'Who a soldier is, as everybody calls them: SGT Alvarez.', simpleResolvers: true })
export class SoldierName {
  @Field(() => ID, { description: SOLDIER_FIELD.id })
  id!: string;

  @Field(() => Rank, { description: SOLDIER_FIELD.rank })
  rank!: Rank;

  @Field({ description: SOLDIER_FIELD.lastName })
  lastName!: string;

  @Field(() => String, { nullable: true, description: SOLDIER_FIELD.givenName })
  givenName!: string | null;
}
