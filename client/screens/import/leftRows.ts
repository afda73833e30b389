import type { FieldRules } from '../../../domain/policy/unit.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import type { OpenRoster } from './rosterReading.ts';
import { problemTexts, type ImportRow } from './rosterText.ts';
import { rosterLines } from './rosterLines.ts';

/** What the column with the reasons is called; no field of a record has such a heading. */
const REASONS = 'Why it was not imported';

/** The columns of a file with the rows that an import leaves, as they stood in the file and with the reasons, which is corrected and imported again. */
export function leftColumns(roster: OpenRoster, unit: FieldRules): readonly ExportColumn<ImportRow>[] {
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
