import type { LocalDate } from '../../../domain/localDate.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { NAME_COLUMN, RANK_COLUMN } from '../../app/tables/lists/listedPersonColumns.tsx';
import type { ListedPersonLink_PersonFragment } from '../../app/tables/lists/ListedPersonLink.generated.ts';
import type { ListColumn } from '../../app/tables/lists/ListTable.tsx';
import { dayOf, timeOf } from '../../components/browserClock.ts';
import { instantText } from '../../components/dayText.ts';
import { paceShort } from './own/paceLabel.ts';
import { ReminderStateMark, reminderStateLabel } from './own/ReminderStateMark.tsx';
import { ToldCounts } from './own/ToldCounts.tsx';
import { remindedParts, toldParts } from './own/toldText.ts';
import type { ReminderColumns_ComingFragment, ReminderColumns_ToldFragment } from './reminderColumns.generated.ts';

/** A row of both tables, with the soldier it's about. */
type Row<Reminder> = Omit<Reminder, 'recipient'> & { readonly soldier: ListedPersonLink_PersonFragment };
export type ComingRow = Row<ReminderColumns_ComingFragment> & { readonly day: LocalDate };
export type ToldRow = Row<ReminderColumns_ToldFragment>;

const comingParts = (row: ComingRow): readonly string[] => remindedParts({ ...row, whole: true });

const textOf = (row: ToldRow): string => toldParts(row).join(' · ');

/** How many not current people and requirements the reminder counts. */
const notCurrentIn = ({ own, unit }: ComingRow): number => (unit?.notCurrent ?? 0) + own.notCurrent;

export const COMING_COLUMNS: readonly ListColumn<ComingRow>[] = [
  NAME_COLUMN,
  RANK_COLUMN,
  {
    key: 'pace',
    header: 'How often',
    compare: (one, other) => one.pace.localeCompare(other.pace),
    cell: ({ pace }) => paceShort[pace],
    exported: ({ pace }) => paceShort[pace],
    isBesideName: true,
  },
  {
    key: 'what',
    header: 'Contents',
    compare: (one, other) => notCurrentIn(one) - notCurrentIn(other),
    cell: (row) => <ToldCounts parts={comingParts(row)} />,
    exported: (row) => comingParts(row).join(' · '),
    isWide: true,
  },
];

export const TOLD_COLUMNS: readonly ListColumn<ToldRow>[] = [
  NAME_COLUMN,
  {
    key: 'at',
    header: 'Date',
    compare: (one, other) => one.at.localeCompare(other.at),
    cell: ({ at }) => <time dateTime={at}>{instantText(at)}</time>,
    exported: ({ at }) => ({ day: dayOf(at) }),
    isBesideName: true,
  },
  {
    key: 'state',
    header: 'Email',
    compare: (one, other) => one.state.localeCompare(other.state),
    cell: (row) => <ReminderStateMark reminder={row} />,
    exported: ({ state }) => reminderStateLabel[state],
  },
  {
    key: 'what',
    header: 'Contents',
    compare: (one, other) => textOf(one).localeCompare(textOf(other)),
    cell: (row) => <ToldCounts parts={toldParts(row)} />,
    exported: textOf,
    isWide: true,
  },
];

/** In the file, beside the date. */
export const TOLD_TIME: ExportColumn<ToldRow> = { header: 'Time', exported: ({ at }) => timeOf(at) };
