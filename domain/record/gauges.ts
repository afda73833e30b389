/** The strength gauges of the readiness overview (Requirements 2, Admin, Overview; 9). */
import { GAUGE_GREEN_FROM_PERCENT, GAUGE_YELLOW_FROM_PERCENT, SECTION_CAPACITY, TOTAL_CAPACITY } from '../constants.ts';
import { GaugeColour, Section } from '../values.ts';

/** How full a part of the unit is. */
type Gauge = {
  readonly title: string;
  /** The people assigned there. */
  readonly filled: number;
  /** The people that there are places for. */
  readonly capacity: number;
  /** Filled places of a hundred, rounded to a whole number; over 100 when there are more people than places. */
  readonly percent: number;
  readonly colour: GaugeColour;
};

/** The six gauges in the overview's order; the one without a section counts everybody. */
export const GAUGES = [
  { title: 'TOTAL', section: null, capacity: TOTAL_CAPACITY },
  { title: 'STAFF', section: Section.BN_STAFF, capacity: SECTION_CAPACITY.BN_STAFF },
  { title: 'ALPHA', section: Section.ALPHA, capacity: SECTION_CAPACITY.ALPHA },
  { title: 'BRAVO', section: Section.BRAVO, capacity: SECTION_CAPACITY.BRAVO },
  { title: 'CHARLIE', section: Section.CHARLIE, capacity: SECTION_CAPACITY.CHARLIE },
  { title: 'DELTA', section: Section.DELTA, capacity: SECTION_CAPACITY.DELTA },
] as const;

/**
 * A gauge's reading. The color follows the exact ratio. With the unit's capacities the rounded percentage never
 * crosses a color's threshold that the ratio has not reached, so number and color always agree; the test beside this file holds that.
 * @param filled people, 0 or more
 * @param capacity places, 1 or more
 */
export function gauge(title: string, filled: number, capacity: number): Gauge {
  return {
    title,
    filled,
    capacity,
    percent: Math.round((filled * 100) / capacity),
    colour: colourOf(filled, capacity),
  };
}

/** By how many people a part of the unit has more than places, in words: `1 over`; null where it has not. */
export function overStrength({ filled, capacity }: Pick<Gauge, 'filled' | 'capacity'>): string | null {
  return filled > capacity ? `${filled - capacity} over` : null;
}

/** How many of the places are filled: `5 of 8`, `9 of 8, 1 over`. */
export function strengthText({ filled, capacity }: Pick<Gauge, 'filled' | 'capacity'>): string {
  return [`${filled} of ${capacity}`, overStrength({ filled, capacity })].filter((part) => part !== null).join(', ');
}

function colourOf(filled: number, capacity: number): GaugeColour {
  // Whole numbers on both sides: a ratio such as 0.7 has no exact floating-point value.
  if (filled * 100 >= GAUGE_GREEN_FROM_PERCENT * capacity) return GaugeColour.GREEN;
  if (filled * 100 >= GAUGE_YELLOW_FROM_PERCENT * capacity) return GaugeColour.YELLOW;
  return GaugeColour.RED;
}
