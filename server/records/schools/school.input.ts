import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import type { LocalDate } from '../../../domain/localDate.ts';
import { SchoolName } from '../../../domain/values.ts';
import { IDEMPOTENCY_KEY } from '../../api/idempotencyKey.ts';
import { DAYS } from '../soldiers/soldierField.ts';
import './school.type.ts';

const FIRST_DAY = `First day. ${DAYS}`;
const LAST_DAY = `Last day, inclusive; not before the first. ${DAYS}`;

@InputType({ description: 'A school to schedule a soldier for.' })
export class AddSchoolInput {
  @Field(() => SchoolName, { description: 'One of the seven. A soldier may have the same one twice.' })
  schoolName!: SchoolName;

  @Field(() => LocalDateResolver, { description: FIRST_DAY })
  startDate!: LocalDate;

  @Field(() => LocalDateResolver, { description: LAST_DAY })
  endDate!: LocalDate;

  @Field(() => ID, IDEMPOTENCY_KEY)
  key?: string | null;
}

@InputType({ description: 'Changes to a scheduled school. A field that is left out or null stays unchanged.' })
export class UpdateSchoolInput {
  @Field(() => SchoolName, { nullable: true, description: 'One of the seven. A soldier may have the same one twice.' })
  schoolName?: SchoolName | null;

  @Field(() => LocalDateResolver, { nullable: true, description: FIRST_DAY })
  startDate?: LocalDate | null;

  @Field(() => LocalDateResolver, { nullable: true, description: LAST_DAY })
  endDate?: LocalDate | null;
}
