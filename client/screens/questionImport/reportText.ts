import type { ImportOutcome, ImportQuestionsMutation } from './QuestionImportScreen.generated.ts';

type Report = ImportQuestionsMutation['importQuestions'];

const WOULD: Readonly<Record<ImportOutcome, string>> = {
  ADDED: 'Would be added',
  CHANGED: 'Would be changed',
  UNCHANGED: 'Would stay as it is',
  REFUSED: 'Refused',
};
const DID: Readonly<Record<ImportOutcome, string>> = {
  ADDED: 'Added',
  CHANGED: 'Changed',
  UNCHANGED: 'Stayed as it was',
  REFUSED: 'Refused',
};

export function outcomeText(outcome: ImportOutcome, written: boolean): string {
  return (written ? DID : WOULD)[outcome];
}

/** How many questions an import would write; none when it did already, or when one row is refused. */
export function writableCount({ rows, written }: Report): number {
  if (written || rows.some(({ outcome }) => outcome === 'REFUSED')) return 0;
  return rows.filter(({ outcome }) => outcome !== 'UNCHANGED').length;
}

/** The report in a sentence. */
export function reportSummary({ rows, written }: Report): string {
  const count = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  const refused = count('REFUSED');
  if (refused > 0)
    return `Nothing is imported: ${refused} of ${rows.length} rows ${refused === 1 ? 'is' : 'are'} refused.`;
  const numbers = `${count('ADDED')} added, ${count('CHANGED')} changed, ${count('UNCHANGED')} unchanged`;
  return written ? `Imported: ${numbers}.` : `Nothing has been imported yet. Importing means: ${numbers}.`;
}
