import ical, { type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { CalendarScope } from '../../domain/calendar.ts';
import { DAY_MS } from '../../domain/constants.ts';
import { calledName, givenNames } from '../../domain/record/givenNames.ts';
import { rankLabel, schoolNameLabel } from '../../domain/values.ts';
import type { CalendarFeed } from './calendarFeed.model.ts';
import type { CalendarSoldier } from './calendarFeed.service.ts';

/** How often programs are asked to look again, in seconds. */
const LOOK_AGAIN_SECONDS = 3600;

const NAME: Readonly<Record<CalendarScope, string>> = {
  OWN: 'My schools and ETS',
  SECTION: 'Schools and ETS of the unit',
};

/**
 * A calendar as iCalendar text (RFC 5545). Days are days: without a time, the same in every time zone. An event keeps its UID for good,
 * and its SEQUENCE grows with every change to the soldier or the school. The same records make the same text.
 */
export function calendarText({ scope, createdAt }: CalendarFeed, soldiers: readonly CalendarSoldier[]): string {
  const calendar = ical({
    name: NAME[scope],
    prodId: { company: 'Fire Support Tracker', product: 'Calendar', language: 'EN' },
    ttl: LOOK_AGAIN_SECONDS,
  });
  const givenName = givenNames(soldiers);
  for (const soldier of soldiers) {
    const name = `${rankLabel[soldier.rank]} ${calledName({ ...soldier, givenName: givenName(soldier) })}`;
    for (const event of eventsOf(soldier, name)) {
      calendar.createEvent({
        ...event,
        allDay: true,
        // Nobody who subscribes to it is busy because of somebody's school.
        transparency: ICalEventTransparency.TRANSPARENT,
        stamp: soldier.updatedAt ?? createdAt,
      });
    }
  }
  return calendar.toString();
}

function eventsOf({ _id, version, ets, schools, updatedAt }: CalendarSoldier, name: string): ICalEventData[] {
  const modified = updatedAt ? { lastModified: updatedAt } : {};
  const events: ICalEventData[] = schools.map((school) => ({
    id: `school-${_id}-${school.id}@fire-support-tracker`,
    summary: `${schoolNameLabel[school.schoolName]}: ${name}`,
    start: school.startDate,
    end: dayAfter(school.endDate),
    // Both versions count, as the event also shows the name in the record. Each begins at 1.
    sequence: school.version + version - 2,
    ...modified,
  }));
  if (!ets) return events;
  const etsEvent: ICalEventData = {
    id: `ets-${_id}@fire-support-tracker`,
    summary: `ETS: ${name}`,
    start: ets,
    end: dayAfter(ets),
    sequence: version - 1,
    ...modified,
  };
  return [...events, etsEvent];
}

/** The end of an iCalendar event is the day after its last. Days are stored at 12:00 UTC, where each has 24 hours. */
function dayAfter(day: Date): Date {
  return new Date(day.getTime() + DAY_MS);
}
