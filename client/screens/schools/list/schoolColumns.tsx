import { compareDays, formatDay } from '../../../../domain/localDate.ts';
import { schoolNameLabel } from '../../../../domain/values.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { PAST_ETS_COLUMN } from '../../../app/tables/export/personColumns.ts';
import { Day } from '../../../components/Day.tsx';
import { NAME_COLUMN } from '../../../app/tables/lists/listedPersonColumns.tsx';
import type { ListColumn } from '../../../app/tables/lists/ListTable.tsx';
import type { SchoolColumns_RowFragment } from './schoolColumns.generated.ts';
import classes from '../schools.module.css';

/** The columns of the schools table. */
export const SCHOOL_COLUMNS: readonly ListColumn<SchoolColumns_RowFragment>[] = [
  NAME_COLUMN,
  {
    key: 'school',
    header: 'School',
    compare: (one, other) => schoolName(one).localeCompare(schoolName(other)),
    cell: schoolName,
    exported: schoolName,
    isBesideName: true,
  },
  {
    key: 'start',
    header: 'Start',
    compare: (one, other) => compareDays(one.school.startDate, other.school.startDate),
    cell: ({ school }) => <Day day={school.startDate} />,
    exported: ({ school }) => ({ day: school.startDate }),
  },
  {
    key: 'end',
    header: 'End',
    compare: (one, other) => compareDays(one.school.endDate, other.school.endDate),
    cell: ({ school, isOver }) => (
      <>
        <time dateTime={school.endDate}>{formatDay(school.endDate)}</time>{' '}
        {isOver && <span className={classes.over}>Over</span>}
      </>
    ),
    exported: ({ school }) => ({ day: school.endDate }),
  },
];

/** In the file: who is past their ETS, which the table says beside the name. */
export const EXPORTED_TOO: readonly ExportColumn<SchoolColumns_RowFragment>[] = [
  { ...PAST_ETS_COLUMN, exported: ({ soldier }) => PAST_ETS_COLUMN.exported(soldier) },
];

function schoolName({ school }: SchoolColumns_RowFragment): string {
  return schoolNameLabel[school.schoolName];
}
