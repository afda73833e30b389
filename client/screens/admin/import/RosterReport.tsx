import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { ReportRows } from '../../../app/imports/ReportRows.tsx';
import type { OpenRoster } from './openRoster.ts';
import { ReportRowItem } from './ReportRowItem.tsx';
import type { RosterImportReport } from './reportText.ts';
import { rosterReportColumns } from './rosterReportColumns.ts';

/** What an import does with each row of the roster. */
export function RosterReport({ report, roster }: { report: RosterImportReport; roster: OpenRoster }) {
  const { rows, written } = report;
  return (
    <ReportRows
      label="Rows of the roster"
      rows={rows}
      actions={<ExportMenu label="Import report" columns={rosterReportColumns(written, roster)} rows={rows} />}
    >
      {(reportRow) => <ReportRowItem key={reportRow.row} reportRow={reportRow} written={written} roster={roster} />}
    </ReportRows>
  );
}
