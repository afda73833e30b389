import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import './policy.type.ts';

@InputType({ description: 'The policy that the unit is to go by.' })
export class ChoosePolicyInput {
  @Field(() => PolicyPack, { description: 'Which one.' })
  pack!: PolicyPack;

  @Field(() => LocalDateResolver, { description: "The first day of it: the unit's calendar day or a later one." })
  from!: LocalDate;
}
