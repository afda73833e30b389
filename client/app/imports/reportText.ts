import { counted } from '../../../domain/words.ts';

/** What a row of the file holds. */
export type RowKind = 'record' | 'question';

/** What the report on any import says beside its rows. */
export type ImportReport = {
  readonly written: boolean;
  readonly plan: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
};

/** Whether an import still has something to do, or would have if no row had a problem. */
export function isLeft({ written, added, changed, refused }: ImportReport): boolean {
  return !written && added + changed + refused > 0;
}

/** How many rows an import would write: none when it did already, or when a row has a problem. */
export function writableCount({ written, added, changed, refused }: ImportReport): number {
  return written || refused > 0 ? 0 : added + changed;
}

/** The report in a sentence. */
export function reportSummary(report: ImportReport, what: RowKind): string {
  const { written, added, changed, unchanged, refused } = report;
  if (written) return `Imported: ${added} added, ${changed} changed, ${unchanged} unchanged.`;
  if (refused > 0) {
    const rows = counted(added + changed + unchanged + refused, 'row');
    return `Nothing can be imported yet: ${refused} of ${rows} ${refused === 1 ? 'has a problem' : 'have problems'}.`;
  }
  if (!isLeft(report)) return `There is nothing to import: the ${what}s already match this file.`;
  const asNow = unchanged === 1 ? 'it is' : 'they are';
  return `Nothing has been imported yet. Importing will add ${added}, change ${changed}, and leave ${unchanged} as ${asNow}.`;
}
