import { DateTimeResolver } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { CalendarScope } from '../../domain/calendar.ts';

registerEnumType(CalendarScope, {
  name: 'CalendarScope',
  description: 'What a calendar shows.',
  valuesConfig: {
    OWN: { description: 'Your own schools, ETS and due requirements, without the names of medical ones.' },
    SECTION: {
      description:
        "Everybody's schools and ETS in the whole unit, not just one section. Also how many people have which requirement due, without their names. Staff only.",
    },
  },
});

@ObjectType('CalendarFeed', {
  description: 'A calendar of schools, ETS dates and due days, which calendar programs read at a secret address.',
  simpleResolvers: true,
})
export class CalendarFeedType {
  @Field(() => CalendarScope, { description: 'What it shows. A login has one calendar of each.' })
  scope!: CalendarScope;

  @Field(() => DateTimeResolver, { description: 'When its address was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A calendar with its address, which is shown only once.', simpleResolvers: true })
export class NewCalendarFeed {
  @Field(() => CalendarFeedType, { description: 'The calendar, as calendarFeeds lists it from now on.' })
  feed!: CalendarFeedType;

  @Field({ description: 'Anybody with this address can read the calendar without signing in.' })
  address!: string;
}
