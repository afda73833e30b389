import type { Section } from '../../../domain/values.ts';

/** A gauge's name in the address: its section, as in the reports, or its title. */
export function gaugeKey({ section, title }: { section: Section | null; title: string }): string {
  return section ?? title;
}
