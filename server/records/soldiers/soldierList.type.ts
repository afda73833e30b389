import { ObjectType } from 'type-graphql';
import { connectionType } from '../../api/connection.ts';
import { SoldierType } from './soldier.type.ts';

@ObjectType({
  description: 'A page of the soldiers, by last name, then first name, without regard to capitals and accents.',
  simpleResolvers: true,
})
export class SoldierConnection extends connectionType<SoldierType>(SoldierType, 'Soldier') {}
