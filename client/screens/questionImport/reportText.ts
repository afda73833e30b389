import { counted } from '../../../domain/words.ts';
import type { ImportOutcome, ImportQuestionsMutation } from './QuestionImportScreen.generated.ts';

export type ImportReport = ImportQuestionsMutation['importQuestions'];
export type ReportRow = ImportReport['rows'][number];

/** How many questions an import would write; none when it did already, or when one row is refused. */
export function writableCount({ rows, written }: ImportReport): number {
  if (written || rows.some(({ outcome }) => outcome === 'REFUSED')) return 0;
  return rows.filter(({ outcome }) => outcome !== 'UNCHANGED').length;
}

/** The report in a sentence. */
export function reportSummary({ rows, written }: ImportReport): string {
  const count = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  const refused = count('REFUSED');
  if (refused > 0) {
    const which = `${refused} of ${counted(rows.length, 'row')} ${refused === 1 ? 'has a problem' : 'have problems'}`;
    return `Nothing can be imported yet: ${which}.`;
  }
  const [added, changed, unchanged] = [count('ADDED'), count('CHANGED'), count('UNCHANGED')];
  if (written) return `Imported: ${added} added, ${changed} changed, ${unchanged} unchanged.`;
  if (added + changed === 0) return 'There is nothing to import: the questions already match this file.';
  const asNow = unchanged === 1 ? 'it is' : 'they are';
  return `Nothing has been imported yet. Importing will add ${added}, change ${changed}, and leave ${unchanged} as ${asNow}.`;
}
