import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { SchoolName } from '../../domain/values.ts';

registerEnumType(SchoolName, {
  name: 'SchoolName',
  description: 'The schools that a soldier can be scheduled for.',
  valuesConfig: {
    BLC: { description: 'Basic Leader Course, for E4.' },
    ALC: { description: 'Advanced Leader Course, for E5.' },
    SLC: { description: 'Senior Leader Course, for E6.' },
    JFO: { description: 'Joint fires observer course.' },
    AIR_ASSAULT: { description: 'Air Assault School, shown as AIR ASSAULT.' },
    PATHFINDER: { description: 'Pathfinder School.' },
    RANGER: { description: 'Ranger School.' },
  },
});

@ObjectType('School', { description: 'A school that a soldier is scheduled for.', simpleResolvers: true })
export class SchoolType {
  @Field(() => ID, { description: 'Stays when the school is changed.' })
  id!: string;

  @Field(() => Int, { description: 'Counts the changes, from 1. A save names the version it was made from.' })
  version!: number;

  @Field(() => SchoolName, { description: 'One of the seven; a soldier may have the same one twice.' })
  schoolName!: SchoolName;

  @Field(() => LocalDateResolver, { description: 'First day.' })
  startDate!: LocalDate;

  @Field(() => LocalDateResolver, { description: 'Last day, inclusive; never before the first.' })
  endDate!: LocalDate;
}
