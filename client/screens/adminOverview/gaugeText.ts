import type { GaugeColour } from '../../../domain/values.ts';

/** The colour in a word, for whoever does not see it, and for paper. */
export const gaugeColourWord: Readonly<Record<GaugeColour, string>> = { RED: 'Red', YELLOW: 'Yellow', GREEN: 'Green' };

/** `5 of 8` */
export function placesText({ filled, capacity }: { filled: number; capacity: number }): string {
  return `${filled} of ${capacity}`;
}

/** How much of the ring is drawn, of a hundred: it cannot be more than full, though the number beside it may be. */
export function ringValue(percent: number): number {
  return Math.min(percent, 100);
}
