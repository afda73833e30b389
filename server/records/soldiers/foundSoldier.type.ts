import { Field, ObjectType } from 'type-graphql';
import type { Rank, Role, Section } from '../../../domain/values.ts';
import { SoldierField } from './soldierField.ts';

@ObjectType({ description: 'A person that a search found.', simpleResolvers: true })
export class FoundSoldier {
  @SoldierField() id!: string;
  @SoldierField() rank!: Rank;
  @SoldierField() lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For staff: the first name, and the middle name if there is one. For members: what Home shows.',
  })
  givenName!: string | null;

  @SoldierField() role!: Role;
  @SoldierField() awaitsStaffApproval!: boolean;
  @SoldierField() section!: Section;
}
