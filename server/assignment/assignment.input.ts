import { Field, InputType } from 'type-graphql';
import { Role, Section, Team } from '../../domain/values.ts';
import { SOLDIER_FIELD } from '../records/soldiers/soldierDescriptions.ts';
import '../records/soldiers/values.enum.ts';

@InputType({ description: "A soldier's new place in the unit. Position and staff rights follow from it." })
export class AssignSoldierInput {
  @Field(() => Section, { description: 'Any; UNASSIGNED takes somebody out of their section.' })
  section!: Section;

  @Field(() => Team, { description: SOLDIER_FIELD.team })
  team!: Team;

  @Field(() => Role, {
    description: 'One that the section and team have. A staff role brings staff rights at once; any other ends them.',
  })
  role!: Role;
}
