import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Rank, Role, Section } from '../../domain/values.ts';
import './values.enum.ts';

@ObjectType({ description: 'What every member may know of another soldier, and no more.', simpleResolvers: true })
export class SectionMember {
  @Field(() => ID)
  id!: string;

  @Field(() => Role)
  role!: Role;

  @Field(() => Rank)
  rank!: Rank;

  @Field()
  lastName!: string;

  @Field(() => Int, { description: 'Place in the section, ascending.' })
  unitPosition!: number;
}

@ObjectType({ description: 'A section and its people.', simpleResolvers: true })
export class SectionStrength {
  @Field(() => Section)
  section!: Section;

  @Field(() => Int, { description: 'How many people the section has at full strength.' })
  capacity!: number;

  @Field(() => [SectionMember], { description: 'By position, then name.' })
  members!: SectionMember[];
}
