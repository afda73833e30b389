import { LocalDateResolver } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EARLIEST_DATE, LATEST_DATE } from '../../domain/constants.ts';
import { CYCLES, DueCycle } from '../../domain/due/cycles.ts';
import {
  CYCLE_MONTHS_MAX,
  DUE_DAYS_MAX,
  DUE_NAME_MAX_LENGTH,
  DUE_SCORE_MAX,
  LEVELS_MAX,
} from '../../domain/due/requirementProblems.ts';
import {
  type Requirement,
  DueResult,
  DueTarget,
  type ResultLevel,
  type ScoreScale,
} from '../../domain/due/requirements.ts';
import { DueState } from '../../domain/due/states.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import type { TakenTest } from '../../domain/policy/tests.ts';
import { Grade, Role } from '../../domain/values.ts';
import { Keys } from '../api/keysDirective.ts';
import { sharedFields } from '../api/sharedFields.ts';
import { ListedSoldier } from '../readiness/lists.type.ts';
import '../records/soldiers/values.enum.ts';
import { RifleBand } from '../unit/policy.type.ts';

registerEnumType(DueCycle, {
  name: 'DueCycle',
  description: 'When a requirement has to be done again.',
  valuesConfig: CYCLES,
});
registerEnumType(DueResult, {
  name: 'DueResult',
  description: 'What is entered for an event besides its day. It never changes.',
  valuesConfig: {
    NONE: { description: 'Nothing: it was simply done.' },
    PASS_FAIL: { description: 'Pass or fail.' },
    SCORE: { description: 'A whole number.' },
    LEVEL: { description: 'One of the levels.' },
  },
});
registerEnumType(DueTarget, {
  name: 'DueTarget',
  description: "The record fields that a requirement's events update.",
  valuesConfig: {
    FITNESS: { description: 'The score of the fitness test, and its pass, which is entered with it.' },
    RIFLE: { description: 'The score of the rifle.' },
    LICENSE: { description: 'Whether the soldier is licensed to drive military vehicles.' },
    JFO: { description: 'Whether the soldier is qualified as a joint fires observer.' },
  },
});
registerEnumType(DueState, {
  name: 'DueState',
  description: 'How a requirement stands with a soldier on a day.',
  valuesConfig: {
    FAILED: { description: 'The counting event is below the passing mark: due at once.' },
    OVERDUE: { description: 'The due day and its days of grace are past, whether it was done before or never.' },
    DUE_SOON: { description: 'Done before, and either due within its days of lead, or late within its days of grace.' },
    TO_DO: { description: 'Never done, and not overdue yet.' },
    EXCUSED: { description: 'Excused until a day, whatever the state would be otherwise.' },
    CURRENT: { description: 'Met.' },
    NOT_REQUIRED: { description: 'Not in force yet, retired, or does not apply to the grade or role.' },
  },
});

@ObjectType('ScoreScale', { description: 'The range of a score.', simpleResolvers: true })
export class ScoreScaleType implements ScoreScale {
  @Keys('READINESS')
  @Field(() => Int, { description: 'The lowest score.' })
  min!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'The highest score.' })
  max!: number;

  @Keys('READINESS')
  @Field(() => Int, {
    nullable: true,
    description: 'The lowest passing score; null for a fitness test, whose results each have their own pass or fail.',
  })
  failBelow!: number | null;
}

@ObjectType('TakenTest', {
  description: 'A test of the unit with its scale, from the current policy or the last that had it.',
  simpleResolvers: true,
})
export class TakenTestType extends ScoreScaleType implements TakenTest {
  @Field({ description: 'Its usual name: ACFT, M4.' })
  name!: string;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The first day on which the unit took it; null if it is the first test.',
  })
  since!: LocalDate | null;

  @Field(() => [RifleBand], { description: 'The names of scores from a number on, the lowest first.' })
  bands!: readonly RifleBand[];
}

@ObjectType('ResultLevel', { description: 'A word for a result.', simpleResolvers: true })
export class ResultLevelType implements ResultLevel {
  @Keys('READINESS')
  @Field({ description: 'The word.' })
  name!: string;

  @Keys('READINESS')
  @Field({ description: 'Whether it passes.' })
  passes!: boolean;
}

const SCORE = `The range of its score, within 0 to ${DUE_SCORE_MAX}; null if it has no score. A requirement that sets a score of the record has the range and passing mark of the unit's policy, whatever is given.`;
const LEVELS = `Its levels, the best first, at most ${LEVELS_MAX}; empty for other results.`;

const KIND_FIELDS = {
  name: `Its name, at most ${DUE_NAME_MAX_LENGTH} characters. No other requirement in use may have it, in any letter case.`,
  group: `The group that it belongs to, such as Weapons, at most ${DUE_NAME_MAX_LENGTH} characters; empty for none.`,
  grades: {
    type: () => [Grade],
    description: 'It applies only to these grades; to all if empty.',
  },
  roles: { type: () => [Role], description: 'And only to these roles; to all if empty.' },
  cycle: { type: () => DueCycle, description: 'When it has to be done again.' },
  months: {
    type: () => Int,
    nullable: true,
    description: `The months of its cycle, 1 to ${CYCLE_MONTHS_MAX}, or of each part of a year: 1, 2, 3, 4, 6 or 12; null for other cycles.`,
  },
  leadDays: {
    type: () => Int,
    description: `How many days before the due day it becomes due soon, 0 to ${DUE_DAYS_MAX}. If never done, it is due this many days after it first applied, or by the end of the part of the year that leaves this many.`,
  },
  graceDays: {
    type: () => Int,
    description: `How many days after the due day it is late but not overdue, 0 to ${DUE_DAYS_MAX}.`,
  },
  result: { type: () => DueResult, description: 'What is entered for an event.' },
  sets: {
    type: () => DueTarget,
    nullable: true,
    description: 'The record fields that follow its events; null for none. Only one requirement in use may set each.',
  },
  medical: {
    type: () => Boolean,
    description: 'Whether it is a medical matter, for which only days and levels are kept.',
  },
} as const;
const KindField = sharedFields(KIND_FIELDS);

@ObjectType('Requirement', { description: 'A dated requirement of the unit.', simpleResolvers: true })
export class RequirementType implements Requirement {
  @Keys('READINESS')
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Keys('READINESS') @KindField() name!: string;
  @Keys('READINESS') @KindField() group!: string;
  @Keys('READINESS') @KindField() grades!: readonly Grade[];
  @Keys('READINESS') @KindField() roles!: readonly Role[];
  @Keys('READINESS') @KindField() cycle!: DueCycle;
  @Keys('READINESS') @KindField() months!: number | null;
  @Keys('READINESS') @KindField() leadDays!: number;
  @Keys('READINESS') @KindField() graceDays!: number;
  @Keys('READINESS') @KindField() result!: DueResult;

  @Keys('READINESS')
  @Field(() => ScoreScaleType, { nullable: true, description: SCORE })
  score!: ScoreScaleType | null;

  @Field(() => [TakenTestType], {
    description:
      'The tests of the unit that its scores are from, the latest last. An event has the test of its own day. Empty if it sets no score of the record.',
  })
  tests!: readonly TakenTestType[];

  @Keys('READINESS')
  @Field(() => [ResultLevelType], { description: LEVELS })
  levels!: readonly ResultLevelType[];

  @Keys('READINESS') @KindField() sets!: DueTarget | null;
  @Keys('READINESS') @KindField() medical!: boolean;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, { description: 'The first day on which it applies.' })
  inForceFrom!: LocalDate;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The day from which it no longer applies to anybody; null while it is in use.',
  })
  retiredOn!: LocalDate | null;
}

@InputType({ description: 'The range of a score.' })
class ScoreScaleInput implements ScoreScale {
  @Field(() => Int, { description: 'The lowest score.' })
  min!: number;

  @Field(() => Int, { description: 'The highest score.' })
  max!: number;

  @Field(() => Int, { description: 'The lowest passing score.' })
  failBelow!: number;
}

@InputType({ description: 'A word for a result.' })
class ResultLevelInput implements ResultLevel {
  @Field({ description: `The word, ${DUE_NAME_MAX_LENGTH} characters at most.` })
  name!: string;

  @Field({ description: 'Whether it passes.' })
  passes!: boolean;
}

@InputType({ description: 'A requirement for the unit to have.' })
export class RequirementInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of an existing requirement; left out or null for a new one.',
  })
  id?: string | null;

  @KindField() name!: string;
  @KindField({ defaultValue: '' }) group!: string;
  @KindField({ defaultValue: [] }) grades!: Grade[];
  @KindField({ defaultValue: [] }) roles!: Role[];
  @KindField() cycle!: DueCycle;
  @KindField() months?: number | null;
  @KindField({ defaultValue: 30 }) leadDays!: number;
  @KindField({ defaultValue: 0 }) graceDays!: number;
  @KindField({ description: `${KIND_FIELDS.result.description} An existing requirement has to keep its own.` })
  result!: DueResult;

  @Field(() => ScoreScaleInput, { nullable: true, description: SCORE })
  score?: ScoreScaleInput | null;

  @Field(() => [ResultLevelInput], { defaultValue: [], description: LEVELS })
  levels!: ResultLevelInput[];

  @KindField() sets?: DueTarget | null;
  @KindField({ defaultValue: false }) medical!: boolean;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: `The first day on which it applies, ${EARLIEST_DATE} to ${LATEST_DATE}. Null keeps the current day; for a new requirement, it means today.`,
  })
  inForceFrom?: LocalDate | null;

  @Field({ defaultValue: false, description: 'Whether it no longer applies to anybody from today on.' })
  retired!: boolean;
}

@ObjectType({
  description: 'A soldier with a requirement that would become failed, overdue or to do.',
  simpleResolvers: true,
})
class DueBecoming {
  @Field(() => ListedSoldier, { description: 'The soldier.' })
  soldier!: ListedSoldier;

  @Field(() => DueState, { description: 'The state that it would have: FAILED, OVERDUE or TO_DO.' })
  state!: DueState;
}

@ObjectType({ description: 'What changed requirements would do today, for one of them.', simpleResolvers: true })
export class DueEffectType {
  @Field({ description: 'The name of the requirement.' })
  name!: string;

  @Field(() => [DueBecoming], {
    description: 'The soldiers it would become failed, overdue or to do for, by position in the unit.',
  })
  becoming!: DueBecoming[];

  @Field(() => [ListedSoldier], {
    description: 'The soldiers it is failed, overdue or to do for now, and then would not be.',
  })
  noLonger!: ListedSoldier[];
}
