import { Field, InputType } from 'type-graphql';
import { Role, Section, Team } from '../../domain/values.ts';
import '../soldiers/values.enum.ts';

@InputType({ description: "A soldier's new place in the unit. Position and staff rights follow from it." })
export class AssignSoldierInput {
  @Field(() => Section)
  section!: Section;

  @Field(() => Team, { description: 'One that the section has.' })
  team!: Team;

  @Field(() => Role, { description: 'One that the section and team have.' })
  role!: Role;
}
