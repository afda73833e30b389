import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { REMINDERS_PER_LOGIN } from '../../domain/constants.ts';
import { ReminderPace } from '../../domain/due/reminders.ts';
import { Weekday } from '../../domain/due/reminderTimes.ts';
import { LAST_HOUR } from '../../domain/hourOfDay.ts';
import { Auth } from '../api/authDirective.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import * as reminders from './reminder.service.ts';
import { OwnReminders, Reminder, Reminders } from './reminder.type.ts';

@Resolver()
export class ReminderResolver {
  @Auth('STAFF')
  @Query(() => Reminders, { description: 'Who was reminded of what is due, and who will be.' })
  reminders(@Ctx() context: IdentityContext): Promise<Reminders> {
    return reminders.reminders(context);
  }

  @Auth('MEMBER')
  @Query(() => OwnReminders, { description: 'How the caller is reminded, and the reminders they got.' })
  myReminders(@Ctx() context: IdentityContext): Promise<OwnReminders> {
    return reminders.myReminders(context);
  }

  @Auth('MEMBER')
  @Mutation(() => OwnReminders, { description: 'Chooses how often the caller is reminded.' })
  setReminders(
    @Arg('pace', () => ReminderPace, { description: 'How often to remind.' }) pace: ReminderPace,
    @Ctx() context: IdentityContext,
  ): Promise<OwnReminders> {
    return reminders.setReminders(context, pace);
  }

  @Auth('MEMBER')
  @Mutation(() => Reminder, {
    description: `Sends the caller a reminder of what is due today, even if nothing is, and whatever they have chosen. TOO_MANY_REQUESTS after ${REMINDERS_PER_LOGIN} in an hour.`,
  })
  sendMyReminderNow(@Ctx() context: IdentityContext): Promise<Reminder> {
    return reminders.sendMyReminderNow(context);
  }

  @Auth('STAFF')
  @Mutation(() => Reminders, {
    description:
      "Sets when the unit's people are reminded. If the hour has already passed today, it counts for today, unless they were reminded today. BAD_USER_INPUT on `hour`; CONFLICT.",
  })
  updateReminderTimes(
    @Arg('version', () => Int, { description: 'The version of the unit that you read.' }) version: number,
    @Arg('weekday', () => Weekday, { description: 'The weekday of the weekly reminder.' }) weekday: Weekday,
    @Arg('hour', () => Int, { description: `The hour on the unit's clock, 0 to ${LAST_HOUR}.` }) hour: number,
    @Ctx() context: IdentityContext,
  ): Promise<Reminders> {
    return reminders.updateReminderTimes(context, version, { weekday, hour });
  }
}
