import { Field, InputType } from 'type-graphql';
import { SEARCH_MAX_LENGTH } from '../../../domain/constants.ts';
import { Section } from '../../../domain/values.ts';
import './values.enum.ts';

@InputType({ description: 'Which soldiers to list: those who meet every condition that is given.' })
export class SoldiersFilter {
  @Field(() => String, {
    nullable: true,
    description: `Words, each of which has to be part of the first, middle or last name, in upper or lower case. At most ${SEARCH_MAX_LENGTH} characters.`,
  })
  search?: string | null;

  @Field(() => Section, { nullable: true, description: 'Only those who are assigned to this section.' })
  section?: Section | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those with staff rights. False: only those without.',
  })
  isStaff?: boolean | null;
}
