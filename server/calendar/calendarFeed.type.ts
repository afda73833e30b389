import { DateTimeResolver } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { CalendarScope } from '../../domain/calendar.ts';

registerEnumType(CalendarScope, {
  name: 'CalendarScope',
  description: 'What a calendar shows.',
  valuesConfig: {
    OWN: { description: "One's own schools, ETS and what is due, medical matters without their names." },
    SECTION: {
      description:
        "Everybody's schools and ETS, of the whole unit and not of one section, and how many people have what due, without their names; for staff only.",
    },
  },
});

@ObjectType('CalendarFeed', {
  description: 'A calendar of schools, ETS dates and due days that calendar programs read at a secret address.',
  simpleResolvers: true,
})
export class CalendarFeedType {
  @Field(() => CalendarScope, { description: 'What it shows; a login has one calendar of each.' })
  scope!: CalendarScope;

  @Field(() => DateTimeResolver, { description: 'When its address was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A calendar with its address, which is given this once.', simpleResolvers: true })
export class NewCalendarFeed {
  @Field(() => CalendarFeedType, { description: 'The calendar, as calendarFeeds lists it from now on.' })
  feed!: CalendarFeedType;

  @Field({ description: 'Whoever has it reads the calendar without signing in.' })
  address!: string;
}
