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

const SERIES = 'Returns the requirement with its events.';

@Resolver()
export class DueResolver {
  @Auth('MEMBER')
  @Query(() => [RequirementType], {
    description: "The unit's dated requirements in their order, including retired ones, by today's policy.",
  })
  requirements(@Ctx() { today }: RequestContext): Promise<readonly Requirement[]> {
    return requirements.readRequirements(today);
  }

  @Auth('STAFF')
  @Query(() => [ID], {
    description:
      'The requirements with events, excuses or first days, also of departed people. updateRequirements cannot remove them, only retire them.',
  })
  usedRequirements(): Promise<string[]> {
    return requirements.usedRequirements();
  }

  @Auth('STAFF')
  @Query(() => [DueEffectType], {
    description:
      'What these requirements would change today: who would become failed, overdue or to do, and who would no longer be. In the order of the requirements, without those that change nothing. BAD_USER_INPUT as in updateRequirements, except for what events or excuses forbid.',
  })
  previewRequirements(
    @Arg('requirements', () => [RequirementInput], { description: 'All requirements.' }) input: RequirementInput[],
    @Ctx() context: RequestContext,
  ): Promise<DueEffectType[]> {
    return requirements.previewRequirements(context, input);
  }

  @Auth('STAFF')
  @Mutation(() => [RequirementType], {
    description: `Gives the unit these requirements, in this order; at most ${REQUIREMENTS_MAX}. A requirement with events or excuses can only be retired, not left out. A level that events have cannot be removed. A requirement whose events have notes cannot become medical. BAD_USER_INPUT on \`requirements\`, \`requirements.0.name\` and the like; CONFLICT, also if somebody enters such an event or excuse at the same moment; FORBIDDEN if the caller has lost staff rights meanwhile.`,
  })
  updateRequirements(
    @Arg('version', () => Int, { description: 'The version of the unit that the change is based on.' }) version: number,
    @Arg('requirements', () => [RequirementInput], { description: 'All requirements.' }) input: RequirementInput[],
    @Ctx() context: RequestContext,
  ): Promise<readonly Requirement[]> {
    return requirements.updateRequirements(context, version, input);
  }

  @Auth('STAFF')
  @Query(() => [PolicyEffect], {
    description:
      'What `choosePolicy` would change on its first day: in the readiness lists, in scores of another test and in what is due. Anything that stays the same is left out. BAD_USER_INPUT as in `choosePolicy`.',
  })
  previewPolicy(@Arg('input') input: ChoosePolicyInput, @Ctx() context: RequestContext): Promise<PolicyEffect[]> {
    return previewPolicy(context, input);
  }

  @Auth('STAFF')
  @Keys('READINESS')
  @Query(() => DueOverview, {
    description: `Everybody's status for every requirement on a day; without medical ones for a key. BAD_USER_INPUT on \`on\` for a day before ${EARLIEST_DATE} or after ${LATEST_DATE}.`,
  })
  dueOverview(
    @Arg('on', () => LocalDateResolver, {
      nullable: true,
      description:
        "The day; today if left out. A future day uses today's events, without people who will have left. A past day shows people who are here today and were here then, with today's grades, roles and excuses.",
    })
    on: LocalDate | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DueOverview> {
    return dues.dueOverview(context, on ?? null);
  }

  @Auth('STAFF')
  @Query(() => GroupCountsType, {
    description: 'How everybody in the unit stands today across all requirements, including medical ones.',
  })
  duePeople(@Ctx() context: RequestContext): Promise<GroupCounts> {
    return dues.duePeople(context);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Query(() => [DueSeries], {
    description:
      'The requirements that apply to a soldier today, or that have events or an excuse in the record, in their order. NOT_FOUND.',
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
    description: `Enters an event of one requirement for each of up to ${ROWS_PER_CHANGE} soldiers. The answer has each result, in the order given. A field of the record that the requirement sets follows the latest event for record. BAD_USER_INPUT on \`rows\` for no rows, too many, or a soldier given twice, and on \`key\`; NOT_FOUND for an unknown requirement; in these cases nothing is entered.`,
  })
  addDueEvents(
    @Arg('requirementId', () => ID, { description: 'The requirement.' }) requirementId: string,
    @Arg('rows', () => [AddDueEventRow], { description: 'The events, one per soldier.' }) rows: AddDueEventRow[],
    @Arg('key', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a random UUID in lower case. Repeating a call with the same key enters nothing a second time.',
    })
    key: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<AddedDueEvent[]> {
    return events.addDueEvents(context, requirementId, rows, key);
  }

  @Auth('STAFF')
  @Mutation(() => DueSeries, {
    description: `Corrects an event. ${SERIES} NOT_FOUND; BAD_USER_INPUT with the field; CONFLICT, with the current version, if it was corrected since, or if the soldier has left the unit.`,
  })
  updateDueEvent(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('eventId', () => ID, { description: 'The event.' }) eventId: string,
    @Arg('version', () => Int, { description: 'The version of the event that the correction is based on.' })
    version: number,
    @Arg('event', () => DueEventInput, { description: 'The corrected event.' }) event: DueEventInput,
    @Ctx() context: RequestContext,
  ): Promise<DueSeries> {
    return events.updateDueEvent(context, soldierId, eventId, version, event);
  }

  @Auth('STAFF')
  @Mutation(() => DueSeries, {
    description: `Deletes an event. A field of the record that followed it then follows the event that counts next; if there is none, it stays. ${SERIES} NOT_FOUND; CONFLICT if the soldier has left the unit.`,
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
    description: `Excuses a soldier from a requirement until a day. ${SERIES} NOT_FOUND; BAD_USER_INPUT on \`until\`, also if the requirement does not apply to them; CONFLICT if \`before\` is not their current excuse, or if they have left the unit.`,
  })
  excuseFromDue(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('requirementId', () => ID, { description: 'The requirement.' }) requirementId: string,
    @Arg('before', () => LocalDateResolver, {
      nullable: true,
      description: 'The last day of the excuse that the change is based on, from `excusedUntil`; null for none.',
    })
    before: LocalDate | null | undefined,
    @Arg('until', () => LocalDateResolver, {
      nullable: true,
      description: `The last day, from today to ${LATEST_DATE}; null ends an excuse.`,
    })
    until: LocalDate | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DueSeries> {
    return days.excuseFromDue(context, soldierId, requirementId, { before: before ?? null, until: until ?? null });
  }

  @Auth('STAFF')
  @Mutation(() => DueSeries, {
    description: `Sets the day by which a soldier has to do a requirement with fixed days for the first time. ${SERIES} NOT_FOUND; BAD_USER_INPUT on \`on\`, also for a requirement without fixed days, or if it was done before; CONFLICT if \`before\` is not the current day, or if they have left the unit.`,
  })
  setFirstDue(
    @Arg('soldierId', () => ID, { description: 'The soldier.' }) soldierId: string,
    @Arg('requirementId', () => ID, { description: 'The requirement.' }) requirementId: string,
    @Arg('before', () => LocalDateResolver, {
      nullable: true,
      description: 'The day that the change is based on; null for none.',
    })
    before: LocalDate | null | undefined,
    @Arg('on', () => LocalDateResolver, {
      nullable: true,
      description: `The day, ${EARLIEST_DATE} to ${LATEST_DATE}; null removes it.`,
    })
    on: LocalDate | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DueSeries> {
    return days.setFirstDue(context, soldierId, requirementId, { before: before ?? null, on: on ?? null });
  }
}
