import { useMemo } from 'react';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { nameWord } from '../../../domain/roster/rosterWordRules.ts';
import { ImportRows } from '../../app/imports/ImportRows.tsx';
import { outcomeText } from '../../app/imports/outcomeText.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { MedicalLeftOut } from '../../app/tables/medical/MedicalLeftOut.tsx';
import { useWithMedical } from '../../app/tables/medical/useWithMedical.ts';
import { WithMedicalField } from '../../app/tables/medical/WithMedicalField.tsx';
import { changeText } from '../../components/changeText.ts';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { ImportTable } from './ImportTable.tsx';
import { rosterLines } from './rosterLines.ts';
import type { OpenRoster, RosterImportResult } from './rosterReading.ts';
import { rosterRows } from './rosterRows.ts';
import { notesOn, personText, problemTexts, type ImportRow, shownChanges } from './rosterText.ts';

type RosterResultProps = {
  result: RosterImportResult;
  roster: OpenRoster;
  onRead: (roster: OpenRoster) => void;
  onPerson: (row: number, person: string | null) => void;
};

/** What the import does with each row of the roster, with a file of the rows that it leaves out. */
export function RosterResult({ result, roster, onRead, onPerson }: RosterResultProps) {
  const { rows, written } = result;
  const unit = useFieldRules();
  const medical = useWithMedical();
  const notMedical = rows.filter((row) => !row.medical);
  const exported = medical.isAsked ? rows : notMedical;
  const shown = medical.isShown ? rows : notMedical;
  // Reading every row takes a while in a long file.
  const names = useMemo(
    () => new Map(rosterRows(roster, unit).map((row) => [row.row ?? 0, nameWord(row)])),
    [roster, unit],
  );
  const left = rows.filter(({ outcome }) => outcome === 'REFUSED');
  return (
    <ImportRows
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
            label="Import result"
            columns={importColumns(written, roster, unit)}
            rows={exported}
            medicalLeftOut={rows.length - exported.length}
          />
        </>
      }
    >
      {(group) => (
        <ImportTable
          rows={group}
          written={written}
          roster={roster}
          namesInFile={names}
          onRead={onRead}
          onPerson={onPerson}
        />
      )}
    </ImportRows>
  );
}

/** The columns of the exported result. */
function importColumns(written: boolean, roster: OpenRoster, unit: FieldRules): readonly ExportColumn<ImportRow>[] {
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

/** The heading of the column with the reasons. No field of a record has this heading. */
const REASONS = "Why it wasn't imported";

/** The columns of a file with the rows that weren't imported: as in the original file, plus the reasons. It can be corrected and imported again. */
function leftColumns(roster: OpenRoster, unit: FieldRules): readonly ExportColumn<ImportRow>[] {
  const { sheet, mapping } = roster;
  const rows = new Map(rosterLines(sheet, mapping).people.map(({ row, cells }) => [row, cells]));
  const of = sheet.headings.cells.flatMap((heading, index) => (heading === REASONS ? [] : [{ heading, index }]));
  return [
    ...of.map(({ heading, index }) => ({
      header: heading,
      exported: ({ row }: ImportRow) => rows.get(row)?.[index] ?? '',
    })),
    { header: REASONS, exported: (row: ImportRow) => problemTexts(row, roster, unit).join(' ') },
  ];
}
