import type { ImportOutcome } from '../../../domain/imports/importOutcome.ts';

const WILL: Readonly<Record<ImportOutcome, string>> = {
  ADDED: 'Will be added',
  CHANGED: 'Will be changed',
  UNCHANGED: 'No change',
  ASKED: 'Same person?',
  REFUSED: "Can't be imported",
};
const DID: Readonly<Record<ImportOutcome, string>> = {
  ADDED: 'Added',
  CHANGED: 'Changed',
  UNCHANGED: 'No change',
  ASKED: 'Not imported',
  REFUSED: 'Not imported',
};

/** What an import does with a row of the file, or did. */
export function outcomeText(outcome: ImportOutcome, written: boolean): string {
  return (written ? DID : WILL)[outcome];
}
