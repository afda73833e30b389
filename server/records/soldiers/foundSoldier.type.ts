import { Field, ID, ObjectType } from 'type-graphql';
import { Rank, Role, Section } from '../../../domain/values.ts';
import { SOLDIER_FIELD } from './soldierDescriptions.ts';
import './values.enum.ts';

@ObjectType({ description: 'Somebody whom a search found.', simpleResolvers: true })
export class FoundSoldier {
  @Field(() => ID, { description: SOLDIER_FIELD.id })
  id!: string;

  @Field(() => Rank, { description: SOLDIER_FIELD.rank })
  rank!: Rank;

  @Field({ description: SOLDIER_FIELD.lastName })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For staff the first name, and the middle name of whoever has one. For members what Home shows of them.',
  })
  givenName!: string | null;

  @Field(() => Role, { description: SOLDIER_FIELD.role })
  role!: Role;

  @Field({ description: SOLDIER_FIELD.awaitsStaffApproval })
  awaitsStaffApproval!: boolean;

  @Field(() => Section, { description: SOLDIER_FIELD.section })
  section!: Section;
}
