import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { BOARD_COLUMNS, boardSeats, MEMBER_COLUMNS } from './boardColumns.ts';

test('the board is listed team by team in the order of the positions, open ones too', () => {
  const person = {
    id: '1',
    version: 1,
    rank: 'SPC',
    lastName: 'Núñez',
    givenName: 'Ana',
    pastEts: true,
    section: 'ALPHA',
    team: 'TEAM_1',
    role: 'FO',
    unitPosition: 1,
    isStaff: false,
    awaitsStaffApproval: false,
    __typename: 'AssignedSoldier',
  } as const;
  const seats = boardSeats(
    { assignmentBoard: [{ section: 'ALPHA', teams: [{ team: 'TEAM_1', people: [person] }] }] },
    SPECIFICATION,
  );
  const lines = seats.map((seat) => BOARD_COLUMNS.map(({ exported }) => exported(seat)));
  expect(lines).toContainEqual(['ALPHA', '1', 'FO', 'Held', 'SPC', 'Núñez, Ana', 'Yes', '1 of 8']);
  expect(lines.filter(([, , , position]) => position === 'Open')).toEqual([
    ['ALPHA', '1', 'RTO', 'Open', '', '', '', '1 of 8'],
  ]);
});

test('a position that somebody has only claimed is waited for, and stays open', () => {
  const person = {
    __typename: 'AssignedSoldier',
    id: '1',
    version: 1,
    rank: 'SPC',
    lastName: 'Núñez',
    givenName: null,
    pastEts: false,
    section: 'ALPHA',
    team: 'HQ',
    role: 'CO_FSO',
    unitPosition: 10,
    isStaff: false,
    awaitsStaffApproval: true,
  } as const;
  const seats = boardSeats(
    { assignmentBoard: [{ section: 'ALPHA', teams: [{ team: 'HQ', people: [person] }] }] },
    SPECIFICATION,
  );
  const lines = seats.map((seat) => BOARD_COLUMNS.map(({ exported }) => exported(seat)));
  expect(lines).toEqual([
    ['ALPHA', 'HQ', 'CO FSO (waiting for approval)', 'Waiting for approval', 'SPC', 'Núñez', '', '1 of 8'],
    ['ALPHA', 'HQ', 'CO FSO', 'Open', '', '', '', '1 of 8'],
    ['ALPHA', 'HQ', 'CO FSNCO', 'Open', '', '', '', '1 of 8'],
  ]);
});

test('the other lists have role, rank and name', () => {
  const member = {
    __typename: 'AssignedSoldier',
    id: '1',
    version: 1,
    section: 'ALPHA',
    team: 'HQ',
    role: 'CO_FSO',
    rank: 'SECOND_LT',
    lastName: 'Núñez',
    givenName: null,
    pastEts: false,
    unitPosition: 10,
    isStaff: false,
    awaitsStaffApproval: true,
  } as const;
  const line = MEMBER_COLUMNS.map(({ header, exported }) => [header, exported(member)]);
  expect(line).toEqual([
    ['Role', 'CO FSO (waiting for approval)'],
    ['Rank', '2LT'],
    ['Last name', 'Núñez'],
    ['Past ETS', ''],
  ]);
});
