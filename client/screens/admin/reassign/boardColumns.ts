import { SECTION_CAPACITY } from '../../../../domain/constants.ts';
import { strengthText } from '../../../../domain/record/gauges.ts';
import { rankLabel, roleLabel, Section, sectionLabel, type Team, teamLabel } from '../../../../domain/values.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import type { MemberList_MemberFragment } from './MemberList.generated.ts';
import { type Seat, seatsOf } from './places.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';

type BoardSeat = {
  readonly section: Section;
  readonly team: Team;
  readonly seat: Seat;
  /** How many of the section's places are filled; '' for UNASSIGNED, which has none. */
  readonly strength: string;
};

/** The columns of the exported board: a line for each person and each open position. */
export const BOARD_COLUMNS: readonly ExportColumn<BoardSeat>[] = [
  { header: 'Section', exported: ({ section }) => sectionLabel[section] },
  { header: 'Team', exported: ({ team }) => teamLabel[team] },
  { header: 'Role', exported: ({ seat }) => roleLabel[seat.kind === 'TAKEN' ? seat.person.role : seat.role] },
  { header: 'Position', exported: ({ seat }) => (seat.kind === 'TAKEN' ? 'Held' : 'Open') },
  { header: 'Rank', exported: ({ seat }) => (seat.kind === 'TAKEN' ? rankLabel[seat.person.rank] : '') },
  { header: 'Last name', exported: ({ seat }) => (seat.kind === 'TAKEN' ? seat.person.lastName : '') },
  { header: 'Strength', exported: ({ strength }) => strength },
];

/** The lines of the board, in order. */
export function boardSeats({ assignmentBoard }: Pick<ReassignQuery, 'assignmentBoard'>): BoardSeat[] {
  return assignmentBoard.flatMap(({ section, teams }) => {
    const filled = teams.reduce((sum, { people }) => sum + people.length, 0);
    const strength =
      section === Section.UNASSIGNED ? '' : strengthText({ filled, capacity: SECTION_CAPACITY[section] });
    return teams.flatMap(({ team, people }) =>
      seatsOf(section, team, people).map((seat) => ({ section, team, seat, strength })),
    );
  });
}

/** The columns of the other exported lists. */
export const MEMBER_COLUMNS: readonly ExportColumn<MemberList_MemberFragment>[] = [
  { header: 'Role', exported: ({ role }) => roleLabel[role] },
  { header: 'Rank', exported: ({ rank }) => rankLabel[rank] },
  { header: 'Last name', exported: ({ lastName }) => lastName },
];
