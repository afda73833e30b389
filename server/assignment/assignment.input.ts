import { Field, InputType } from 'type-graphql';
import { Role, Section, type Team } from '../../domain/values.ts';
import { SoldierField } from '../records/soldiers/soldierField.ts';

@InputType({ description: "A soldier's new place in the unit. Position and staff rights follow from it." })
export class AssignSoldierInput {
  @Field(() => Section, { description: 'Any; UNASSIGNED takes somebody out of their section.' })
  section!: Section;

  @SoldierField() team!: Team;

  @Field(() => Role, {
    description: 'One that the section and team have. A staff role brings staff rights at once; any other ends them.',
  })
  role!: Role;
}
