import { Field, ID, ObjectType } from 'type-graphql';
import { SoldierType } from './soldier.type.ts';

@ObjectType({ description: 'A change to the records of the unit.', simpleResolvers: true })
export class SoldiersChange {
  @Field(() => ID, {
    nullable: true,
    description:
      'Whose record changed; null when several did at once, or it is not known which: ask for the lists again.',
  })
  id!: string | null;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'The record as it is now; null when it is gone, or without an id.',
  })
  soldier!: SoldierType | null;
}
