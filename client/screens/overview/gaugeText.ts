import type { GaugeColour, Section } from '../../../domain/values.ts';

/** The color as a word, for people who cannot see it, and for print. */
export const gaugeColourWord: Readonly<Record<GaugeColour, string>> = { RED: 'Red', YELLOW: 'Yellow', GREEN: 'Green' };

/** What the address calls a gauge: by the section that it counts, as the reports do. */
export function gaugeKey({ section, title }: { section: Section | null; title: string }): string {
  return section ?? title;
}

/** How much of the ring is drawn, 0 to 100. The number beside it may be higher. */
export function ringValue(percent: number): number {
  return Math.min(percent, 100);
}

/** How much of the full ring is drawn over once more for the people beyond its places, 0 to 100. */
export function ringOver(percent: number): number {
  return ringValue(Math.max(0, percent - 100));
}
