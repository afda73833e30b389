import { Field, ID, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../../domain/errors.ts';
import { SoldierType } from './soldier.type.ts';

@ObjectType({
  description: 'Why a record was not changed, in the words in which updateSoldier refuses.',
  simpleResolvers: true,
})
export class RowRefusal {
  @Field(() => String, { description: 'NOT_FOUND, BAD_USER_INPUT or CONFLICT.' })
  code!: ErrorCode;

  @Field({ description: 'The sentence for the person.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For BAD_USER_INPUT, the field that it is about; `own.` and the id for a unit field.',
  })
  field!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For CONFLICT, who saved the record last, as SFC Vance; null where that is not known.',
  })
  changedBy!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of their record, by which the caller knows a save of their own in another tab.',
  })
  changedById!: string | null;
}

@ObjectType({ description: 'What became of the changes to one of several records.', simpleResolvers: true })
export class UpdatedSoldier {
  @Field(() => ID, { description: 'The soldier, as it was given.' })
  id!: string;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'The record as it is stored afterwards, changed or not; null where there is none.',
  })
  soldier!: SoldierType | null;

  @Field(() => RowRefusal, { nullable: true, description: 'Null where the changes are saved.' })
  refusal!: RowRefusal | null;
}
