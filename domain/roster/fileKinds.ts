/** Files of other systems that are known by their headings. */
import { matchKey } from '../imports/importTexts.ts';
import type { FileColumn } from './headings.ts';

/** Headings are in capital letters and digits only. */
export type FileKind = {
  /** What it is called in a sentence. */
  readonly name: string;
  /** Headings that it has and no other file. */
  readonly signs: readonly string[];
  /** What columns hold whose headings mean something else, or nothing, in other files; null for nothing that a record keeps. */
  readonly columns: Readonly<Partial<Record<string, FileColumn | null>>>;
  /** Of a file with several rows for one person: the column of scores, which counts where another begins with a word, and the newest of the days. */
  readonly scores: null | {
    readonly score: string;
    readonly only: string;
    readonly begins: string;
    readonly day: string;
  };
};

const KINDS: readonly FileKind[] = [
  {
    name: 'roster of the training system',
    signs: ['LASTNAME', 'RANKSHORT', 'PAYGRADECODE', 'UNITASSIGNED'],
    columns: {},
    scores: null,
  },
  {
    name: 'weapons of the training system',
    signs: ['LASTNAME', 'WEAPONTYPE', 'NUMBEROFHITSPOINTS'],
    columns: { NUMBEROFHITSPOINTS: 'm4Qual' },
    scores: { score: 'NUMBEROFHITSPOINTS', only: 'WEAPONTYPE', begins: 'M4', day: 'LATESTQUALIFICATIONDATE' },
  },
  {
    name: "soldiers of the leader's book",
    signs: ['LASTNAME', 'SOLDIERID', 'SUPERVISOR', 'PARAGRAPHLINENO'],
    // Its sections are those within a platoon.
    columns: { SECTION: null },
    scores: null,
  },
];

/** The kind of a file with these headings; null where it is none that is known. */
export function fileKind(headings: readonly string[]): FileKind | null {
  const keys = headings.map(matchKey);
  return KINDS.find(({ signs }) => signs.every((sign) => keys.includes(sign))) ?? null;
}

/** Headings of days that may stand for another, which is asked: in training records, the day from which active service counts for the pay entry base date. */
export const STAND_INS: readonly { readonly headings: readonly string[]; readonly column: FileColumn }[] = [
  { headings: ['BASD', 'BASICACTIVESERVICEDATE'], column: 'pebd' },
];
