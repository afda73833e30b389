import { LocalDateResolver } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { DISPLAY_MONTH_DAYS, DISPLAY_YEAR_DAYS } from '../../domain/constants.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { RECENT_DAYS } from '../../domain/record/recentChanges.ts';
import type { Rank, Section } from '../../domain/values.ts';
import { Keys } from '../api/keysDirective.ts';
import { SchoolType } from '../records/schools/school.type.ts';
import { DataIssueType } from '../records/soldiers/dataIssue.type.ts';
import { SoldierField } from '../records/soldiers/soldierField.ts';
import { HistoryChangeType } from '../shownHistory/history.type.ts';

@ObjectType({ description: 'Who a row of a report is about.', simpleResolvers: true })
export class ListedSoldier {
  @Keys('READINESS') @SoldierField() id!: string;
  @Keys('READINESS') @SoldierField() rank!: Rank;
  @Keys('READINESS') @SoldierField() firstName!: string;
  @Keys('READINESS') @SoldierField() lastName!: string;

  @Keys('READINESS')
  @Field({
    description: 'First name, with the middle name where somebody else in the report has the same first and last name.',
  })
  givenName!: string;

  @Keys('READINESS') @SoldierField() pastEts!: boolean;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The last day of whoever has left the unit, who then is in Past ETS and in what is due as of days when they belonged to it; null for whoever belongs to it.',
  })
  leftOn!: LocalDate | null;

  @Keys('READINESS') @SoldierField() section!: Section;
}

@ObjectType({ description: 'When somebody leaves the service, or left it.', simpleResolvers: true })
class EtsRow {
  @Keys('READINESS')
  @Field(() => ListedSoldier, { description: 'Whose ETS it is.' })
  soldier!: ListedSoldier;

  @Keys('READINESS')
  @Field(() => LocalDateResolver, {
    nullable: true,
    description: 'Expiration of term of service: the last day; null where it is indefinite.',
  })
  ets!: LocalDate | null;

  @Keys('READINESS')
  @Field({
    description: `The time remaining or elapsed, as it is shown: \`in 2 yr 3 mo\`, \`today\`, \`10 d ago\`, or \`Indefinite\`. Years of ${DISPLAY_YEAR_DAYS} days, months of ${DISPLAY_MONTH_DAYS} days.`,
  })
  words!: string;

  @Keys('READINESS')
  @Field({
    description: `ETS is today or at most ${SPECIFICATION.etsHighlightDays} days ahead, unless the policy of the unit says another number; such rows are highlighted. Never for the past.`,
  })
  isWithinYear!: boolean;
}

@ObjectType({
  description: 'Everybody with an ETS date or an indefinite ETS, each list by that date, ascending.',
  simpleResolvers: true,
})
export class EtsList {
  @Keys('READINESS')
  @Field(() => [EtsRow], { description: 'ETS is today or ahead; at the end, those whose ETS is indefinite, by name.' })
  upcoming!: EtsRow[];

  @Keys('READINESS')
  @Field(() => [EtsRow], { description: 'ETS was yesterday or before.' })
  past!: EtsRow[];

  @Keys('READINESS')
  @Field(() => Int, {
    description: 'How many people have no ETS date and no indefinite ETS, and so are in neither list.',
  })
  notEntered!: number;
}

@ObjectType({ description: 'Somebody whose record has something odd or missing.', simpleResolvers: true })
export class DataToComplete {
  @Keys('READINESS')
  @Field(() => ListedSoldier, { description: 'Whose record it is.' })
  soldier!: ListedSoldier;

  @Keys('READINESS')
  @Field(() => [DataIssueType], {
    description: 'At least one, in the order of the forms; a first day that is missing comes last.',
  })
  problems!: DataIssueType[];
}

@ObjectType({ description: 'A school that somebody is scheduled for.', simpleResolvers: true })
export class SchoolsListRow {
  @Keys('READINESS')
  @Field(() => ListedSoldier, { description: 'Who is scheduled for it.' })
  soldier!: ListedSoldier;

  @Keys('READINESS')
  @Field(() => SchoolType, { description: 'The school with its days; somebody with two schools has two rows.' })
  school!: SchoolType;

  @Keys('READINESS')
  @Field({ description: 'Its last day was yesterday or before.' })
  isOver!: boolean;
}

@ObjectType({ description: "Somebody's record as against some days ago.", simpleResolvers: true })
export class RecentChanges {
  @Field(() => ListedSoldier, { description: 'Whose record it is.' })
  soldier!: ListedSoldier;

  @Field({ description: `Whether the record was made on the day ${RECENT_DAYS} days ago or later.` })
  isNew!: boolean;

  @Field(() => [HistoryChangeType], {
    description: 'What was otherwise before that day, each field once; nothing for a new record.',
  })
  changes!: HistoryChangeType[];
}
