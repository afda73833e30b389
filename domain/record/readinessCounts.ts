/** The unit's readiness in numbers, by section and in all (Spec 12 and 26.4). */
import { daysBetween, type LocalDate } from '../localDate.ts';
import { listsOf, listTitle, type Policy } from '../policy/policy.ts';
import type { ReadinessList, Section } from '../values.ts';
import { type Gauge, gauge, GAUGES } from './gauges.ts';
import { type Measures, measuresOf } from './measures.ts';
import { isListed, type ReadinessFacts } from './readiness.ts';

/** The steps of days within which an ETS is counted. Each step includes the ones before. */
export const ETS_WITHIN_DAYS: readonly number[] = [30, 90, 180, 365];

/** What is counted in a record. */
export type CountedRecord = ReadinessFacts & { readonly section: Section; readonly ets: LocalDate | null };

/** How full and how ready a part of the unit is. */
export type PartReadiness = Gauge &
  Measures & {
    /** The section; null for everybody. */
    readonly section: Section | null;
  };

export type PartCounts = PartReadiness & {
  readonly lists: readonly { readonly list: ReadinessList; readonly title: string; readonly count: number }[];
  readonly ets: readonly { readonly withinDays: number; readonly count: number }[];
};

/** The gauge and the measures of a part of the unit. */
export function partReadiness(
  part: (typeof GAUGES)[number],
  own: readonly ReadinessFacts[],
  policy: Policy,
): PartReadiness {
  return { ...gauge(part, own.length, policy), ...measuresOf(own, policy), section: part.section };
}

/** The numbers of each part of the unit with a gauge, in the overview's order, as of a day. */
export function readinessCounts(people: readonly CountedRecord[], policy: Policy, day: LocalDate): PartCounts[] {
  const counted = people.map((person) => ({
    section: person.section,
    person,
    lists: new Set(listsOf(policy).filter((list) => isListed(list, person, policy, day))),
    etsInDays: person.ets === null ? null : daysBetween(day, person.ets),
  }));
  return GAUGES.map((part) => {
    const { section } = part;
    const own = section === null ? counted : counted.filter((person) => person.section === section);
    return {
      ...partReadiness(
        part,
        own.map(({ person }) => person),
        policy,
      ),
      lists: listsOf(policy).map((list) => ({
        list,
        title: listTitle(list, policy),
        count: own.filter(({ lists }) => lists.has(list)).length,
      })),
      ets: ETS_WITHIN_DAYS.map((withinDays) => ({
        withinDays,
        count: own.filter(({ etsInDays }) => etsInDays !== null && etsInDays >= 0 && etsInDays <= withinDays).length,
      })),
    };
  });
}
