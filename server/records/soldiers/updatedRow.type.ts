import { Field, ID, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../../domain/errors.ts';
import { SoldierType } from './soldier.type.ts';

@ObjectType({
  description: "Why a record was not changed, with the texts of updateSoldier's refusals.",
  simpleResolvers: true,
})
export class RowRefusal {
  @Field(() => String, { description: 'NOT_FOUND, BAD_USER_INPUT or CONFLICT.' })
  code!: ErrorCode;

  @Field({ description: 'The text for people.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For BAD_USER_INPUT, its field; `own.` and the id for a unit field.',
  })
  field!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For CONFLICT, who saved the record last, as SFC Vance; null if unknown.',
  })
  changedBy!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of their record, so that the caller can recognize their own save in another tab.',
  })
  changedById!: string | null;
}

@ObjectType({ description: 'The result for one of several records.', simpleResolvers: true })
export class UpdatedSoldier {
  @Field(() => ID, { description: 'The soldier, as given.' })
  id!: string;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'The stored record afterwards, changed or not; null if there is none.',
  })
  soldier!: SoldierType | null;

  @Field(() => RowRefusal, { nullable: true, description: 'Null if the changes were saved.' })
  refusal!: RowRefusal | null;
}
