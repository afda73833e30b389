import { Field, Float, ID, ObjectType } from 'type-graphql';
import { SoldierType } from './soldier.type.ts';

@ObjectType({ description: 'That a record of the unit changed; not whose, nor how.', simpleResolvers: true })
export class UnitChange {
  @Field(() => Float, {
    nullable: true,
    description:
      'As the subscription begins, the seconds since the last change: who asked longer ago than that asks again. Null with each change that follows.',
  })
  unchangedForSeconds!: number | null;
}

@ObjectType({ description: 'A change to the records of the unit.', simpleResolvers: true })
export class SoldiersChange {
  @Field(() => ID, {
    nullable: true,
    description:
      'Whose record changed; null as the subscription begins, when several did at once, or when it is not known which: ask for the lists again.',
  })
  id!: string | null;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'The record as it is now; null when it is gone, or without an id.',
  })
  soldier!: SoldierType | null;
}
