/** The strength gauges of the readiness overview (Spec 12.1). */
import { capacityOf, type Policy } from '../policy/policy.ts';
import { GaugeColour, Section } from '../values.ts';

/** How full a part of the unit is. */
export type Gauge = {
  readonly title: string;
  /** The people assigned to it. */
  readonly filled: number;
  /** Its places. */
  readonly capacity: number;
  /**
   * The percentage of filled places, rounded to a whole number; over 100 if there are more people than places. It is 100 without places, because
   * nobody is missing.
   */
  readonly percent: number;
  readonly colour: GaugeColour;
};

/** The six gauges in the overview's order. The one without a section counts everybody. */
export const GAUGES = [
  { title: 'TOTAL', section: null },
  { title: 'STAFF', section: Section.BN_STAFF },
  { title: 'ALPHA', section: Section.ALPHA },
  { title: 'BRAVO', section: Section.BRAVO },
  { title: 'CHARLIE', section: Section.CHARLIE },
  { title: 'DELTA', section: Section.DELTA },
] as const;

/**
 * A gauge's reading. The color follows the exact ratio. The percentage is rounded, but never up to a color that the ratio hasn't reached, so
 * that number and color agree.
 * @param filled people, 0 or more
 */
export function gauge({ title, section }: (typeof GAUGES)[number], filled: number, policy: Policy): Gauge {
  const { yellowFrom, greenFrom } = policy.gaugeColours;
  const capacity = section === null ? policy.totalCapacity : capacityOf(policy, section);
  // Compares whole numbers, because a ratio such as 0.7 has no exact floating-point value.
  const hasReached = (percent: number): boolean => filled * 100 >= percent * capacity;
  const rounded = capacity === 0 ? 100 : Math.round((filled * 100) / capacity);
  const isRoundedUpTo = (percent: number): boolean => rounded >= percent && !hasReached(percent);
  return {
    title,
    filled,
    capacity,
    percent: isRoundedUpTo(yellowFrom) || isRoundedUpTo(greenFrom) ? rounded - 1 : rounded,
    colour: hasReached(greenFrom) ? GaugeColour.GREEN : hasReached(yellowFrom) ? GaugeColour.YELLOW : GaugeColour.RED,
  };
}

/** How many people a part of the unit has over its places, in words: `1 over`; null if none. */
export function overStrength({ filled, capacity }: Pick<Gauge, 'filled' | 'capacity'>): string | null {
  return filled > capacity ? `${filled - capacity} over` : null;
}

/** That the places no longer fit the people, as after an import: `Places are set for 30, you have 92.`; null if they do. */
export function placesText({ filled, capacity }: Pick<Gauge, 'filled' | 'capacity'>): string | null {
  return filled > capacity ? `Places are set for ${capacity}, you have ${filled}.` : null;
}

/** How many of the places are filled: `5 of 8`, `9 of 8, 1 over`. */
export function strengthText({ filled, capacity }: Pick<Gauge, 'filled' | 'capacity'>): string {
  return [`${filled} of ${capacity}`, overStrength({ filled, capacity })].filter((part) => part !== null).join(', ');
}

/** The color as a word, for print and for people who can't see it. */
export const gaugeColourWord: Readonly<Record<GaugeColour, string>> = { RED: 'Red', YELLOW: 'Yellow', GREEN: 'Green' };
