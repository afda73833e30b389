import { ObjectType } from 'type-graphql';
import type { Rank } from '../../../domain/values.ts';
import { SoldierField } from './soldierField.ts';

@ObjectType({ description: 'Who a soldier is, as everybody calls them: SGT Alvarez.', simpleResolvers: true })
export class SoldierName {
  @SoldierField() id!: string;
  @SoldierField() rank!: Rank;
  @SoldierField() lastName!: string;
  @SoldierField() givenName!: string | null;
}
