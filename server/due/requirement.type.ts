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
  description: 'What is entered of an event besides its day. It never changes.',
  valuesConfig: {
    NONE: { description: 'Nothing: it was done.' },
    PASS_FAIL: { description: 'Whether it was passed.' },
    SCORE: { description: 'A whole number.' },
    LEVEL: { description: 'One of the levels.' },
  },
});
registerEnumType(DueTarget, {
  name: 'DueTarget',
  description: 'The fields of a record that follow the events of a requirement.',
  valuesConfig: {
    FITNESS: { description: 'The score of the fitness test, and whether it was passed, which is entered as well.' },
    RIFLE: { description: 'The score of the rifle.' },
    LICENSE: { description: 'Whether the soldier is licensed to drive military vehicles.' },
    JFO: { description: 'Whether the soldier is qualified as a joint fires observer.' },
  },
});
registerEnumType(DueState, {
  name: 'DueState',
  description: 'How a requirement stands with a soldier on a day.',
  valuesConfig: {
    FAILED: { description: 'The event that counts is below the mark: due at once.' },
    OVERDUE: { description: 'The due day is over, its days of grace included, whether it was done before or never.' },
    DUE_SOON: { description: 'Done before, and within its days of lead, or late and within its days of grace.' },
    TO_DO: { description: 'Never done, and not overdue yet.' },
    EXCUSED: { description: 'Until a day, whatever it would be without.' },
    CURRENT: { description: 'Met.' },
    NOT_REQUIRED: { description: 'Not in force yet, retired, or not asked of the grade or role.' },
  },
});

@ObjectType('ScoreScale', { description: 'The range of a score.', simpleResolvers: true })
export class ScoreScaleType implements ScoreScale {
  @Keys('READINESS')
  @Field(() => Int, { description: 'The lowest.' })
  min!: number;

  @Keys('READINESS')
  @Field(() => Int, { description: 'The highest.' })
  max!: number;

  @Keys('READINESS')
  @Field(() => Int, {
    nullable: true,
    description: 'The lowest that passes; null for a fitness test, of which each result says whether it was passed.',
  })
  failBelow!: number | null;
}

@ObjectType('TakenTest', {
  description: 'A test of the unit, with its scale: as the policy says, or said last.',
  simpleResolvers: true,
})
export class TakenTestType extends ScoreScaleType implements TakenTest {
  @Field({ description: 'As people call it: ACFT, M4.' })
  name!: string;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The first day on which the unit took it; null where no other test came before.',
  })
  since!: LocalDate | null;

  @Field(() => [RifleBand], { description: 'What scores from a number on are called, the lowest first.' })
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

const SCORE = `The range of its score, within 0 to ${DUE_SCORE_MAX}; null where it has none. One that sets a score of the record has the range and the mark of the unit's policy, whatever is given.`;
const LEVELS = `Its levels, the best first, ${LEVELS_MAX} at most; none where it has none.`;

const KIND_FIELDS = {
  name: `What it is called, ${DUE_NAME_MAX_LENGTH} characters at most: as no other in use, whatever the letter case.`,
  group: `What it belongs to, such as Weapons, ${DUE_NAME_MAX_LENGTH} characters at most; empty for nothing.`,
  grades: {
    type: () => [Grade],
    description: 'Whom it is asked of: people of these grades; of all where there are none.',
  },
  roles: { type: () => [Role], description: 'And with these roles; with all where there are none.' },
  cycle: { type: () => DueCycle, description: 'When it has to be done again.' },
  months: {
    type: () => Int,
    nullable: true,
    description: `The months of its cycle, 1 to ${CYCLE_MONTHS_MAX}, or of each part of a year: 1, 2, 3, 4, 6 or 12; null for other cycles.`,
  },
  leadDays: {
    type: () => Int,
    description: `From how many days before the due day on it is due soon, 0 to ${DUE_DAYS_MAX}. What was never done is due so many days after it was first asked, or by the end of the part of the year that leaves so many.`,
  },
  graceDays: {
    type: () => Int,
    description: `For how many days after the due day it is late and not overdue yet, 0 to ${DUE_DAYS_MAX}.`,
  },
  result: { type: () => DueResult, description: 'What is entered of an event.' },
  sets: {
    type: () => DueTarget,
    nullable: true,
    description: 'What follows its events; null for nothing. Of those in use, one sets each.',
  },
  medical: {
    type: () => Boolean,
    description: 'Whether it is a medical matter, of which days and levels alone are kept.',
  },
} as const;
const KindField = sharedFields(KIND_FIELDS);

@ObjectType('Requirement', { description: 'A requirement of the unit with dates.', simpleResolvers: true })
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
      'The tests of the unit whose scores it has, the latest last: an event is of the test of its own day. None where it sets no score of the record.',
  })
  tests!: readonly TakenTestType[];

  @Keys('READINESS')
  @Field(() => [ResultLevelType], { description: LEVELS })
  levels!: readonly ResultLevelType[];

  @Keys('READINESS') @KindField() sets!: DueTarget | null;
  @Keys('READINESS') @KindField() medical!: boolean;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, { description: 'The day from which it is asked.' })
  inForceFrom!: LocalDate;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'The day from which it is asked of nobody any more; null while it is in use.',
  })
  retiredOn!: LocalDate | null;
}

@InputType({ description: 'The range of a score.' })
class ScoreScaleInput implements ScoreScale {
  @Field(() => Int, { description: 'The lowest.' })
  min!: number;

  @Field(() => Int, { description: 'The highest.' })
  max!: number;

  @Field(() => Int, { description: 'The lowest that passes.' })
  failBelow!: number;
}

@InputType({ description: 'A word for a result.' })
class ResultLevelInput implements ResultLevel {
  @Field({ description: `The word, ${DUE_NAME_MAX_LENGTH} characters at most.` })
  name!: string;

  @Field({ description: 'Whether it passes.' })
  passes!: boolean;
}

@InputType({ description: 'A requirement that the unit is to have.' })
export class RequirementInput {
  @Field(() => ID, { nullable: true, description: 'The id of one that is there; left out or null for a new one.' })
  id?: string | null;

  @KindField() name!: string;
  @KindField({ defaultValue: '' }) group!: string;
  @KindField({ defaultValue: [] }) grades!: Grade[];
  @KindField({ defaultValue: [] }) roles!: Role[];
  @KindField() cycle!: DueCycle;
  @KindField() months?: number | null;
  @KindField({ defaultValue: 30 }) leadDays!: number;
  @KindField({ defaultValue: 0 }) graceDays!: number;
  @KindField({ description: `${KIND_FIELDS.result.description} Of one that is there as it is.` }) result!: DueResult;

  @Field(() => ScoreScaleInput, { nullable: true, description: SCORE })
  score?: ScoreScaleInput | null;

  @Field(() => [ResultLevelInput], { defaultValue: [], description: LEVELS })
  levels!: ResultLevelInput[];

  @KindField() sets?: DueTarget | null;
  @KindField({ defaultValue: false }) medical!: boolean;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description: `The day from which it is asked, ${EARLIEST_DATE} to ${LATEST_DATE}. Null: the day that it has; for a new one, today.`,
  })
  inForceFrom?: LocalDate | null;

  @Field({ defaultValue: false, description: 'Whether it is asked of nobody from today on.' })
  retired!: boolean;
}

@ObjectType({ description: 'For whom a requirement would become failed, overdue or to do.', simpleResolvers: true })
class DueBecoming {
  @Field(() => ListedSoldier, { description: 'Who.' })
  soldier!: ListedSoldier;

  @Field(() => DueState, { description: 'The state that they would have: FAILED, OVERDUE or TO_DO.' })
  state!: DueState;
}

@ObjectType({ description: 'What other requirements would change today about one of them.', simpleResolvers: true })
export class DueEffectType {
  @Field({ description: 'The name of the requirement.' })
  name!: string;

  @Field(() => [DueBecoming], {
    description: 'For whom it would become failed, overdue or to do, by position in the unit.',
  })
  becoming!: DueBecoming[];

  @Field(() => [ListedSoldier], {
    description: 'For whom it is failed, overdue or to do, and would be none of these.',
  })
  noLonger!: ListedSoldier[];
}
