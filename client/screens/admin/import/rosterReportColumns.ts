import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { outcomeText } from '../../../app/imports/outcomeText.ts';
import { changeText } from '../../../components/changeText.ts';
import type { OpenRoster } from './openRoster.ts';
import { notesOn, personText, problemTexts, type ReportRow, shownChanges } from './reportText.ts';

/** What an import's report says of a row of the roster. */
export function rosterReportColumns(written: boolean, roster: OpenRoster): readonly ExportColumn<ReportRow>[] {
  return [
    { header: 'Row', exported: ({ row }) => row },
    { header: 'Outcome', exported: ({ outcome }) => outcomeText(outcome, written) },
    { header: 'Person', exported: personText },
    { header: 'Changes', exported: (row) => shownChanges(row).map(changeText).join('; ') },
    { header: 'Notes', exported: (row) => notesOn(row).join(' ') },
    { header: 'Problems', exported: (row) => problemTexts(row, roster).join(' ') },
  ];
}
