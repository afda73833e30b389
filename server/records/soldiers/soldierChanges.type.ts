import { Field, Float, ID, ObjectType } from 'type-graphql';
import { SoldierType } from './soldier.type.ts';

@ObjectType({ description: 'Says that a record of the unit changed; not whose, and not how.', simpleResolvers: true })
export class UnitChange {
  @Field(() => Float, {
    nullable: true,
    description:
      'In the first event, how many seconds ago any record last changed: a list queried before that is out of date. Null in all later events.',
  })
  unchangedForSeconds!: number | null;
}

@ObjectType({ description: 'A change to the records of the unit.', simpleResolvers: true })
export class SoldiersChange {
  @Field(() => ID, {
    nullable: true,
    description:
      'The changed record. Null in the first event, and if several changed at once or the record is unknown: query the lists again.',
  })
  id!: string | null;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'The record as it is now; null if `id` is null, or if the record is no longer in the unit.',
  })
  soldier!: SoldierType | null;
}
