import { schoolNameLabel } from '../../../../domain/values.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import type { ScheduledSchools_SoldierFragment } from './ScheduledSchools.generated.ts';

/** The columns of the exported schools. */
export const SCHOOL_COLUMNS: readonly ExportColumn<ScheduledSchools_SoldierFragment['schools'][number]>[] = [
  { header: 'School', exported: ({ schoolName }) => schoolNameLabel[schoolName] },
  { header: 'Start', exported: ({ startDate }) => ({ day: startDate }) },
  { header: 'End', exported: ({ endDate }) => ({ day: endDate }) },
];
