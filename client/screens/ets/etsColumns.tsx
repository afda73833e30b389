import { IconAlertTriangle, IconDoorExit } from '@tabler/icons-react';
import { compareDays, daysBetween, formatDay } from '../../../domain/localDate.ts';
import { INDEFINITE } from '../../../domain/record/ets.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { NAME_COLUMN, RANK_COLUMN } from '../../app/tables/lists/listedPersonColumns.tsx';
import { ListedPersonLink } from '../../app/tables/lists/ListedPersonLink.tsx';
import type { ListColumn } from '../../app/tables/lists/ListTable.tsx';
import { PersonActions } from '../../app/tables/lists/PersonActions.tsx';
import { ShareBar } from '../../components/parts/Progress.tsx';
import { StatusMark } from '../../components/parts/StatusMark.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { today } from '../../components/today.ts';
import classes from './etsColumns.module.css';
import { percentOfScale } from './etsScale.ts';
import type { EtsScreen_RowFragment } from './EtsScreen.generated.ts';

const CHANGE_ETS = { field: 'ets', label: 'Change ETS date' } as const;

/** The columns of both tables, except the last one. */
const COMMON: readonly ListColumn<EtsScreen_RowFragment>[] = [
  {
    ...NAME_COLUMN,
    cell: ({ soldier }) => (
      <ListedPersonLink
        person={soldier}
        isUnmarked
        actions={soldier.leftOn === null && <PersonActions person={soldier} change={CHANGE_ETS} />}
      />
    ),
  },
  RANK_COLUMN,
  {
    key: 'date',
    header: 'ETS Date',
    compare: byDate,
    cell: ({ ets }) => (ets === null ? INDEFINITE : <time dateTime={ets}>{formatDay(ets)}</time>),
    exported: ({ ets }) => (ets === null ? INDEFINITE : { day: ets }),
    isBesideName: true,
  },
];

/** The time remaining, shortest first. */
export function upcomingColumns(years: number): readonly ListColumn<EtsScreen_RowFragment>[] {
  return [...COMMON, { ...timeColumn(years), header: 'Time Left', compare: byDate }];
}

/** The time elapsed, shortest first. */
export function pastColumns(years: number): readonly ListColumn<EtsScreen_RowFragment>[] {
  return [...COMMON, { ...timeColumn(years), header: "ETS'd", compare: (one, other) => byDate(other, one) }];
}

/** File only: the time remaining as a number, for sorting. */
export const DAYS_LEFT: ExportColumn<EtsScreen_RowFragment> = {
  header: 'Days left',
  exported: ({ ets }) => (ets === null ? '' : daysBetween(today(), ets)),
};

/** File only: the time elapsed as a number. */
export const DAYS_SINCE: ExportColumn<EtsScreen_RowFragment> = {
  header: 'Days since',
  exported: ({ ets }) => (ets === null ? '' : daysBetween(ets, today())),
};

/** File only: when the soldier left. People who left for their ETS stay in the table. */
export const LEFT_ON: ExportColumn<EtsScreen_RowFragment> = {
  header: 'Left the unit',
  exported: ({ soldier: { leftOn } }) => (leftOn === null ? '' : { day: leftOn }),
};

function timeColumn(years: number): Pick<ListColumn<EtsScreen_RowFragment>, 'key' | 'cell' | 'exported' | 'isWide'> {
  return {
    key: 'time',
    cell: (row) => <EtsTime row={row} years={years} />,
    exported: ({ words }) => words,
    isWide: true,
  };
}

/** An indefinite ETS comes after every date. */
function byDate(one: EtsScreen_RowFragment, other: EtsScreen_RowFragment): number {
  if (one.ets === null || other.ets === null) return Number(one.ets === null) - Number(other.ets === null);
  return compareDays(one.ets, other.ets);
}

/** The time until or since an ETS: in words, as a highlight if it's close, and as a bar on the table's scale. */
function EtsTime({ row: { soldier, ets, words, isWithinYear }, years }: { row: EtsScreen_RowFragment; years: number }) {
  const { etsHighlightDays } = usePolicy();
  return (
    <div className={classes.time}>
      <span className={classes.words}>{words}</span>
      {isWithinYear && (
        <StatusMark tone="bad" icon={IconAlertTriangle}>
          Within {etsHighlightDays} days
        </StatusMark>
      )}
      {soldier.leftOn !== null && (
        <StatusMark tone="good" icon={IconDoorExit}>
          Left {formatDay(soldier.leftOn)}
        </StatusMark>
      )}
      {ets !== null && (
        <ShareBar percent={percentOfScale(ets, today(), years)} tone={isWithinYear ? 'bad' : undefined} />
      )}
    </div>
  );
}
