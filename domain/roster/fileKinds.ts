import { type Requirement, DueTarget } from '../due/requirements.ts';
/** Files of other systems, known by their headings. */
import { matchKey } from '../imports/importTexts.ts';
import { EVENT_COLUMNS, type EventColumn, eventHeadings } from './eventColumns.ts';
import { requirementNamed } from './eventRow.ts';
import type { FileColumn } from './headings.ts';

/** Headings are in capital letters and digits only. */
export type FileKind = {
  /** The name of the kind in a sentence. */
  readonly name: string;
  /** The headings that only this kind of file has: one from each list. */
  readonly signs: readonly (readonly string[])[];
  /** What columns hold if their headings mean something else, or nothing, in other files; null for something that no record keeps. */
  readonly columns: Readonly<Partial<Record<string, FileColumn | null>>>;
  /**
   * For a file with several rows per person: the column of scores. A row counts only if its `only` column begins with `begins`, and the newest
   * `day` counts.
   */
  readonly scores: null | {
    readonly score: string;
    readonly only: string;
    readonly begins: string;
    readonly day: string;
  };
  /** For a file of events, if the unit has requirements: what its columns hold. */
  readonly events: null | {
    readonly columns: Readonly<Partial<Record<string, EventColumn>>>;
    /**
     * The record field that the file is about, and the beginning of a text that means the requirement setting it. Null if the file names
     * requirements.
     */
    readonly about: null | { readonly sets: DueTarget; readonly begins: string };
  };
};

const EVENT_SIGNS = [eventHeadings('requirement'), eventHeadings('doneOn')];

/** Whether a heading can identify a file of events. */
export function isEventSign(heading: string): boolean {
  return EVENT_SIGNS.flat().includes(matchKey(heading));
}

const KINDS: readonly FileKind[] = [
  {
    name: 'roster of the training system',
    signs: [['LASTNAME'], ['RANKSHORT'], ['PAYGRADECODE'], ['UNITASSIGNED']],
    columns: {},
    scores: null,
    events: null,
  },
  {
    name: 'weapons of the training system',
    signs: [['LASTNAME'], ['WEAPONTYPE'], ['NUMBEROFHITSPOINTS']],
    columns: { NUMBEROFHITSPOINTS: 'm4Qual' },
    scores: { score: 'NUMBEROFHITSPOINTS', only: 'WEAPONTYPE', begins: 'M4', day: 'LATESTQUALIFICATIONDATE' },
    events: {
      columns: { WEAPONTYPE: 'requirement', LATESTQUALIFICATIONDATE: 'doneOn', NUMBEROFHITSPOINTS: 'result' },
      about: { sets: DueTarget.RIFLE, begins: 'M4' },
    },
  },
  {
    name: "soldiers of the leader's book",
    signs: [['LASTNAME'], ['SOLDIERID'], ['SUPERVISOR'], ['PARAGRAPHLINENO']],
    // Its sections are parts of a platoon.
    columns: { SECTION: null },
    scores: null,
    events: null,
  },
  {
    name: 'events of requirements',
    signs: EVENT_SIGNS,
    columns: {},
    scores: null,
    events: {
      columns: {
        ...Object.fromEntries(EVENT_COLUMNS.flatMap((column) => eventHeadings(column).map((name) => [name, column]))),
      },
      about: null,
    },
  },
];

/** The kind of file with these headings; null if unknown. */
export function fileKind(headings: readonly string[]): FileKind | null {
  const keys = headings.map(matchKey);
  return KINDS.find(({ signs }) => signs.every((names) => names.some((name) => keys.includes(name)))) ?? null;
}

/** The columns of a file that has events for the unit's requirements; null if it has none. */
export function eventsOf(
  kind: FileKind | null,
  requirements: readonly Pick<Requirement, 'sets'>[],
): NonNullable<FileKind['events']>['columns'] | null {
  const { about = null, columns = null } = kind?.events ?? {};
  return requirements.some(({ sets }) => about === null || sets === about.sets) ? columns : null;
}

/** The requirement that a text in such a file means; null if somebody has to say. */
export function requirementIn<Wanted extends Pick<Requirement, 'id' | 'name' | 'sets'>>(
  kind: FileKind | null,
  requirements: readonly Wanted[],
  text: string,
): Wanted | null {
  const { about = null } = kind?.events ?? {};
  const meant = about !== null && matchKey(text).startsWith(about.begins);
  return requirementNamed(requirements, text) ?? requirements.find(({ sets }) => meant && sets === about.sets) ?? null;
}

/**
 * Date headings that may stand for another date, after asking. In training records, the basic active service date may stand for the pay entry
 * base date.
 */
export const STAND_INS: readonly { readonly headings: readonly string[]; readonly column: FileColumn }[] = [
  { headings: ['BASD', 'BASICACTIVESERVICEDATE'], column: 'pebd' },
];
