import { ObjectType } from 'type-graphql';
import type { Rank } from '../../../domain/values.ts';
import { SoldierField } from './soldierField.ts';

@ObjectType({ description: "A soldier's name as people say it: SGT Alvarez.", simpleResolvers: true })
export class SoldierName {
  @SoldierField() id!: string;
  @SoldierField() rank!: Rank;
  @SoldierField() lastName!: string;
  @SoldierField() givenName!: string | null;
}
