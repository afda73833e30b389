/** How many people meet a requirement (Rule 28). */
import { type Section, SECTIONS } from '../values.ts';
import { DueState, SHORT_STATES } from './states.ts';

/** How many of those of whom a requirement is asked stand how. */
export type DueCount = {
  readonly kindId: string;
  /** In which section; null for the whole unit. */
  readonly section: Section | null;
  /** Of how many it is asked, the excused included. */
  readonly asked: number;
  /** Who meets it, those to whom it is due soon included. */
  readonly met: number;
  readonly dueSoon: number;
  /** With whom it is overdue, failed or never done. */
  readonly short: number;
  readonly excused: number;
  /** Who meets it, in percent of those who are not excused, rounded down so that 100 are all; null where there are none. */
  readonly percent: number | null;
};

type CountedRow = { readonly section: Section; readonly states: readonly DueState[] };

/**
 * The counts of each requirement: of the whole unit, and then of each section that has anybody.
 * @param rows with a standing for each requirement, in their order
 */
export function dueCounts(kindIds: readonly string[], rows: readonly CountedRow[]): DueCount[] {
  const sections = SECTIONS.filter((section) => rows.some((row) => row.section === section));
  const parts = [null, ...sections].map((section) => ({
    section,
    people: section === null ? rows : rows.filter((row) => row.section === section),
  }));
  return kindIds.flatMap((kindId, index) =>
    parts.map(({ section, people }) => ({
      kindId,
      section,
      ...countOf(people.flatMap(({ states }) => states[index] ?? [])),
    })),
  );
}

function countOf(states: readonly DueState[]): Omit<DueCount, 'kindId' | 'section'> {
  const count = (...wanted: readonly DueState[]): number => states.filter((state) => wanted.includes(state)).length;
  const met = count(DueState.CURRENT, DueState.DUE_SOON);
  const short = count(...SHORT_STATES);
  const excused = count(DueState.EXCUSED);
  return {
    asked: met + short + excused,
    met,
    dueSoon: count(DueState.DUE_SOON),
    short,
    excused,
    percent: met + short === 0 ? null : Math.floor((100 * met) / (met + short)),
  };
}
