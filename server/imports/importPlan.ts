import { createHash } from 'node:crypto';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';
import { eachOf, type Steps } from '../../domain/steps.ts';
import type { ImportResult, ImportRow } from './importResult.type.ts';

/** The number of rows with each outcome. */
export function outcomeCounts(
  rows: readonly Pick<ImportRow, 'outcome'>[],
): Pick<ImportResult, 'added' | 'changed' | 'unchanged' | 'asked' | 'refused'> {
  const count = (wanted: ImportOutcome): number => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    added: count(ImportOutcome.ADDED),
    changed: count(ImportOutcome.CHANGED),
    unchanged: count(ImportOutcome.UNCHANGED),
    asked: count(ImportOutcome.ASKED),
    refused: count(ImportOutcome.REFUSED),
  };
}

/** A key that is equal for two plans whose rows do the same. One row per step. */
export function* planKey<Row>(rows: readonly Row[], effectOf: (row: Row) => unknown): Steps<string> {
  const hash = createHash('sha256');
  yield* eachOf(rows, (row) => void hash.update(`${JSON.stringify(effectOf(row))}\n`));
  return hash.digest('base64url');
}
