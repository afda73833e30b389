import { rankLabel, roleLabel, type Section, sectionLabel, type Team, teamLabel } from '../../../domain/values.ts';
import type { ExportColumn } from '../../app/export/exportColumn.ts';
import { type Seat, seatsOf } from './places.ts';
import type { MemberList_MemberFragment } from './MemberList.generated.ts';
import type { ReassignQuery } from './ReassignScreen.generated.ts';

type BoardSeat = { readonly section: Section; readonly team: Team; readonly seat: Seat };

/** A line of the board: somebody, or a position that nobody holds. */
export const BOARD_COLUMNS: readonly ExportColumn<BoardSeat>[] = [
  { header: 'Section', exported: ({ section }) => sectionLabel[section] },
  { header: 'Team', exported: ({ team }) => teamLabel[team] },
  { header: 'Role', exported: ({ seat }) => roleLabel[seat.kind === 'TAKEN' ? seat.person.role : seat.role] },
  { header: 'Position', exported: ({ seat }) => (seat.kind === 'TAKEN' ? 'Held' : 'Open') },
  { header: 'Rank', exported: ({ seat }) => (seat.kind === 'TAKEN' ? rankLabel[seat.person.rank] : '') },
  { header: 'Last name', exported: ({ seat }) => (seat.kind === 'TAKEN' ? seat.person.lastName : '') },
];

/** The board's lines as they stand below each other. */
export function boardSeats({ assignmentBoard }: Pick<ReassignQuery, 'assignmentBoard'>): BoardSeat[] {
  return assignmentBoard.flatMap(({ section, teams }) =>
    teams.flatMap(({ team, people }) => seatsOf(section, team, people).map((seat) => ({ section, team, seat }))),
  );
}

/** People as the lists beside the board show them. */
export const MEMBER_COLUMNS: readonly ExportColumn<MemberList_MemberFragment>[] = [
  { header: 'Role', exported: ({ role }) => roleLabel[role] },
  { header: 'Rank', exported: ({ rank }) => rankLabel[rank] },
  { header: 'Last name', exported: ({ lastName }) => lastName },
];
