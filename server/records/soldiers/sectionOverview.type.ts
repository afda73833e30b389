import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Rank, Role, Section } from '../../../domain/values.ts';
import { SOLDIER_FIELD } from './soldierDescriptions.ts';
import './values.enum.ts';
import { Keys } from '../../api/keysDirective.ts';

@ObjectType({ description: 'What every member may know of another soldier, and no more.', simpleResolvers: true })
export class SectionMember {
  @Keys('READINESS')
  @Field(() => ID, { description: SOLDIER_FIELD.id })
  id!: string;

  @Keys('READINESS')
  @Field(() => Role, { description: SOLDIER_FIELD.role })
  role!: Role;

  @Keys('READINESS')
  @Field(() => Rank, { description: SOLDIER_FIELD.rank })
  rank!: Rank;

  @Keys('READINESS')
  @Field({ description: SOLDIER_FIELD.lastName })
  lastName!: string;

  @Keys('READINESS')
  @Field(() => String, { nullable: true, description: SOLDIER_FIELD.givenName })
  givenName!: string | null;

  @Keys('READINESS')
  @Field({ description: SOLDIER_FIELD.awaitsStaffApproval })
  awaitsStaffApproval!: boolean;

  @Keys('READINESS')
  @Field(() => Int, { description: SOLDIER_FIELD.unitPosition })
  unitPosition!: number;
}

@ObjectType({ description: 'A section, its people, and how many it should have.', simpleResolvers: true })
export class SectionStrength {
  @Keys('READINESS')
  @Field(() => Section, { description: 'BN STAFF, ALPHA, BRAVO, CHARLIE or DELTA.' })
  section!: Section;

  @Keys('READINESS')
  @Field(() => Int, { description: 'How many people the section has at full strength.' })
  capacity!: number;

  @Keys('READINESS')
  @Field(() => [SectionMember], { description: 'By position, then name.' })
  members!: SectionMember[];
}
