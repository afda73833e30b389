import { capacityOf, type Policy } from '../../../domain/policy/policy.ts';
import { strengthText } from '../../../domain/record/gauges.ts';
import { calledName } from '../../../domain/record/givenNames.ts';
import { rankLabel, roleLabel, Section, sectionLabel, type Team, teamLabel } from '../../../domain/values.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { NAME_COLUMN, PAST_ETS_COLUMN, RANK_COLUMN, ROLE_COLUMN } from '../../app/tables/export/personColumns.ts';
import { roleText } from '../../components/soldierText.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
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
  { header: 'Role', exported: ({ seat }) => (seat.kind === 'TAKEN' ? roleText(seat.person) : roleLabel[seat.role]) },
  { header: 'Position', exported: ({ seat }) => positionText(seat) },
  { header: 'Rank', exported: ({ seat }) => (seat.kind === 'TAKEN' ? rankLabel[seat.person.rank] : '') },
  { header: 'Last name', exported: ({ seat }) => (seat.kind === 'TAKEN' ? calledName(seat.person) : '') },
  { ...PAST_ETS_COLUMN, exported: ({ seat }) => (seat.kind === 'TAKEN' ? PAST_ETS_COLUMN.exported(seat.person) : '') },
  { header: 'Strength', exported: ({ strength }) => strength },
];

/** A position counts as held only after approval. */
function positionText(seat: Seat): string {
  if (seat.kind === 'OPEN') return 'Open';
  return seat.person.awaitsStaffApproval ? 'Waiting for approval' : 'Held';
}

/** The lines of the board, in order. */
export function boardSeats({ assignmentBoard }: Pick<ReassignQuery, 'assignmentBoard'>, policy: Policy): BoardSeat[] {
  return assignmentBoard.flatMap(({ section, teams }) => {
    const filled = teams.reduce((sum, { people }) => sum + people.length, 0);
    const strength =
      section === Section.UNASSIGNED ? '' : strengthText({ filled, capacity: capacityOf(policy, section) });
    return teams.flatMap(({ team, people }) =>
      seatsOf(section, team, people).map((seat) => ({ section, team, seat, strength })),
    );
  });
}

/** The columns of the other exported lists. */
export const MEMBER_COLUMNS: readonly ExportColumn<BoardRow_PersonFragment>[] = [
  ROLE_COLUMN,
  RANK_COLUMN,
  NAME_COLUMN,
  PAST_ETS_COLUMN,
];
