import ical, { type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { CalendarScope } from '../../domain/calendar.ts';
import { DAY_MS } from '../../domain/constants.ts';
import { type CalendarDue, calendarDues } from '../../domain/due/calendarDues.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import { compareDays, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { calledName, givenNames } from '../../domain/record/givenNames.ts';
import { rankLabel, schoolNameLabel } from '../../domain/values.ts';
import { toDueRecord } from '../records/soldiers/dueRecord.ts';
import { stayOf } from '../records/soldiers/inUnit.ts';
import type { CalendarContent, CalendarSoldier } from './calendarFeed.service.ts';

/** How often programs should look again, in seconds. */
const LOOK_AGAIN_SECONDS = 3600;

const NAME: Readonly<Record<CalendarScope, string>> = {
  OWN: 'My schools and ETS',
  SECTION: 'Schools and ETS of the unit',
};
const NAME_WITH_DUES: Readonly<Record<CalendarScope, string>> = {
  OWN: 'My schools, ETS and due days',
  SECTION: 'Schools, ETS and due days of the unit',
};

/** Replaces the name of a medical requirement: other companies keep what calendars show (Spec 27.2). */
const MEDICAL = 'Medical requirement';

/**
 * A calendar as iCalendar text (RFC 5545). Its days have no time, so they are the same in every time zone. An event keeps its UID for good.
 * Its SEQUENCE grows with every change to the soldier, the school or the due item. The same records make the same text.
 */
export function calendarText({ feed: { scope, createdAt }, soldiers, requirements, today }: CalendarContent): string {
  const calendar = ical({
    name: (requirements.length > 0 ? NAME_WITH_DUES : NAME)[scope],
    prodId: { company: 'Fire Support Tracker', product: 'Calendar', language: 'EN' },
    ttl: LOOK_AGAIN_SECONDS,
  });
  const add = (event: ICalEventData, changedAt: Date | undefined): void => {
    calendar.createEvent({
      ...event,
      allDay: true,
      // Somebody's school doesn't make the calendar's subscribers busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: changedAt ?? createdAt,
      ...(changedAt && { lastModified: changedAt }),
    });
  };
  const givenName = givenNames(soldiers);
  for (const soldier of soldiers) {
    const name = `${rankLabel[soldier.rank]} ${calledName({ ...soldier, givenName: givenName(soldier) })}`;
    for (const event of eventsOf(soldier, name)) add(event, soldier.updatedAt);
  }
  if (scope === 'OWN') {
    for (const soldier of soldiers) {
      for (const due of duesOf(soldier, requirements, today)) add(ownDueEvent(soldier, due), soldier.updatedAt);
    }
  } else {
    const changes = soldiers.flatMap(({ updatedAt }) => updatedAt ?? []);
    const latest = changes.reduce<Date | undefined>((a, b) => (a && a > b ? a : b), undefined);
    for (const event of countedDueEvents(soldiers, requirements, today)) add(event, latest);
  }
  return calendar.toString();
}

function eventsOf({ _id, version, ets, schools }: CalendarSoldier, name: string): ICalEventData[] {
  const events: ICalEventData[] = schools.map((school) => ({
    id: `school-${_id}-${school.id}@fire-support-tracker`,
    summary: `${schoolNameLabel[school.schoolName]}: ${name}`,
    start: school.startDate,
    end: dayAfter(school.endDate),
    // Adds both versions, because the event also shows the record's name. Each begins at 1.
    sequence: school.version + version - 2,
  }));
  if (!ets) return events;
  const etsEvent: ICalEventData = {
    id: `ets-${_id}@fire-support-tracker`,
    summary: `ETS: ${name}`,
    start: ets,
    end: dayAfter(ets),
    sequence: version - 1,
  };
  return [...events, etsEvent];
}

function duesOf(soldier: CalendarSoldier, requirements: readonly Requirement[], today: LocalDate): CalendarDue[] {
  return calendarDues(requirements, toDueRecord(soldier), stayOf(soldier).lastDay, today);
}

/** Your own requirement. Its UID leaves out the day, so a new due day moves the event. */
function ownDueEvent(
  { _id, version, duesVersion = 0 }: CalendarSoldier,
  { requirement, day }: CalendarDue,
): ICalEventData {
  return {
    id: `due-${_id}-${requirement.id}@fire-support-tracker`,
    summary: `${requirement.medical ? MEDICAL : requirement.name} due`,
    ...wholeDay(day),
    sequence: version - 1 + duesVersion,
  };
}

/**
 * Counts what is due in the unit: one event for each requirement and day, and one for all medical ones of a day. Thirty names on one 31 DEC
 * would make the calendar unreadable. And names with what people fail do not belong where the product doesn't know who reads.
 */
function countedDueEvents(
  soldiers: readonly CalendarSoldier[],
  requirements: readonly Requirement[],
  today: LocalDate,
): ICalEventData[] {
  const events = new Map<string, { title: string; day: LocalDate; people: Set<string> }>();
  for (const soldier of soldiers) {
    for (const { requirement, day } of duesOf(soldier, requirements, today)) {
      const id = `due-${requirement.medical ? 'medical' : requirement.id}-${day}@fire-support-tracker`;
      const event = events.get(id) ?? {
        title: requirement.medical ? MEDICAL : requirement.name,
        day,
        people: new Set(),
      };
      events.set(id, event);
      event.people.add(soldier._id);
    }
  }
  // In a fixed order, so that the same records make the same text.
  return [...events]
    .toSorted(([, one], [, other]) => compareDays(one.day, other.day) || one.title.localeCompare(other.title))
    .map(
      ([
        id,
        {
          title,
          day,
          people: { size },
        },
      ]) => ({
        id,
        summary: `${title} due: ${size} ${size === 1 ? 'person' : 'people'}`,
        ...wholeDay(day),
        sequence: 0,
      }),
    );
}

function wholeDay(day: LocalDate) {
  const start = toStoredDate(day);
  return { start, end: dayAfter(start) };
}

/** An iCalendar event ends on the day after its last one. Days are stored at 12:00 UTC, where each has 24 hours. */
function dayAfter(day: Date): Date {
  return new Date(day.getTime() + DAY_MS);
}
