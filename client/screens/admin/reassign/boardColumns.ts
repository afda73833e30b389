import { calledName } from '../../../../domain/record/givenNames.ts';
import { rankLabel, roleLabel, type Section, sectionLabel, type Team, teamLabel } from '../../../../domain/values.ts';
import { NAME_COLUMN, PAST_ETS_COLUMN, RANK_COLUMN, ROLE_COLUMN } from '../../../app/tables/export/personColumns.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { roleText } from '../../../components/soldierText.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import { type Seat, seatsOf } from './places.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';

type BoardSeat = { readonly section: Section; readonly team: Team; readonly seat: Seat };

/** The columns of the exported board: a line for each person and each open position. */
export const BOARD_COLUMNS: readonly ExportColumn<BoardSeat>[] = [
  { header: 'Section', exported: ({ section }) => sectionLabel[section] },
  { header: 'Team', exported: ({ team }) => teamLabel[team] },
  { header: 'Role', exported: ({ seat }) => (seat.kind === 'TAKEN' ? roleText(seat.person) : roleLabel[seat.role]) },
  { header: 'Position', exported: ({ seat }) => positionText(seat) },
  { header: 'Rank', exported: ({ seat }) => (seat.kind === 'TAKEN' ? rankLabel[seat.person.rank] : '') },
  { header: 'Last name', exported: ({ seat }) => (seat.kind === 'TAKEN' ? calledName(seat.person) : '') },
  { ...PAST_ETS_COLUMN, exported: ({ seat }) => (seat.kind === 'TAKEN' ? PAST_ETS_COLUMN.exported(seat.person) : '') },
];

/** A position is not held yet by somebody who waits for its approval. */
function positionText(seat: Seat): string {
  if (seat.kind === 'OPEN') return 'Open';
  return seat.person.awaitsStaffApproval ? 'Waiting for approval' : 'Held';
}

/** The lines of the board, in order. */
export function boardSeats({ assignmentBoard }: Pick<ReassignQuery, 'assignmentBoard'>): BoardSeat[] {
  return assignmentBoard.flatMap(({ section, teams }) =>
    teams.flatMap(({ team, people }) => seatsOf(section, team, people).map((seat) => ({ section, team, seat }))),
  );
}

/** The columns of the other exported lists. */
export const MEMBER_COLUMNS: readonly ExportColumn<BoardRow_PersonFragment>[] = [
  ROLE_COLUMN,
  RANK_COLUMN,
  NAME_COLUMN,
  PAST_ETS_COLUMN,
];
