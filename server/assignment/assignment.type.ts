import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Rank, Role, Section, Team } from '../../domain/values.ts';
import { SOLDIER_FIELD } from '../records/soldiers/soldierDescriptions.ts';
import '../records/soldiers/values.enum.ts';

@ObjectType({
  description: 'A soldier on the assignment board, with the version that assignSoldier asks for.',
  simpleResolvers: true,
})
export class AssignedSoldier {
  @Field(() => ID, { description: SOLDIER_FIELD.id })
  id!: string;

  @Field(() => Int, { description: "The record's version, for assignSoldier." })
  version!: number;

  @Field(() => Rank, { description: SOLDIER_FIELD.rank })
  rank!: Rank;

  @Field({ description: SOLDIER_FIELD.lastName })
  lastName!: string;

  @Field(() => String, { nullable: true, description: SOLDIER_FIELD.givenName })
  givenName!: string | null;

  @Field({ description: SOLDIER_FIELD.pastEts })
  pastEts!: boolean;

  @Field(() => Section, { description: SOLDIER_FIELD.section })
  section!: Section;

  @Field(() => Team, { description: SOLDIER_FIELD.team })
  team!: Team;

  @Field(() => Role, { description: SOLDIER_FIELD.role })
  role!: Role;

  @Field(() => Int, { description: SOLDIER_FIELD.unitPosition })
  unitPosition!: number;

  @Field({ description: SOLDIER_FIELD.isStaff })
  isStaff!: boolean;

  @Field({ description: SOLDIER_FIELD.awaitsStaffApproval })
  awaitsStaffApproval!: boolean;
}

@ObjectType({ description: 'A team of a section and its people.', simpleResolvers: true })
export class AssignmentTeam {
  @Field(() => Team, {
    description: 'The team. One that the section does not have is listed, too, while somebody is stored in it.',
  })
  team!: Team;

  @Field(() => [AssignedSoldier], { description: 'By position, then name; empty when no one is assigned.' })
  people!: AssignedSoldier[];
}

@ObjectType({ description: 'A section and its teams.', simpleResolvers: true })
export class AssignmentSection {
  @Field(() => Section, { description: 'Each of the six once.' })
  section!: Section;

  @Field(() => [AssignmentTeam], {
    description: 'Those that the section has, empty ones too; BN STAFF and DELTA have HQ, UNASSIGNED has UNASSIGNED.',
  })
  teams!: AssignmentTeam[];
}
