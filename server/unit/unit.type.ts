import { Field, Int, ObjectType } from 'type-graphql';
import { PolicyPack } from '../../domain/policy/packs.ts';
import type { Unit } from '../../domain/policy/unit.ts';
import { VERSION } from '../api/version.ts';
import { PolicyType } from './policy.type.ts';

@ObjectType('Unit', { description: 'What the unit says of itself.', simpleResolvers: true })
export class UnitType implements Unit {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => PolicyPack, { description: 'The policy that it goes by.' })
  pack!: PolicyPack;

  @Field(() => PolicyType, { description: "That policy, on the unit's calendar day." })
  policy!: PolicyType;
}
