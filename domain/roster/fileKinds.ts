import { type Requirement, DueTarget } from '../due/requirements.ts';
/** Files of other systems that are known by their headings. */
import { matchKey } from '../imports/importTexts.ts';
import { EVENT_COLUMNS, type EventColumn, eventHeadings } from './eventColumns.ts';
import { requirementNamed } from './eventRow.ts';
import type { FileColumn } from './headings.ts';

/** Headings are in capital letters and digits only. */
export type FileKind = {
  /** What it is called in a sentence. */
  readonly name: string;
  /** Headings that it has and no other file: of each of these one. */
  readonly signs: readonly (readonly string[])[];
  /** What columns hold whose headings mean something else, or nothing, in other files; null for nothing that a record keeps. */
  readonly columns: Readonly<Partial<Record<string, FileColumn | null>>>;
  /** Of a file with several rows for one person: the column of scores, which counts where another begins with a word, and the newest of the days. */
  readonly scores: null | {
    readonly score: string;
    readonly only: string;
    readonly begins: string;
    readonly day: string;
  };
  /** Of a file that tells of events, where the unit has requirements: what its columns hold then. */
  readonly events: null | {
    readonly columns: Readonly<Partial<Record<string, EventColumn>>>;
    /** The field of the record that it tells of, and how a text begins that means the requirement that sets it; null where requirements are called by their names. */
    readonly about: null | { readonly sets: DueTarget; readonly begins: string };
  };
};

const EVENT_SIGNS = [eventHeadings('requirement'), eventHeadings('doneOn')];

/** Whether a heading is one by which a file of events is known. */
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
    // Its sections are those within a platoon.
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

/** The kind of a file with these headings; null where it is none that is known. */
export function fileKind(headings: readonly string[]): FileKind | null {
  const keys = headings.map(matchKey);
  return KINDS.find(({ signs }) => signs.every((names) => names.some((name) => keys.includes(name)))) ?? null;
}

/** What the columns of such a file hold where it tells of events of the unit's requirements; null where it tells of none. */
export function eventsOf(
  kind: FileKind | null,
  requirements: readonly Pick<Requirement, 'sets'>[],
): NonNullable<FileKind['events']>['columns'] | null {
  const { about = null, columns = null } = kind?.events ?? {};
  return requirements.some(({ sets }) => about === null || sets === about.sets) ? columns : null;
}

/** The requirement that a text of such a file means; null where it has to be said. */
export function requirementIn<Kind extends Pick<Requirement, 'id' | 'name' | 'sets'>>(
  kind: FileKind | null,
  requirements: readonly Kind[],
  text: string,
): Kind | null {
  const { about = null } = kind?.events ?? {};
  const meant = about !== null && matchKey(text).startsWith(about.begins);
  return requirementNamed(requirements, text) ?? requirements.find(({ sets }) => meant && sets === about.sets) ?? null;
}

/** Headings of days that may stand for another, which is asked: in training records, the day from which active service counts for the pay entry base date. */
export const STAND_INS: readonly { readonly headings: readonly string[]; readonly column: FileColumn }[] = [
  { headings: ['BASD', 'BASICACTIVESERVICEDATE'], column: 'pebd' },
];
