import { ROSTER_COLUMNS } from '../../../../domain/roster/rosterRow.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { columnLabel } from './columns.ts';

const COLUMNS = ROSTER_COLUMNS.map((column) => ({ header: columnLabel[column], exported: () => '' }));

/** Downloads an empty roster to fill in. */
export function RosterTemplate() {
  return <ExportMenu action="Download template" label="roster" columns={COLUMNS} rows={[]} />;
}
