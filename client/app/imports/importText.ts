import { counted } from '../../../domain/words.ts';

/** What a row of the file describes. */
export type RowKind = 'record' | 'question' | 'event';

/** The counts and flags of an import's result, apart from its rows. */
export type ImportResult = {
  readonly written: boolean;
  readonly plan: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly asked: number;
  readonly refused: number;
};

/** Whether the import still has something to do, or would have if no row had a problem. */
export function isLeft({ written, added, changed, asked, refused }: ImportResult): boolean {
  return !written && added + changed + asked + refused > 0;
}

/**
 * How many rows an import would write. None once it is done, or while a row needs a decision. Records and events are imported without the
 * rows that have problems; questions are imported all or not at all.
 */
export function writableCount({ written, added, changed, asked, refused }: ImportResult, what: RowKind): number {
  const isHeld = asked > 0 || (refused > 0 && what === 'question');
  return written || isHeld ? 0 : added + changed;
}

/** The import's result in a sentence. */
export function importSummary(report: ImportResult, what: RowKind): string {
  const { written, added, changed, unchanged, asked, refused } = report;
  const rows = counted(added + changed + unchanged + asked + refused, 'row');
  const problems = `${refused} of ${rows} ${refused === 1 ? 'has a problem' : 'have problems'}`;
  if (written) {
    return `Imported: ${added} added, ${changed} changed, ${unchanged} unchanged${refused > 0 ? `, ${refused} left` : ''}.`;
  }
  if (asked > 0) return `You can't import yet: ${asked} of ${rows} may match people who already have a record.`;
  if (refused > 0 && writableCount(report, what) === 0) return `You can't import yet: ${problems}.`;
  if (refused > 0) {
    return `Not imported yet: ${problems}. Importing the others will add ${added} and change ${changed}.`;
  }
  if (!isLeft(report)) return `Nothing to import: the ${what}s already match this file.`;
  return `Not imported yet. Importing will add ${added}, change ${changed}, and leave ${unchanged} unchanged.`;
}
