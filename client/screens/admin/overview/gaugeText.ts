import type { GaugeColour } from '../../../../domain/values.ts';

/** The color as a word, for people who cannot see it, and for print. */
export const gaugeColourWord: Readonly<Record<GaugeColour, string>> = { RED: 'Red', YELLOW: 'Yellow', GREEN: 'Green' };

/** `5 of 8` */
export function placesText({ filled, capacity }: { filled: number; capacity: number }): string {
  return `${filled} of ${capacity}`;
}

/** How much of the ring is drawn, 0 to 100. The number beside it may be higher. */
export function ringValue(percent: number): number {
  return Math.min(percent, 100);
}
