import { BOARD_COLUMNS, boardSeats } from './boardColumns.ts';

test('the board is listed team by team in the order of the positions, open ones too', () => {
  const person = {
    id: '1',
    version: 1,
    rank: 'SPC',
    lastName: 'Núñez',
    section: 'ALPHA',
    team: 'TEAM_1',
    role: 'FO',
    unitPosition: 1,
    isStaff: false,
    __typename: 'AssignedSoldier',
  } as const;
  const seats = boardSeats({ assignmentBoard: [{ section: 'ALPHA', teams: [{ team: 'TEAM_1', people: [person] }] }] });
  const lines = seats.map((seat) => BOARD_COLUMNS.map(({ exported }) => exported(seat)));
  expect(lines).toContainEqual(['ALPHA', '1', 'FO', 'Held', 'SPC', 'Núñez']);
  expect(lines.filter(([, , , position]) => position === 'Open')).toEqual([['ALPHA', '1', 'RTO', 'Open', '', '']]);
});
