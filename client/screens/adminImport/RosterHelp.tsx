import { Text } from '@mantine/core';
import { ROSTER_COLUMNS } from '../../../domain/rosterRow.ts';
import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import { columnLabel } from './columns.ts';

const TEMPLATE = ROSTER_COLUMNS.map((column) => ({ header: columnLabel[column], exported: () => '' }));

/** What a roster is, and an empty one to fill in. */
export function RosterHelp() {
  return (
    <>
      <Text>
        One row per person, below a row of headings. People are matched by name: an existing record is updated where the
        roster differs; anybody else gets a new one. Blank cells change nothing. If any row is wrong, nothing is
        imported.
      </Text>
      <Text c="dimmed">
        Dates as 05 JAN 2026, 2026-01-05, 01/05/2026 or dates of the spreadsheet; NONE clears a date. Yes and no as yes,
        x or 1, and no or 0. A staff role brings staff rights.
      </Text>
      <ExportMenu action="Download template" label="roster" columns={TEMPLATE} rows={[]} />
    </>
  );
}
