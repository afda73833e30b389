import { useMemo } from 'react';
import { nameWord } from '../../../domain/roster/rosterWordRules.ts';
import type { UnitFields } from '../../../domain/policy/unit.ts';
import { outcomeText } from '../../app/imports/outcomeText.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { MedicalLeftOut } from '../../app/tables/medical/MedicalLeftOut.tsx';
import { useWithMedical } from '../../app/tables/medical/useWithMedical.ts';
import { WithMedicalField } from '../../app/tables/medical/WithMedicalField.tsx';
import { ReportRows } from '../../app/imports/ReportRows.tsx';
import { useUnitFields } from '../../components/PolicyContext.ts';
import { changeText } from '../../components/changeText.ts';
import { leftColumns } from './leftRows.ts';
import type { OpenRoster, RosterImportReport } from './rosterReading.ts';
import { ReportRowItem } from './ReportRowItem.tsx';
import { rosterRows } from './rosterRows.ts';
import { notesOn, personText, problemTexts, type ReportRow, shownChanges } from './reportText.ts';

type RosterReportProps = {
  report: RosterImportReport;
  roster: OpenRoster;
  onRead: (roster: OpenRoster) => void;
  onPerson: (row: number, person: string | null) => void;
};

/** What an import does with each row of the roster, with a file of those that it leaves. */
export function RosterReport({ report, roster, onRead, onPerson }: RosterReportProps) {
  const { rows, written } = report;
  const unit = useUnitFields();
  const medical = useWithMedical();
  const notMedical = rows.filter((row) => !row.medical);
  const exported = medical.isAsked ? rows : notMedical;
  const shown = medical.isShown ? rows : notMedical;
  // Reading every row takes a while in a long file.
  const names = useMemo(() => new Map(rosterRows(roster, unit).map((row) => [row.row, nameWord(row)])), [roster, unit]);
  const left = rows.filter(({ outcome }) => outcome === 'REFUSED');
  return (
    <ReportRows
      label="Rows of the roster"
      rows={shown}
      actions={
        <>
          <MedicalLeftOut count={rows.length - shown.length} all={rows.length} what="row" />
          {notMedical.length < rows.length && <WithMedicalField {...medical} />}
          {left.length > 0 && (
            <ExportMenu
              action="Download what is left"
              label="left rows"
              columns={leftColumns(roster, unit)}
              rows={left}
            />
          )}
          <ExportMenu
            label="Import report"
            columns={rosterReportColumns(written, roster, unit)}
            rows={exported}
            medicalLeftOut={rows.length - exported.length}
          />
        </>
      }
    >
      {(reportRow) => (
        <ReportRowItem
          key={reportRow.row}
          reportRow={reportRow}
          written={written}
          roster={roster}
          nameInFile={names.get(reportRow.row) ?? null}
          onRead={onRead}
          onPerson={onPerson}
        />
      )}
    </ReportRows>
  );
}

/** What an import's report says of a row of the roster. */
function rosterReportColumns(
  written: boolean,
  roster: OpenRoster,
  unit: UnitFields,
): readonly ExportColumn<ReportRow>[] {
  return [
    { header: 'Row', exported: ({ row }) => row },
    { header: 'Outcome', exported: ({ outcome }) => outcomeText(outcome, written) },
    { header: 'Person', exported: personText },
    {
      header: 'Changes',
      exported: (row) =>
        [row.event ?? [], shownChanges(row).map((change) => changeText(change, unit))].flat().join('; '),
    },
    { header: 'Notes', exported: (row) => notesOn(row).join(' ') },
    { header: 'Problems', exported: (row) => problemTexts(row, roster, unit).join(' ') },
  ];
}
