import { Stack } from '@mantine/core';
import { compareDays, formatDay } from '../../../../domain/localDate.ts';
import { schoolNameLabel } from '../../../../domain/values.ts';
import { useQueryValue } from '../../../app/browser/useQueryValue.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { useUnitList } from '../../../app/live/useUnitList.ts';
import { paths } from '../../../app/paths.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { PAST_ETS_COLUMN } from '../../../app/tables/export/personColumns.ts';
import { isChosen } from '../../../app/tables/lists/listedPerson.ts';
import { NAME_COLUMN } from '../../../app/tables/lists/listedPersonColumns.tsx';
import { type ListColumn, ListExport, ListTable } from '../../../app/tables/lists/ListTable.tsx';
import { useListFilter } from '../../../app/tables/lists/useListFilter.ts';
import block from '../../../components/block.module.css';
import { Day } from '../../../components/Day.tsx';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { TextLink } from '../../../components/TextLink.tsx';
import { ListHead } from '../../calendarFeed/ListHead.tsx';
import { GRADUATED_COLUMN } from '../graduation/graduatedText.ts';
import { GraduationTask } from '../graduation/GraduationTask.tsx';
import classes from '../schools.module.css';
import { SchoolCalendar } from './SchoolCalendar.tsx';
import { type SchoolsScreen_RowFragment, useSchoolsListQuery } from './SchoolsScreen.generated.ts';

/** The value of the query parameter that hides past schools. */
const HIDDEN = 'hidden';

/** Schools: everyone's scheduled schools. */
export function SchoolsScreen() {
  const { choice } = useListFilter();
  const [past, setPast] = useQueryValue('past');
  const showsPast = past !== HIDDEN;
  // Shows the cached list at once, and refetches it.
  const { data, error, retry } = useUnitList(useSchoolsListQuery({ fetchPolicy: 'cache-and-network' }));
  const list = data?.schoolsList;
  if (!list && error) return <QueryFailure error={error} onRetry={retry} />;
  const chosen = list?.filter(({ soldier }) => isChosen(soldier, choice)) ?? [];
  const shown = {
    label: 'Schools',
    columns: SCHOOL_COLUMNS,
    rows: chosen.filter(({ isOver }) => showsPast || !isOver),
    initialSort: 'start',
    sortParameter: 'sort',
  };
  return (
    <Stack gap="var(--app-gap)">
      <ListHead
        title="Schools"
        more={shown.rows.length > 0 ? <ListExport {...shown} exportedToo={EXPORTED_TOO} isEntry /> : undefined}
      >
        <CheckField
          name="past"
          label="Show past"
          value={showsPast}
          onChange={(isShown) => setPast(isShown ? '' : HIDDEN)}
        />
      </ListHead>
      <QueryAlert error={error} onRetry={retry} />
      <Graduations rows={chosen.filter(({ asksGraduation }) => asksGraduation)} onAnswered={retry} />
      {list && list.length > 0 && <SchoolCalendar list={chosen} />}
      {list ? (
        <ListTable
          {...shown}
          screen="Schools"
          rowKey={({ soldier, school }) => `${soldier.id} ${school.id}`}
          rowTone={({ isOver }) => (isOver ? 'over' : undefined)}
          whenEmpty={list.length === 0 ? 'No schools scheduled' : 'No school matches.'}
          wayToFill={list.length === 0 && <TextLink to={paths.home}>Choose a soldier to add one</TextLink>}
        />
      ) : (
        <ScreenSkeleton what="the list" parts={['14rem', '24rem']} />
      )}
    </Stack>
  );
}

type GraduationsProps = { rows: readonly SchoolsScreen_RowFragment[]; onAnswered: () => void };

/** The schools that are over and that nobody has answered about. */
function Graduations({ rows, onAnswered }: GraduationsProps) {
  if (rows.length === 0) return null;
  return (
    <Panel title="Graduated?" isScreenOnly>
      <ul className={`${block.block} ${block.list}`}>
        {rows.map(({ soldier, school }) => (
          <GraduationTask
            key={`${soldier.id} ${school.id}`}
            soldierId={soldier.id}
            school={school}
            whose={rankAndName(soldier)}
            onAnswered={onAnswered}
          />
        ))}
      </ul>
    </Panel>
  );
}

const SCHOOL_COLUMNS: readonly ListColumn<SchoolsScreen_RowFragment>[] = [
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
        {isOver && <span className={classes.over}>{school.graduated ? 'Graduated' : 'Over'}</span>}
      </>
    ),
    exported: ({ school }) => ({ day: school.endDate }),
  },
];

/** Only in the file. The table marks both beside the day and the name. */
const EXPORTED_TOO: readonly ExportColumn<SchoolsScreen_RowFragment>[] = [
  { ...GRADUATED_COLUMN, exported: ({ school }) => GRADUATED_COLUMN.exported(school) },
  { ...PAST_ETS_COLUMN, exported: ({ soldier }) => PAST_ETS_COLUMN.exported(soldier) },
];

function schoolName({ school }: SchoolsScreen_RowFragment): string {
  return schoolNameLabel[school.schoolName];
}
