import { Field, Int, ObjectType } from 'type-graphql';
import { type Rank, type Role, Section } from '../../../domain/values.ts';
import { Keys } from '../../api/keysDirective.ts';
import { SoldierField } from './soldierField.ts';

@ObjectType({ description: 'What every member may see of another soldier, and nothing else.', simpleResolvers: true })
export class SectionMember {
  @Keys('READINESS') @SoldierField() id!: string;
  @Keys('READINESS') @SoldierField() role!: Role;
  @Keys('READINESS') @SoldierField() rank!: Rank;
  @Keys('READINESS') @SoldierField() lastName!: string;
  @Keys('READINESS') @SoldierField() givenName!: string | null;
  @Keys('READINESS') @SoldierField() awaitsStaffApproval!: boolean;
  @Keys('READINESS') @SoldierField() unitPosition!: number;
}

@ObjectType({ description: 'A section, its people, and how many it should have.', simpleResolvers: true })
export class SectionStrength {
  @Keys('READINESS')
  @Field(() => Section, { description: 'BN STAFF, ALPHA, BRAVO, CHARLIE or DELTA.' })
  section!: Section;

  @Keys('READINESS')
  @Field(() => Int, { description: 'The number of people in the section at full strength.' })
  capacity!: number;

  @Keys('READINESS')
  @Field(() => [SectionMember], { description: 'By position, then name.' })
  members!: SectionMember[];
}
