import type { FieldRules } from '../../../../domain/policy/unit.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { dayOf, timeOf } from '../../../components/browserClock.ts';
import { changeText } from '../../../components/changeText.ts';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';
import { actorText, entryTitle, shownChanges } from './historyText.ts';

type HistoryLine = { readonly entry: HistoryRow_EntryFragment; readonly change: string };

/** The columns of the exported history: a line for each changed field. Lines of the same entry repeat its other columns. */
export const HISTORY_COLUMNS: readonly ExportColumn<HistoryLine>[] = [
  { header: 'Date', exported: ({ entry }) => ({ day: dayOf(entry.at) }) },
  { header: 'Time', exported: ({ entry }) => timeOf(entry.at) },
  { header: 'By', exported: ({ entry }) => actorText(entry) },
  { header: 'Entry', exported: ({ entry }) => entryTitle(entry) },
  { header: 'Change', exported: ({ change }) => change },
];

/** The lines of the entries, at least one for each, and how many medical entries are left out. */
export function historyLines(
  all: readonly HistoryRow_EntryFragment[],
  unit: FieldRules,
  withMedical: boolean,
): { rows: HistoryLine[]; medicalLeftOut: number } {
  const entries = withMedical ? all : all.filter(({ medical }) => !medical);
  const rows = entries.flatMap((entry) => {
    const changes = shownChanges(entry).map((change) => changeText(change, unit));
    return (changes.length > 0 ? changes : ['']).map((change) => ({ entry, change }));
  });
  return { rows, medicalLeftOut: all.length - entries.length };
}
