import { Field, Float, ID, ObjectType } from 'type-graphql';
import { SoldierType } from './soldier.type.ts';

@ObjectType({ description: 'That a record of the unit changed; not whose, nor how.', simpleResolvers: true })
export class UnitChange {
  @Field(() => Float, {
    nullable: true,
    description:
      'In the first event, how many seconds ago any record was last changed: a list that was queried before that is out of date. Null in all later events.',
  })
  unchangedForSeconds!: number | null;
}

@ObjectType({ description: 'A change to the records of the unit.', simpleResolvers: true })
export class SoldiersChange {
  @Field(() => ID, {
    nullable: true,
    description:
      'Whose record changed; null in the first event, and when several changed at once or it is not known which: query the lists again.',
  })
  id!: string | null;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'The record as it is now; null where `id` is null, and when the record no longer exists.',
  })
  soldier!: SoldierType | null;
}
