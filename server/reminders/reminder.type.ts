import { DateTimeResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ReminderCounts, ReminderPace } from '../../domain/due/reminders.ts';
import { type ReminderTimes, Weekday, weekdayLabel, WEEKDAYS } from '../../domain/due/reminderTimes.ts';
import { LAST_HOUR } from '../../domain/hourOfDay.ts';
import { objectOf } from '../../domain/objects.ts';
import { Section } from '../../domain/values.ts';
import { ListedSoldier } from '../readiness/lists.type.ts';
import '../records/soldiers/values.enum.ts';

registerEnumType(ReminderPace, {
  name: 'ReminderPace',
  description: 'How often somebody is told what is due.',
  valuesConfig: {
    DAILY: { description: "On the unit's weekday, and on each other day on which something has become due soon." },
    WEEKLY: { description: "On the unit's weekday alone." },
    NEVER: { description: 'Never, unless they ask for it.' },
  },
});
registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week.',
  valuesConfig: objectOf<Record<Weekday, { description: string }>>(WEEKDAYS, (day) => ({
    description: `${weekdayLabel[day]}.`,
  })),
});

/** What became of a reminder's mail. */
export const ReminderState = {
  WAITING: 'WAITING',
  SENT: 'SENT',
  UNDELIVERABLE: 'UNDELIVERABLE',
  NOT_MAILED: 'NOT_MAILED',
} as const;
export type ReminderState = (typeof ReminderState)[keyof typeof ReminderState];
registerEnumType(ReminderState, {
  name: 'ReminderState',
  description: "What became of a reminder's mail.",
  valuesConfig: {
    WAITING: { description: 'It is to be sent, or is tried again.' },
    SENT: { description: 'The mail server took it.' },
    UNDELIVERABLE: { description: 'The mailbox refused it, or it could not be delivered within a week.' },
    NOT_MAILED: {
      description:
        'It stands here alone: there was no mail server, the mailbox had refused a mail (mailRefusedAt), or its owner chose NEVER while it waited.',
    },
  },
});

@ObjectType('ReminderCounts', {
  description:
    "What is to be acted upon: of what is one's own, requirements; of a unit or section, people, each counted once, whoever reads it included.",
  simpleResolvers: true,
})
export class ReminderCountsType implements ReminderCounts {
  @Field(() => Int, { description: 'Failed or overdue; of people, those with any such requirement.' })
  notCurrent!: number;

  @Field(() => Int, { description: 'Due soon; of people, those who are not counted before.' })
  dueSoon!: number;

  @Field(() => Int, { description: 'Never done and not overdue yet; of people, those who are not counted before.' })
  toDo!: number;

  @Field(() => Int, {
    description:
      'Due soon, and told for the first time for this due day and lead; of people, those with any such requirement.',
  })
  crossed!: number;
}

@ObjectType({ description: 'What one was told by one mail: numbers alone.', simpleResolvers: true })
export class OwnReminder {
  @Field(() => ID, { description: 'Its id, of which the Message-ID of its mail is made.' })
  id!: string;

  @Field(() => DateTimeResolver, { description: 'When it was made.' })
  at!: Date;

  @Field({
    description:
      "Whether it was that of the unit's weekly day. That one, and one that was asked for, told of everything, others of what was crossed alone.",
  })
  weekly!: boolean;

  @Field({ description: 'Whether its owner asked for it.' })
  asked!: boolean;

  @Field(() => ReminderState, { description: 'What became of its mail.' })
  state!: ReminderState;

  @Field(() => ReminderCountsType, { description: 'Of their own requirements, as it was then.' })
  own!: ReminderCounts;

  @Field(() => ReminderCountsType, {
    nullable: true,
    description: 'Of the people whom they lead, as it was then; null for whoever was told about themselves alone.',
  })
  unit!: ReminderCounts | null;

  @Field(() => Section, { nullable: true, description: 'The section that `unit` is about; null for the whole unit.' })
  section!: Section | null;
}

@ObjectType({ description: 'What somebody was told by one mail: numbers alone.', simpleResolvers: true })
export class Reminder extends OwnReminder {
  @Field(() => ListedSoldier, {
    nullable: true,
    description: 'Who; null where the login has no record of somebody who belongs to the unit.',
  })
  recipient!: ListedSoldier | null;
}

@ObjectType({ description: 'What somebody will be told on the next weekly day.', simpleResolvers: true })
export class ComingReminder {
  @Field(() => ListedSoldier, { description: 'Who.' })
  recipient!: ListedSoldier;

  @Field(() => ReminderCountsType, { description: 'Of their own requirements.' })
  own!: ReminderCounts;

  @Field(() => ReminderCountsType, {
    nullable: true,
    description: 'Of the people whom they lead; null for whoever is told about themselves alone.',
  })
  unit!: ReminderCounts | null;

  @Field(() => Section, { nullable: true, description: 'The section that `unit` is about; null for the whole unit.' })
  section!: Section | null;

  @Field(() => ReminderPace, { description: 'How often they are told; never NEVER.' })
  pace!: ReminderPace;
}

/** When people are told. */
@ObjectType()
class Times implements ReminderTimes {
  @Field(() => Weekday, { description: 'The weekly day, on which everything is told.' })
  weekday!: Weekday;

  @Field(() => Int, { description: `The hour of the unit's clock at which people are told, 0 to ${LAST_HOUR}.` })
  hour!: number;

  @Field({ description: 'The time zone of that clock: America/Chicago.' })
  timeZone!: string;

  @Field(() => DateTimeResolver, { description: 'When people are told next.' })
  nextAt!: Date;

  @Field(() => DateTimeResolver, { description: 'When they are told next on the weekly day.' })
  nextWeeklyAt!: Date;

  @Field({ description: 'Whether mails leave the server. Otherwise reminders stand on the screens alone.' })
  mailsAreSent!: boolean;
}

@ObjectType({ description: 'What the unit is told of what is due, and when.', simpleResolvers: true })
export class Reminders extends Times {
  @Field(() => [ComingReminder], {
    description:
      "Who will be told what on the next weekly day, by today's events and by position in the unit. None where the unit has no requirements.",
  })
  coming!: ComingReminder[];

  @Field(() => [Reminder], {
    description: 'Who was told what, the latest first: of the last 200, those to people of the unit.',
  })
  told!: Reminder[];
}

@ObjectType({ description: 'How the person who asks is told what is due.', simpleResolvers: true })
export class OwnReminders extends Times {
  @Field(() => ReminderPace, { description: 'How often; daily until they choose.' })
  pace!: ReminderPace;

  @Field(() => [Reminder], { description: 'What they were told, the latest first; the last 10.' })
  told!: Reminder[];
}
