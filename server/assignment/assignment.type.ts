import { Field, Int, ObjectType } from 'type-graphql';
import { type Rank, type Role, Section, Team } from '../../domain/values.ts';
import { SoldierField } from '../records/soldiers/soldierField.ts';

@ObjectType({
  description: 'A soldier on the assignment board, with the version that assignSoldier needs.',
  simpleResolvers: true,
})
export class AssignedSoldier {
  @SoldierField() id!: string;

  @Field(() => Int, { description: "The record's version, for assignSoldier." })
  version!: number;

  @SoldierField() rank!: Rank;
  @SoldierField() lastName!: string;
  @SoldierField() givenName!: string | null;
  @SoldierField() pastEts!: boolean;
  @SoldierField() section!: Section;
  @SoldierField() team!: Team;
  @SoldierField() role!: Role;
  @SoldierField() unitPosition!: number;
  @SoldierField() isStaff!: boolean;
  @SoldierField() awaitsStaffApproval!: boolean;
}

@ObjectType({ description: 'A team of a section, and its people.', simpleResolvers: true })
export class AssignmentTeam {
  @Field(() => Team, {
    description: 'The team. A team that the section does not have is listed while it has people.',
  })
  team!: Team;

  @Field(() => [AssignedSoldier], { description: 'By position, then name; empty if nobody is assigned.' })
  people!: AssignedSoldier[];
}

@ObjectType({ description: 'A section and its teams.', simpleResolvers: true })
export class AssignmentSection {
  @Field(() => Section, { description: 'Each of the six appears once.' })
  section!: Section;

  @Field(() => [AssignmentTeam], {
    description:
      'The teams that the section has, including empty ones. BN STAFF and DELTA have HQ; UNASSIGNED has UNASSIGNED.',
  })
  teams!: AssignmentTeam[];
}
