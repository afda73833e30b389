import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocalDate } from '../../../domain/localDate.ts';
import { SchoolName } from '../../../domain/values.ts';
import { Keys } from '../../api/keysDirective.ts';
import { VERSION } from '../../api/version.ts';

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
  @Keys('READINESS')
  @Field(() => ID, { description: 'The id of this entry in the schedule; it stays the same when the entry changes.' })
  id!: string;

  @Keys('READINESS')
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Keys('READINESS')
  @Field(() => SchoolName, {
    description: 'One of the seven schools. A soldier may be scheduled for the same one twice.',
  })
  schoolName!: SchoolName;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, { description: 'First day.' })
  startDate!: LocalDate;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, { description: 'Last day, inclusive; never before the first.' })
  endDate!: LocalDate;

  @Keys('READINESS')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the soldier graduated, as answered with answerGraduation; null while nobody has answered. Another school or other days take the answer away.',
  })
  graduated!: boolean | null;
}
