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
  @Query(() => Reminders, { description: 'Who was told what of what is due, and who will be.' })
  reminders(@Ctx() context: IdentityContext): Promise<Reminders> {
    return reminders.reminders(context);
  }

  @Auth('MEMBER')
  @Query(() => OwnReminders, { description: 'How the person who asks is told what is due, and what they were told.' })
  myReminders(@Ctx() context: IdentityContext): Promise<OwnReminders> {
    return reminders.myReminders(context);
  }

  @Auth('MEMBER')
  @Mutation(() => OwnReminders, { description: 'Chooses how often one is told what is due.' })
  setReminders(
    @Arg('pace', () => ReminderPace, { description: 'How often.' }) pace: ReminderPace,
    @Ctx() context: IdentityContext,
  ): Promise<OwnReminders> {
    return reminders.setReminders(context, pace);
  }

  @Auth('MEMBER')
  @Mutation(() => Reminder, {
    description: `Has oneself told at once what is due today, also where it is nothing, and whatever one has chosen. TOO_MANY_REQUESTS after ${REMINDERS_PER_LOGIN} in an hour.`,
  })
  sendMyReminderNow(@Ctx() context: IdentityContext): Promise<Reminder> {
    return reminders.sendMyReminderNow(context);
  }

  @Auth('STAFF')
  @Mutation(() => Reminders, {
    description:
      'Says when the people of the unit are told what is due. An hour of today that is over already counts for today, unless they were told today. BAD_USER_INPUT on `hour`; CONFLICT.',
  })
  updateReminderTimes(
    @Arg('version', () => Int, { description: 'The version of the unit that this is about.' }) version: number,
    @Arg('weekday', () => Weekday, { description: 'The weekly day.' }) weekday: Weekday,
    @Arg('hour', () => Int, { description: `The hour of the unit's clock, 0 to ${LAST_HOUR}.` }) hour: number,
    @Ctx() context: IdentityContext,
  ): Promise<Reminders> {
    return reminders.updateReminderTimes(context, version, { weekday, hour });
  }
}
