import { ReportRows } from '../../app/import/ReportRows.tsx';
import type { OpenRoster } from './openRoster.ts';
import { ReportRowItem } from './ReportRowItem.tsx';
import type { RosterImportReport } from './reportText.ts';

/** What an import does with each row of the roster. */
export function RosterReport({ report, roster }: { report: RosterImportReport; roster: OpenRoster }) {
  return (
    <ReportRows label="Rows of the roster" rows={report.rows}>
      {(reportRow) => (
        <ReportRowItem key={reportRow.row} reportRow={reportRow} written={report.written} roster={roster} />
      )}
    </ReportRows>
  );
}
