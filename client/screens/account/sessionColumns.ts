import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { dayOf, timeOf } from '../../components/dayText.ts';
import type { SessionRow_SessionFragment } from './SessionRow.generated.ts';

/** A session, as a row of the exported file. */
export const SESSION_COLUMNS: readonly ExportColumn<SessionRow_SessionFragment>[] = [
  { header: 'Where', exported: ({ where }) => where },
  { header: 'Since', exported: ({ createdAt }) => ({ day: dayOf(createdAt) }) },
  { header: 'Since time', exported: ({ createdAt }) => timeOf(createdAt) },
  { header: 'Last used', exported: ({ lastUsedAt }) => ({ day: dayOf(lastUsedAt) }) },
  { header: 'Last used time', exported: ({ lastUsedAt }) => timeOf(lastUsedAt) },
  { header: 'This one', exported: ({ current }) => (current ? 'Yes' : 'No') },
];
