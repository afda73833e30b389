import { LocalDateResolver } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DISPLAY_MONTH_DAYS, DISPLAY_YEAR_DAYS } from '../../domain/constants.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { ComingKind } from '../../domain/record/comingDays.ts';
import { LOSS_MONTHS } from '../../domain/record/losses.ts';
import { RECENT_DAYS } from '../../domain/record/recentChanges.ts';
import { type Rank, SchoolName, type Section } from '../../domain/values.ts';
import { Keys } from '../api/keysDirective.ts';
import { SchoolType } from '../records/schools/school.type.ts';
import { DataIssueType } from '../records/soldiers/dataIssue.type.ts';
import { SoldierField } from '../records/soldiers/soldierField.ts';
import { SoldierName } from '../records/soldiers/soldierName.type.ts';
import { HistoryChangeType } from '../shownHistory/history.type.ts';

@ObjectType({ description: "The person of a list's row.", simpleResolvers: true })
export class ListedSoldier {
  @Keys('READINESS') @SoldierField() id!: string;
  @Keys('READINESS') @SoldierField() rank!: Rank;
  @Keys('READINESS') @SoldierField() firstName!: string;
  @Keys('READINESS') @SoldierField() lastName!: string;

  @Keys('READINESS')
  @Field({
    description: 'First name, with the middle name if somebody else in the list has the same first and last name.',
  })
  givenName!: string;

  @Keys('READINESS') @SoldierField() pastEts!: boolean;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The last day of a person who has left the unit. Such people are in Past ETS, and in what is due as of days when they were in the unit. Null for everybody in the unit.',
  })
  leftOn!: LocalDate | null;

  @Keys('READINESS') @SoldierField() section!: Section;
}

@ObjectType({ description: 'When a soldier leaves the service, or left it.', simpleResolvers: true })
class EtsRow {
  @Keys('READINESS')
  @Field(() => ListedSoldier, { description: 'The soldier.' })
  soldier!: ListedSoldier;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'Expiration of term of service: the last day; null if it is indefinite.',
  })
  ets!: LocalDate | null;

  @Keys('READINESS')
  @Field({
    description: `The time left or past, as shown: \`in 2 yr 3 mo\`, \`today\`, \`10 d ago\`, or \`Indefinite\`. Years of ${DISPLAY_YEAR_DAYS} days, months of ${DISPLAY_MONTH_DAYS} days.`,
  })
  words!: string;

  @Keys('READINESS')
  @Field({
    description: `ETS is today or at most ${SPECIFICATION.etsHighlightDays} days ahead, unless the unit's policy has another number; such rows are highlighted. Never for the past.`,
  })
  isWithinYear!: boolean;
}

@ObjectType('Loss', { description: 'When a soldier leaves the unit.', simpleResolvers: true })
class LossType {
  @Field(() => ListedSoldier, { description: 'The soldier.' })
  soldier!: ListedSoldier;

  @Field(() => LocalDateResolver, { description: 'The last day in the unit if staff entered one, otherwise ETS.' })
  on!: LocalDate;

  @Field({ description: 'Whether that day is their ETS.' })
  isEts!: boolean;
}

@ObjectType({
  description: 'Everybody with an ETS date or an indefinite ETS, each list by that date, ascending.',
  simpleResolvers: true,
})
export class EtsList {
  @Keys('READINESS')
  @Field(() => [EtsRow], { description: 'ETS is today or ahead. Indefinite ones come last, by name.' })
  upcoming!: EtsRow[];

  @Keys('READINESS')
  @Field(() => [EtsRow], { description: 'ETS was yesterday or before.' })
  past!: EtsRow[];

  @Keys('READINESS')
  @Field(() => Int, {
    description: 'How many people have neither an ETS date nor an indefinite ETS, and so are in neither list.',
  })
  notEntered!: number;

  @Field(() => [LossType], {
    description: `Who leaves from today to the end of the month ${LOSS_MONTHS} months ahead, each once, by day, then name.`,
  })
  losses!: LossType[];
}

@ObjectType({ description: 'A soldier whose record has something odd or missing.', simpleResolvers: true })
export class DataToComplete {
  @Keys('READINESS')
  @Field(() => ListedSoldier, { description: 'The soldier.' })
  soldier!: ListedSoldier;

  @Keys('READINESS')
  @Field(() => [DataIssueType], {
    description: 'At least one, in the order of the forms; a missing first day comes last.',
  })
  dataIssues!: DataIssueType[];
}

@ObjectType({ description: 'A school that a soldier is scheduled for.', simpleResolvers: true })
export class SchoolsListRow {
  @Keys('READINESS')
  @Field(() => ListedSoldier, { description: 'The soldier.' })
  soldier!: ListedSoldier;

  @Keys('READINESS')
  @Field(() => SchoolType, { description: 'The school with its days. A soldier with two schools has two rows.' })
  school!: SchoolType;

  @Keys('READINESS')
  @Field({ description: 'Its last day was yesterday or before.' })
  isOver!: boolean;

  @Keys('READINESS')
  @Field({
    description:
      'Whether staff and the soldier are asked if they graduated: for some months after the last day, unless somebody answered, or the record has what a graduate gets.',
  })
  asksGraduation!: boolean;
}

registerEnumType(ComingKind, {
  name: 'ComingKind',
  description: 'What happens to a soldier on a day.',
  valuesConfig: {
    SCHOOL_STARTS: { description: 'The first day of a school.' },
    SCHOOL_ENDS: { description: 'The last day of a school.' },
    ETS: { description: 'The term of service ends.' },
    GAIN: { description: 'The gain date: the first day in the unit.' },
    LOSS: { description: 'The last day in the unit.' },
  },
});

@ObjectType('ComingDay', { description: 'What happens to a soldier on a day.', simpleResolvers: true })
export class ComingDayType {
  @Field(() => SoldierName, { description: 'The soldier.' })
  soldier!: SoldierName;

  @Field(() => ComingKind, { description: 'What happens.' })
  kind!: ComingKind;

  @Field(() => LocalDateResolver, { description: 'The day.' })
  on!: LocalDate;

  @Field(() => SchoolName, { nullable: true, description: "The school; null for what isn't about one." })
  schoolName!: SchoolName | null;
}

@ObjectType({ description: "How a soldier's record differs from some days ago.", simpleResolvers: true })
export class RecentChanges {
  @Field(() => ListedSoldier, { description: 'The soldier.' })
  soldier!: ListedSoldier;

  @Field({ description: `Whether the record was made on the day ${RECENT_DAYS} days ago or later.` })
  isNew!: boolean;

  @Field(() => [HistoryChangeType], {
    description: 'What differs from before that day, each field once; empty for a new record.',
  })
  changes!: HistoryChangeType[];
}
