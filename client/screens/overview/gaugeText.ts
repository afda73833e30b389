import type { GaugeColour, Section } from '../../../domain/values.ts';

/** The color as a word, for print and for people who can't see it. */
export const gaugeColourWord: Readonly<Record<GaugeColour, string>> = { RED: 'Red', YELLOW: 'Yellow', GREEN: 'Green' };

/** A gauge's name in the address: its section, as in the reports, or its title. */
export function gaugeKey({ section, title }: { section: Section | null; title: string }): string {
  return section ?? title;
}

/** How much of the ring is drawn, 0 to 100. The number beside it may be higher. */
export function ringValue(percent: number): number {
  return Math.min(percent, 100);
}

/** How much of the ring is drawn a second time, for people beyond the places, 0 to 100. */
export function ringOver(percent: number): number {
  return ringValue(Math.max(0, percent - 100));
}
