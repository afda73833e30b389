import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { GaugeColour, Rank, ReadinessList, Section } from '../../domain/values.ts';
import { SOLDIER_FIELD } from '../records/soldiers/soldierDescriptions.ts';
import { ReadinessFindingType } from '../records/soldiers/soldier.type.ts';
import '../records/soldiers/values.enum.ts';

const { yellowFrom, greenFrom } = SPECIFICATION.gaugeColours;
registerEnumType(GaugeColour, {
  name: 'GaugeColour',
  description:
    'The color of a strength gauge, by the share of places that are filled; out of the box as described here.',
  valuesConfig: {
    RED: { description: `Fewer than ${yellowFrom} % of the places are filled.` },
    YELLOW: {
      description: `At least ${yellowFrom} % and fewer than ${greenFrom} % of the places are filled.`,
    },
    GREEN: { description: `At least ${greenFrom} % of the places are filled.` },
  },
});

@ObjectType({ description: 'How full a part of the unit is.', simpleResolvers: true })
export class StrengthGauge {
  @Field({ description: 'TOTAL, STAFF, ALPHA, BRAVO, CHARLIE or DELTA.' })
  title!: string;

  @Field(() => Section, {
    nullable: true,
    description:
      'The section that it counts, for `soldiers(filter: { section })` to name its people; null for everybody.',
  })
  section!: Section | null;

  @Field(() => Int, { description: 'The people assigned there.' })
  filled!: number;

  @Field(() => Int, { description: 'The people that there are places for.' })
  capacity!: number;

  @Field(() => Int, {
    description:
      'Filled as a percentage of capacity, rounded to a whole number; over 100 with more people than places.',
  })
  percent!: number;

  @Field(() => GaugeColour, { description: 'By the exact ratio of filled to capacity, not by the rounded percentage.' })
  colour!: GaugeColour;
}

@ObjectType({ description: 'Somebody on a readiness list, and why.', simpleResolvers: true })
class ListedSoldier {
  @Field(() => ID, { description: SOLDIER_FIELD.id })
  id!: string;

  @Field(() => Rank, { description: SOLDIER_FIELD.rank })
  rank!: Rank;

  @Field({ description: SOLDIER_FIELD.lastName })
  lastName!: string;

  @Field(() => String, { nullable: true, description: SOLDIER_FIELD.givenName })
  givenName!: string | null;

  @Field(() => Section, { description: SOLDIER_FIELD.section })
  section!: Section;

  @Field({ description: SOLDIER_FIELD.pastEts })
  pastEts!: boolean;

  @Field(() => ReadinessFindingType, { description: 'The finding that put them on the list.' })
  reason!: ReadinessFindingType;
}

@ObjectType({ description: 'One of the seven readiness lists.', simpleResolvers: true })
export class ReadinessListing {
  @Field(() => ReadinessList, { description: 'Each of the seven once.' })
  list!: ReadinessList;

  @Field({ description: 'As it is shown: DLC Incomplete.' })
  title!: string;

  @Field(() => [ListedSoldier], { description: 'By position in the unit, then name.' })
  people!: ListedSoldier[];
}

@ObjectType({ description: "The unit's strength and readiness on its calendar day.", simpleResolvers: true })
export class ReadinessOverview {
  @Field(() => [StrengthGauge], { description: 'All six: TOTAL, STAFF, ALPHA, BRAVO, CHARLIE, DELTA.' })
  gauges!: StrengthGauge[];

  @Field(() => [ReadinessListing], { description: 'All seven in their order, empty ones too.' })
  lists!: ReadinessListing[];

  @Field(() => Int, {
    description: 'How many records have something odd or missing; `dataToComplete` names them.',
  })
  toComplete!: number;
}
