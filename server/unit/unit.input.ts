import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import { UNIT_NAME_MAX_LENGTH, UnitComponent } from '../../domain/policy/unit.ts';
import { PolicyType } from './policy.type.ts';

@InputType({ description: 'What the unit is.' })
export class UnitInput {
  @Field(() => String, {
    nullable: true,
    description: `Its name, at most ${UNIT_NAME_MAX_LENGTH} characters; null or blank for none.`,
  })
  name?: string | null;

  @Field(() => UnitComponent, { description: 'Active, Guard or Reserve.' })
  component!: UnitComponent;

  @Field(() => String, {
    nullable: true,
    description:
      "The time zone by whose clock its days go: America/Chicago, as in the time zone database, or UTC; null or blank for the server's.",
  })
  timeZone?: string | null;
}

@InputType({ description: 'The policy that the unit is to go by.' })
export class ChoosePolicyInput {
  @Field(() => PolicyPack, { description: 'Of which of those that ship with the product it is made.' })
  pack!: PolicyPack;

  @Field(() => PolicyType, {
    nullable: true,
    description: 'What it says, where that differs from the pack; null for the pack as it is.',
  })
  policy?: PolicyType | null;

  @Field(() => LocalDateResolver, { description: "The first day of it: the unit's calendar day or a later one." })
  from!: LocalDate;
}
