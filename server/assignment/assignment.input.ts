import { Field, InputType } from 'type-graphql';
import { Role, Section, type Team } from '../../domain/values.ts';
import { SoldierField } from '../records/soldiers/soldierField.ts';

@InputType({ description: "A soldier's new place in the unit. Position and staff rights follow from it." })
export class AssignSoldierInput {
  @Field(() => Section, { description: 'Any section; UNASSIGNED takes the soldier out of their section.' })
  section!: Section;

  @SoldierField() team!: Team;

  @Field(() => Role, {
    description:
      'A role that the section and team have. A staff role gives staff rights at once; any other role ends them.',
  })
  role!: Role;
}
