import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ReminderCounts, ReminderPace } from '../../domain/due/reminders.ts';
import { type ReminderTimes, Weekday, weekdayLabel, WEEKDAYS } from '../../domain/due/reminderTimes.ts';
import { LAST_HOUR } from '../../domain/hourOfDay.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { objectOf } from '../../domain/objects.ts';
import { Section } from '../../domain/values.ts';
import { ListedSoldier } from '../readiness/lists.type.ts';
import '../records/soldiers/values.enum.ts';

registerEnumType(ReminderPace, {
  name: 'ReminderPace',
  description: 'How often somebody is reminded of what is due.',
  valuesConfig: {
    DAILY: { description: "On the unit's weekday, and on each other day when something has become due soon." },
    WEEKLY: { description: "Only on the unit's weekday." },
    NEVER: { description: 'Never, unless they ask.' },
  },
});
registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week.',
  valuesConfig: objectOf<Record<Weekday, { description: string }>>(WEEKDAYS, (day) => ({
    description: `${weekdayLabel[day]}.`,
  })),
});

/** What happened to a reminder's mail. */
export const ReminderState = {
  WAITING: 'WAITING',
  SENT: 'SENT',
  UNDELIVERABLE: 'UNDELIVERABLE',
  NOT_MAILED: 'NOT_MAILED',
} as const;
export type ReminderState = (typeof ReminderState)[keyof typeof ReminderState];
registerEnumType(ReminderState, {
  name: 'ReminderState',
  description: "What happened to a reminder's mail.",
  valuesConfig: {
    WAITING: { description: 'It will be sent, or tried again.' },
    SENT: { description: 'The mail server took it.' },
    UNDELIVERABLE: { description: 'The mailbox refused it, or it could not be delivered within a week.' },
    NOT_MAILED: {
      description:
        'It is shown only here: there was no mail server, the mailbox had refused a mail (mailRefusedAt), or its owner chose NEVER while it waited.',
    },
  },
});

@ObjectType('ReminderCounts', {
  description:
    "What needs action. In your own counts, requirements. In a unit's or section's counts, people, each counted once, including the reader.",
  simpleResolvers: true,
})
export class ReminderCountsType implements ReminderCounts {
  @Field(() => Int, { description: 'Failed or overdue. For people: those with any such requirement.' })
  notCurrent!: number;

  @Field(() => Int, { description: 'Due soon. For people: those not counted above.' })
  dueSoon!: number;

  @Field(() => Int, { description: 'Never done and not overdue yet. For people: those not counted above.' })
  toDo!: number;

  @Field(() => Int, {
    description:
      'Due soon and mentioned for the first time for this due day and lead. For people: those with any such requirement.',
  })
  crossed!: number;

  @Field(() => LocalDateResolver, {
    nullable: true,
    description:
      'The last day by which what `dueSoon` counts is due; a past one if all of it is late within its days of grace. Null if it counts nothing, or in an older reminder.',
  })
  dueBy!: LocalDate | null;

  @Field(() => LocalDateResolver, { nullable: true, description: 'As `dueBy`, for what `crossed` counts.' })
  crossedDueBy!: LocalDate | null;
}

@ObjectType({ description: 'What one mail tells its owner: only numbers and days.', simpleResolvers: true })
export class OwnReminder {
  @Field(() => ID, { description: "Its id. The mail's Message-ID is made from it." })
  id!: string;

  @Field(() => DateTimeResolver, { description: 'When it was made.' })
  at!: Date;

  @Field({
    description:
      "Whether it was for the unit's weekly day. A weekly reminder and a requested one cover everything; others only what was crossed.",
  })
  weekly!: boolean;

  @Field({ description: 'Whether its owner asked for it.' })
  asked!: boolean;

  @Field(() => ReminderState, { description: 'What happened to its mail.' })
  state!: ReminderState;

  @Field(() => ReminderCountsType, { description: 'The counts of their own requirements at that time.' })
  own!: ReminderCounts;

  @Field(() => ReminderCountsType, {
    nullable: true,
    description: 'The counts of the people they lead, at that time; null if it was only about themselves.',
  })
  unit!: ReminderCounts | null;

  @Field(() => Section, { nullable: true, description: 'The section that `unit` is about; null for the whole unit.' })
  section!: Section | null;
}

@ObjectType({ description: 'What one mail tells somebody: only numbers and days.', simpleResolvers: true })
export class Reminder extends OwnReminder {
  @Field(() => ListedSoldier, {
    nullable: true,
    description: 'The recipient; null if the login has no record of somebody in the unit.',
  })
  recipient!: ListedSoldier | null;
}

@ObjectType({ description: 'What somebody will be reminded of on the next weekly day.', simpleResolvers: true })
export class ComingReminder {
  @Field(() => ListedSoldier, { description: 'The recipient.' })
  recipient!: ListedSoldier;

  @Field(() => ReminderCountsType, { description: 'The counts of their own requirements.' })
  own!: ReminderCounts;

  @Field(() => ReminderCountsType, {
    nullable: true,
    description: 'The counts of the people they lead; null if it is only about themselves.',
  })
  unit!: ReminderCounts | null;

  @Field(() => Section, { nullable: true, description: 'The section that `unit` is about; null for the whole unit.' })
  section!: Section | null;

  @Field(() => ReminderPace, { description: 'How often they are reminded; never NEVER.' })
  pace!: ReminderPace;
}

@ObjectType({ description: 'A mail that is not made yet, as it would be sent.', simpleResolvers: true })
export class NextMail {
  @Field({ description: 'Its subject.' })
  subject!: string;

  @Field({ description: 'Its text: only numbers and days, and where to look.' })
  text!: string;
}

/** When people are reminded. */
@ObjectType()
class Times implements ReminderTimes {
  @Field(() => Weekday, { description: 'The weekday of the weekly reminder, which covers everything.' })
  weekday!: Weekday;

  @Field(() => Int, { description: `The hour on the unit's clock when people are reminded, 0 to ${LAST_HOUR}.` })
  hour!: number;

  @Field({ description: "That clock's time zone, such as America/Chicago." })
  timeZone!: string;

  @Field(() => DateTimeResolver, { description: 'When people are reminded next.' })
  nextAt!: Date;

  @Field(() => DateTimeResolver, { description: 'When people next get the weekly reminder.' })
  nextWeeklyAt!: Date;

  @Field({ description: 'Whether the server sends mail. Otherwise reminders only appear on the screens.' })
  mailsAreSent!: boolean;

  @Field(() => NextMail, {
    nullable: true,
    description:
      "The caller's next weekly mail, by today's events; null if nothing will be due then, or they chose NEVER.",
  })
  nextMail!: NextMail | null;
}

@ObjectType({ description: 'What the unit is reminded of, and when.', simpleResolvers: true })
export class Reminders extends Times {
  @Field(() => [ComingReminder], {
    description:
      "The next weekly reminders, by today's events and by position in the unit. Empty if the unit has no requirements.",
  })
  coming!: ComingReminder[];

  @Field(() => [Reminder], {
    description: 'Reminders to people in the unit, newest first, from the last 200.',
  })
  told!: Reminder[];
}

@ObjectType({ description: 'How the caller is reminded of what is due.', simpleResolvers: true })
export class OwnReminders extends Times {
  @Field(() => ReminderPace, { description: 'How often; DAILY until they choose.' })
  pace!: ReminderPace;

  @Field(() => [Reminder], { description: 'Their last 10 reminders, newest first.' })
  told!: Reminder[];
}
