import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import type { Measures } from '../../domain/record/measures.ts';
import type { Share } from '../../domain/record/share.ts';
import { GaugeColour, type Rank, ReadinessList, Section } from '../../domain/values.ts';
import { Keys } from '../api/keysDirective.ts';
import { ReadinessFindingType } from '../records/soldiers/soldier.type.ts';
import { SoldierField } from '../records/soldiers/soldierField.ts';

const { yellowFrom, greenFrom } = SPECIFICATION.gaugeColours;
registerEnumType(GaugeColour, {
  name: 'GaugeColour',
  description: 'The color of a strength gauge, by the share of filled places; these are the default limits.',
  valuesConfig: {
    RED: { description: `Fewer than ${yellowFrom} % of the places are filled.` },
    YELLOW: {
      description: `At least ${yellowFrom} % and fewer than ${greenFrom} % of the places are filled.`,
    },
    GREEN: { description: `At least ${greenFrom} % of the places are filled.` },
  },
});

@ObjectType({
  description: 'How many people are current in something, of those who need it.',
  simpleResolvers: true,
})
export class ReadinessShare implements Share {
  @Keys('COUNTS')
  @Field(() => Int, { description: 'The people who are current.' })
  current!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'The people who need it.' })
  asked!: number;

  @Keys('COUNTS')
  @Field(() => Int, {
    nullable: true,
    description: 'Current in percent. Rounded, but 100 only if it is all of them. Null if nobody needs it.',
  })
  percent!: number | null;
}

@ObjectType({ description: 'How many people of a part of the unit are current.', simpleResolvers: true })
export class ReadinessMeasures implements Measures {
  @Keys('COUNTS')
  @Field(() => ReadinessShare, {
    description: 'Who passed the fitness test, of everybody. A score that nobody has entered is not current.',
  })
  fitness!: ReadinessShare;

  @Keys('COUNTS')
  @Field(() => ReadinessShare, {
    description: 'Whose rifle score is at the passing mark or above, of everybody. Without a score, it is not.',
  })
  weapons!: ReadinessShare;

  @Keys('COUNTS')
  @Field(() => ReadinessShare, {
    description: 'Who is neither on DLC Incomplete nor on PME Incomplete, of those whose grade needs a course.',
  })
  schools!: ReadinessShare;
}

@ObjectType({ description: 'How full and how ready a part of the unit is.', simpleResolvers: true })
export class StrengthGauge extends ReadinessMeasures {
  @Keys('COUNTS')
  @Field({ description: 'TOTAL, STAFF, ALPHA, BRAVO, CHARLIE or DELTA.' })
  title!: string;

  @Keys('COUNTS')
  @Field(() => Section, {
    nullable: true,
    description: 'The section it counts; `soldiers(filter: { section })` names its people. Null for everybody.',
  })
  section!: Section | null;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'The people assigned to it.' })
  filled!: number;

  @Keys('COUNTS')
  @Field(() => Int, { description: 'Its places.' })
  capacity!: number;

  @Keys('COUNTS')
  @Field(() => Int, {
    description:
      'Filled as a percentage of capacity, rounded to a whole number; over 100 if there are more people than places. 100 if there are no places.',
  })
  percent!: number;

  @Keys('COUNTS')
  @Field(() => GaugeColour, { description: 'By the exact ratio of filled to capacity, not the rounded percentage.' })
  colour!: GaugeColour;
}

@ObjectType({ description: 'A soldier on a readiness list, and why.', simpleResolvers: true })
class ReadinessSoldier {
  @Keys('READINESS') @SoldierField() id!: string;
  @Keys('READINESS') @SoldierField() rank!: Rank;
  @Keys('READINESS') @SoldierField() lastName!: string;
  @Keys('READINESS') @SoldierField() givenName!: string | null;
  @Keys('READINESS') @SoldierField() section!: Section;
  @Keys('READINESS') @SoldierField() pastEts!: boolean;

  @Keys('READINESS')
  @Field(() => ReadinessFindingType, { description: 'The finding that put them on the list.' })
  reason!: ReadinessFindingType;
}

@ObjectType({ description: 'One of the readiness lists.', simpleResolvers: true })
export class ReadinessListing {
  @Keys('READINESS')
  @Field(() => ReadinessList, { description: 'Each list of the policy appears once.' })
  list!: ReadinessList;

  @Keys('READINESS')
  @Field({ description: 'As shown: DLC Incomplete.' })
  title!: string;

  @Keys('READINESS')
  @Field(() => [ReadinessSoldier], { description: 'By position in the unit, then name.' })
  people!: ReadinessSoldier[];
}

@ObjectType({ description: "The unit's strength and readiness on its calendar day.", simpleResolvers: true })
export class ReadinessOverview {
  @Keys('READINESS')
  @Field(() => [StrengthGauge], { description: 'All six: TOTAL, STAFF, ALPHA, BRAVO, CHARLIE, DELTA.' })
  gauges!: StrengthGauge[];

  @Keys('READINESS')
  @Field(() => [ReadinessListing], { description: 'All lists of the policy in order, including empty ones.' })
  lists!: ReadinessListing[];

  @Keys('READINESS')
  @Field(() => Int, {
    description: 'How many records have something odd or missing; `dataToComplete` names them.',
  })
  toComplete!: number;
}
