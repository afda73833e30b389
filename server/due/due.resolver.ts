import { LocalDateResolver } from 'graphql-scalars';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { EARLIEST_DATE, LATEST_DATE, ROWS_PER_CHANGE } from '../../domain/constants.ts';
import type { GroupCounts } from '../../domain/due/counts.ts';
import { REQUIREMENTS_MAX } from '../../domain/due/requirementProblems.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { Auth } from '../api/authDirective.ts';
import { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { Keys } from '../api/keysDirective.ts';
import { ChoosePolicyInput } from '../unit/unit.input.ts';
import { PolicyEffect } from '../unit/unit.type.ts';
import * as dues from './due.service.ts';
import {
  AddDueEventRow,
  AddedDueEvent,
  DueEventInput,
  DueOverview,
  DueSeries,
  DueSeriesConnection,
  GroupCountsType,
} from './dueEntry.type.ts';
import * as events from './dueEvents.service.ts';
import * as days from './enteredDays.service.ts';
import { previewPolicy } from './policyPreview.service.ts';
import { DueEffectType, RequirementInput, RequirementType } from './requirement.type.ts';
import * as requirements from './requirements.service.ts';

const SERIES = 'Gives the requirement with its events.';

@Resolver()
export class DueResolver {
  @Auth('MEMBER')
  @Query(() => [RequirementType], {
    description:
      'The requirements of the unit with dates, in their order, the retired ones included, by the policy of today.',
  })
  requirements(@Ctx() { today }: RequestContext): Promise<readonly Requirement[]> {
    return requirements.readRequirements(today);
  }

  @Auth('STAFF')
  @Query(() => [ID], {
    description:
      'The requirements that have events, excuses or first days, also of people who have left. updateRequirements cannot leave them out: they are retired.',
  })
  usedRequirements(): Promise<string[]> {
    return requirements.usedRequirements();
  }

  @Auth('STAFF')
  @Query(() => [DueEffectType], {
    description:
      'For whom these requirements would become failed, overdue or to do today, and for whom they would be none of these any more, in the order of the requirements; what stays as it is is left out. BAD_USER_INPUT as updateRequirements, but for what events or excuses forbid.',
  })
  previewRequirements(
    @Arg('requirements', () => [RequirementInput], { description: 'All requirements.' }) input: RequirementInput[],
    @Ctx() context: RequestContext,
  ): Promise<DueEffectType[]> {
    return requirements.previewRequirements(context, input);
  }

  @Auth('STAFF')
  @Mutation(() => [RequirementType], {
    description: `Gives the unit these requirements, in this order; ${REQUIREMENTS_MAX} at most. One that has events or excuses cannot be left out, and is retired instead; nor can a level that events have, and one whose events have notes cannot become medical. BAD_USER_INPUT on \`requirements\`, \`requirements.0.name\` and the like; CONFLICT, also when somebody enters such an event or excuse at the same moment; FORBIDDEN when the caller has lost staff rights meanwhile.`,
  })
  updateRequirements(
    @Arg('version', () => Int, { description: 'The version of the unit that this is about.' }) version: number,
    @Arg('requirements', () => [RequirementInput], { description: 'All requirements.' }) input: RequirementInput[],
    @Ctx() context: RequestContext,
  ): Promise<readonly Requirement[]> {
    return requirements.updateRequirements(context, version, input);
  }

  @Auth('STAFF')
  @Query(() => [PolicyEffect], {
    description:
      'What `choosePolicy` would change on the readiness lists, among the scores of another test and in what is due, on its first day; what stays as it is is left out. BAD_USER_INPUT as there.',
  })
  previewPolicy(@Arg('input') input: ChoosePolicyInput, @Ctx() context: RequestContext): Promise<PolicyEffect[]> {
    return previewPolicy(context, input);
  }

  @Auth('STAFF')
  @Keys('READINESS')
  @Query(() => DueOverview, {
    description: `How all requirements stand with everybody on a day; for a key without medical ones. BAD_USER_INPUT on \`on\` for a day before ${EARLIEST_DATE} or after ${LATEST_DATE}.`,
  })
  dueOverview(
    @Arg('on', () => LocalDateResolver, {
      nullable: true,
      description:
        "The day. One ahead is without those who will have left, by today's events; one that is over is of those who are here today and were then, by the grades, roles and excuses of today. Today where it is left out.",
    })
    on: LocalDate | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DueOverview> {
    return dues.dueOverview(context, on ?? null);
  }

  @Auth('STAFF')
  @Query(() => GroupCountsType, {
    description: 'How everybody in the unit stands today with all requirements together, medical ones included.',
  })
  duePeople(@Ctx() context: RequestContext): Promise<GroupCounts> {
    return dues.duePeople(context);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Query(() => [DueSeries], {
    description:
      'The requirements that are asked of a soldier today, or of which the record holds events or an excuse, in their order. NOT_FOUND.',
  })
  dueOf(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<DueSeries[]> {
    return dues.dueOf(context, soldierId);
  }

  @Auth('STAFF')
  @Query(() => DueSeriesConnection, {
    description:
      'Everybody in the unit with their requirements and events, by last name and first name. BAD_USER_INPUT on `first` or `after`.',
  })
  dueSeries(@Args() page: PageArgs, @Ctx() context: RequestContext): Promise<DueSeriesConnection> {
    return dues.dueSeries(context, page);
  }

  @Auth('STAFF')
  @Mutation(() => [AddedDueEvent], {
    description: `Enters an event of one requirement for each of up to ${ROWS_PER_CHANGE} soldiers; the answer says of each, in the order given, what became of it. A field of the record that the requirement sets follows the latest event for record. BAD_USER_INPUT on \`rows\` when there are none or more, or a soldier stands there twice, and on \`key\`; NOT_FOUND for a requirement that is not there; then nothing is entered.`,
  })
  addDueEvents(
    @Arg('requirementId', () => ID, { description: 'The requirement.' }) requirementId: string,
    @Arg('rows', () => [AddDueEventRow], { description: 'The events, one for each soldier.' }) rows: AddDueEventRow[],
    @Arg('key', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a random UUID in lower case. A call that is repeated with the same key enters nothing a second time.',
    })
    key: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<AddedDueEvent[]> {
    return events.addDueEvents(context, requirementId, rows, key);
  }

  @Auth('STAFF')
  @Mutation(() => DueSeries, {
    description: `Corrects an event. ${SERIES} NOT_FOUND; BAD_USER_INPUT with the field; CONFLICT, with the current version, when it was corrected since, and for somebody who has left the unit.`,
  })
  updateDueEvent(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('eventId', () => ID, { description: 'The event.' }) eventId: string,
    @Arg('version', () => Int, { description: 'The version of the event that this is about.' }) version: number,
    @Arg('event', () => DueEventInput, { description: 'The event as it was.' }) event: DueEventInput,
    @Ctx() context: RequestContext,
  ): Promise<DueSeries> {
    return events.updateDueEvent(context, soldierId, eventId, version, event);
  }

  @Auth('STAFF')
  @Mutation(() => DueSeries, {
    description: `Deletes an event. A field of the record that followed it follows the one that counts then, and stays where there is none. ${SERIES} NOT_FOUND; CONFLICT for somebody who has left the unit.`,
  })
  deleteDueEvent(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('eventId', () => ID, { description: 'The event.' }) eventId: string,
    @Ctx() context: RequestContext,
  ): Promise<DueSeries> {
    return events.deleteDueEvent(context, soldierId, eventId);
  }

  @Auth('STAFF')
  @Mutation(() => DueSeries, {
    description: `Excuses somebody from a requirement until a day. ${SERIES} NOT_FOUND; BAD_USER_INPUT on \`until\`, also where it is not asked of them; CONFLICT when \`before\` is not their excuse any more, and for somebody who has left the unit.`,
  })
  excuseFromDue(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('requirementId', () => ID, { description: 'The requirement.' }) requirementId: string,
    @Arg('before', () => LocalDateResolver, {
      nullable: true,
      description: 'Until when they were excused as the change was made from, by `excusedUntil`; null for not at all.',
    })
    before: LocalDate | null | undefined,
    @Arg('until', () => LocalDateResolver, {
      nullable: true,
      description: `The last day, today or later, until ${LATEST_DATE}; null ends an excuse.`,
    })
    until: LocalDate | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DueSeries> {
    return days.excuseFromDue(context, soldierId, requirementId, { before: before ?? null, until: until ?? null });
  }

  @Auth('STAFF')
  @Mutation(() => DueSeries, {
    description: `Says by which day somebody is to do a requirement with fixed days that they have never done. ${SERIES} NOT_FOUND; BAD_USER_INPUT on \`on\`, also for another requirement and for one that was done; CONFLICT when \`before\` is not that day any more, and for somebody who has left the unit.`,
  })
  setFirstDue(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('requirementId', () => ID, { description: 'The requirement.' }) requirementId: string,
    @Arg('before', () => LocalDateResolver, {
      nullable: true,
      description: 'The day as the change was made from; null for none.',
    })
    before: LocalDate | null | undefined,
    @Arg('on', () => LocalDateResolver, {
      nullable: true,
      description: `The day, ${EARLIEST_DATE} to ${LATEST_DATE}; null takes it away.`,
    })
    on: LocalDate | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DueSeries> {
    return days.setFirstDue(context, soldierId, requirementId, { before: before ?? null, on: on ?? null });
  }
}
