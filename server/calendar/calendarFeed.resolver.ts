import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { CalendarScope } from '../../domain/calendar.ts';
import { Auth } from '../api/authDirective.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import { NOT_RECENT } from '../identity/signIn/identityDescriptions.ts';
import * as calendars from './calendarFeed.service.ts';
import { CalendarFeedType, NewCalendarFeed } from './calendarFeed.type.ts';

@Resolver()
export class CalendarFeedResolver {
  @Auth('MEMBER')
  @Query(() => [CalendarFeedType], { description: 'Your own calendars that have an address, OWN first.' })
  calendarFeeds(@Ctx() context: IdentityContext): Promise<CalendarFeedType[]> {
    return calendars.calendarFeeds(context);
  }

  @Auth('MEMBER')
  @Mutation(() => NewCalendarFeed, {
    description: `Gives a calendar a new secret address, which replaces the old one. FORBIDDEN for SECTION without staff rights, which are checked again at each reading; ${NOT_RECENT}.`,
  })
  createCalendarFeed(
    @Arg('scope', () => CalendarScope, { description: 'What the calendar should show.' }) scope: CalendarScope,
    @Ctx() context: IdentityContext,
  ): Promise<NewCalendarFeed> {
    return calendars.createCalendarFeed(context, scope);
  }

  @Auth('MEMBER')
  @Mutation(() => Boolean, { description: 'Ends the address of your calendar, if it has one. Always true.' })
  revokeCalendarFeed(
    @Arg('scope', () => CalendarScope, { description: 'Which of the two calendars.' }) scope: CalendarScope,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return calendars.revokeCalendarFeed(context, scope);
  }
}
