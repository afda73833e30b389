import { Field, Int, ObjectType } from 'type-graphql';
import type { ScoreBand, ScoreSpread } from '../../domain/record/scoreSpread.ts';

@ObjectType('ScoreBand', { description: 'How many people scored in a band.', simpleResolvers: true })
class ScoreBandType implements ScoreBand {
  @Field(() => Int, { description: 'Its lowest score.' })
  from!: number;

  @Field(() => Int, { description: 'Its highest score.' })
  to!: number;

  @Field(() => Int, { description: 'How many of them passed.' })
  passed!: number;

  @Field(() => Int, { description: 'How many of them failed.' })
  failed!: number;
}

@ObjectType('ScoreSpread', { description: 'How the scores of a test are spread.', simpleResolvers: true })
class ScoreSpreadType implements ScoreSpread {
  @Field({ description: 'The test that the unit takes today.' })
  test!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The lowest passing score; null for a fitness test, whose results each have their own pass or fail.',
  })
  failBelow!: number | null;

  @Field(() => [ScoreBandType], {
    description: 'From the lowest score to the highest, all of the same width; empty if nobody has a score.',
  })
  bands!: readonly ScoreBand[];

  @Field(() => Int, { description: 'How many people have no score.' })
  withoutScore!: number;

  @Field(() => Int, { description: 'How many scores are of another test, which has another scale.' })
  ofOtherTest!: number;
}

@ObjectType({ description: 'How the scores of a part of the unit are spread.', simpleResolvers: true })
export class ScoreSpreads {
  @Field(() => ScoreSpreadType, { description: 'Fitness scores.' })
  fitness!: ScoreSpread;

  @Field(() => ScoreSpreadType, { description: 'Rifle scores.' })
  weapons!: ScoreSpread;
}
