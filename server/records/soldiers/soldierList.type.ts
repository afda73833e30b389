import { Field, InputType, ObjectType } from 'type-graphql';
import { SEARCH_MAX_LENGTH } from '../../../domain/constants.ts';
import { Section } from '../../../domain/values.ts';
import { connectionType } from '../../api/connection.ts';
import { SoldierType } from './soldier.type.ts';
import './values.enum.ts';

@ObjectType({
  description: 'A page of soldiers, by last name, then first name, ignoring capitals and accents.',
  simpleResolvers: true,
})
export class SoldierConnection extends connectionType<SoldierType>(SoldierType, 'Soldier') {}

/** How a search for people works, for the schema. */
export const SEARCH_WORDS = `Words in any order. Each has to be part of a name, or begin the rank, role or section as people see them. Capitals, accents, apostrophes, hyphens and other signs do not matter. At most ${SEARCH_MAX_LENGTH} characters.`;

@InputType({ description: 'Filters the soldiers. A soldier has to meet every given condition.' })
export class SoldiersFilter {
  @Field(() => String, {
    nullable: true,
    description: SEARCH_WORDS,
  })
  search?: string | null;

  @Field(() => Section, { nullable: true, description: 'Only people assigned to this section.' })
  section?: Section | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only people with staff rights. False: only people without.',
  })
  isStaff?: boolean | null;
}
