import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { SchoolName } from '../../domain/values.ts';

registerEnumType(SchoolName, { name: 'SchoolName', description: 'The schools that a soldier can be scheduled for.' });

@ObjectType('School', { description: 'A school that a soldier is scheduled for.', simpleResolvers: true })
export class SchoolType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Counts the changes, from 1. A save names the version it was made from.' })
  version!: number;

  @Field(() => SchoolName)
  schoolName!: SchoolName;

  @Field(() => LocalDateResolver, { description: 'First day.' })
  startDate!: LocalDate;

  @Field(() => LocalDateResolver, { description: 'Last day, inclusive; never before the first.' })
  endDate!: LocalDate;
}
