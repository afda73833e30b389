import { Field, InputType } from 'type-graphql';
import { SEARCH_MAX_LENGTH } from '../../domain/constants.ts';
import { Section } from '../../domain/values.ts';
import './values.enum.ts';

@InputType({ description: 'Which soldiers to list; what is left out or null does not matter.' })
export class SoldiersFilter {
  @Field(() => String, {
    nullable: true,
    description: `Words that each occur in the first, middle or last name, wherever; capitals do not count. At most ${SEARCH_MAX_LENGTH} characters.`,
  })
  search?: string | null;

  @Field(() => Section, { nullable: true, description: 'Only those who are assigned there.' })
  section?: Section | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those with staff rights. False: only those without.',
  })
  isStaff?: boolean | null;
}
