import { BOARD_COLUMNS, boardSeats, MEMBER_COLUMNS } from './boardColumns.ts';

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
  expect(lines).toContainEqual(['ALPHA', '1', 'FO', 'Held', 'SPC', 'Núñez', '1 of 8']);
  expect(lines.filter(([, , , position]) => position === 'Open')).toEqual([
    ['ALPHA', '1', 'RTO', 'Open', '', '', '1 of 8'],
  ]);
});

test('the other lists have role, rank and name', () => {
  const member = {
    __typename: 'SectionMember',
    id: '1',
    role: 'CO_FSO',
    rank: 'SECOND_LT',
    lastName: 'Núñez',
  } as const;
  const line = MEMBER_COLUMNS.map(({ header, exported }) => [header, exported({ ...member, unitPosition: 10 })]);
  expect(line).toEqual([
    ['Role', 'CO FSO'],
    ['Rank', '2LT'],
    ['Last name', 'Núñez'],
  ]);
});
