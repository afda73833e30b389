import { Field, InputType, ObjectType } from 'type-graphql';
import { SEARCH_MAX_LENGTH } from '../../../domain/constants.ts';
import { Section } from '../../../domain/values.ts';
import { connectionType } from '../../api/connection.ts';
import { SoldierType } from './soldier.type.ts';
import './values.enum.ts';

@ObjectType({
  description: 'A page of the soldiers, by last name, then first name, without regard to capitals and accents.',
  simpleResolvers: true,
})
export class SoldierConnection extends connectionType<SoldierType>(SoldierType, 'Soldier') {}

/** How a search for people is read, for the schema. */
export const SEARCH_WORDS = `Words in any order, each of which has to be a part of a name or to begin the rank, the role or the section as people see them. Capitals, accents, apostrophes, hyphens and other signs make no difference. At most ${SEARCH_MAX_LENGTH} characters.`;

@InputType({ description: 'Which soldiers to list: those who meet every condition that is given.' })
export class SoldiersFilter {
  @Field(() => String, {
    nullable: true,
    description: SEARCH_WORDS,
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
