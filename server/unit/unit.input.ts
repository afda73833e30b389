import { LocalDateResolver } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import { UNIT_NAME_MAX_LENGTH, UnitComponent } from '../../domain/policy/unit.ts';
import { PolicyType } from './policy.type.ts';

@InputType({ description: "The unit's facts." })
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
      "The time zone that decides its days: America/Chicago, as in the time zone database, or UTC; null or blank for the server's.",
  })
  timeZone?: string | null;
}

@InputType({ description: 'The policy that the unit should have.' })
export class ChoosePolicyInput {
  @Field(() => PolicyPack, { description: 'The shipped policy that it is based on.' })
  pack!: PolicyPack;

  @Field(() => PolicyType, {
    nullable: true,
    description: 'The whole policy, if it differs from the pack; null for the pack unchanged.',
  })
  policy?: PolicyType | null;

  @Field(() => LocalDateResolver, { description: "Its first day: the unit's calendar day or a later one." })
  from!: LocalDate;
}
