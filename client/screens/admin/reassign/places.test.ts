import { teamsFor } from '../../../../domain/record/assignment.ts';
import { SECTIONS } from '../../../../domain/values.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import { canAssignBack, dropId, otherHolder, placeOfDrop, seatsOf } from './places.ts';

const RTO: BoardRow_PersonFragment = {
  __typename: 'AssignedSoldier',
  id: 'ruiz',
  version: 1,
  rank: 'SPC',
  lastName: 'Ruiz',
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'RTO',
  unitPosition: 13,
  isStaff: false,
  givenName: null,
  pastEts: false,
  awaitsStaffApproval: false,
};

test('a gap stands where the person who is missing would', () => {
  expect(seatsOf('ALPHA', 'TEAM_1', [RTO])).toEqual([
    { kind: 'OPEN', role: 'FO' },
    { kind: 'TAKEN', person: RTO },
  ]);
});

test('a position that somebody only waits for is open', () => {
  const waiting = { ...RTO, team: 'HQ', role: 'CO_FSO', unitPosition: 10, awaitsStaffApproval: true } as const;
  expect(seatsOf('ALPHA', 'HQ', [waiting])).toEqual([
    { kind: 'TAKEN', person: waiting },
    { kind: 'OPEN', role: 'CO_FSO' },
    { kind: 'OPEN', role: 'CO_FSNCO' },
  ]);
});

test.each([
  ['DELTA', 'HQ', ['CO_FSO', 'CO_FSNCO']],
  ['BN_STAFF', 'HQ', ['BN_FSO', 'BN_FSNCO', 'BN_FO', 'AFATDS', 'BN_RTO']],
  ['UNASSIGNED', 'UNASSIGNED', []],
] as const)('%s, %s without anybody has the gaps %j', (section, team, roles) => {
  expect(seatsOf(section, team, [])).toEqual(roles.map((role) => ({ kind: 'OPEN', role })));
});

const BOARD = {
  assignmentBoard: SECTIONS.map((section) => ({
    section,
    teams: teamsFor(section).map((team) => ({ team, people: [] })),
  })),
};

test('whoever is dropped onto another team gets its usual role, or the first that is open', () => {
  const teamOne = dropId('ALPHA', 'TEAM_1');
  const [dropped, fo] = [
    { ...RTO, section: 'CHARLIE' },
    { ...RTO, role: 'FO' },
  ] as const;
  expect(placeOfDrop(teamOne, dropped, BOARD, [RTO])).toEqual({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  expect(placeOfDrop(teamOne, dropped, BOARD, [fo])).toEqual({ section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
  expect(placeOfDrop(teamOne, dropped, BOARD, [fo, RTO])).toEqual({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  const elsewhere = { ...RTO, team: 'TEAM_2' } as const;
  expect(placeOfDrop(teamOne, dropped, BOARD, [fo, elsewhere])).toMatchObject({ role: 'RTO' });
  expect(placeOfDrop(teamOne, elsewhere, BOARD, [])).toEqual({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  expect(placeOfDrop(dropId('BRAVO', 'TEAM_1'), RTO, BOARD, [])).toMatchObject({ section: 'BRAVO', team: 'TEAM_1' });
  const staff = dropId('BN_STAFF', 'HQ');
  expect(placeOfDrop(staff, dropped, BOARD, [RTO])).toEqual({ section: 'BN_STAFF', team: 'HQ', role: 'BN_FO' });
});

test('whoever is dropped onto an open position gets it, in their own team as well', () => {
  const place = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;
  expect(placeOfDrop(dropId('ALPHA', 'TEAM_1', 'FO'), RTO, BOARD, [RTO])).toEqual(place);
});

test('whoever is dropped onto their own team, or beside all of them, stays where they are', () => {
  expect(placeOfDrop(dropId('ALPHA', 'TEAM_1'), RTO, BOARD, [RTO])).toBeNull();
  expect(placeOfDrop('elsewhere', RTO, BOARD, [RTO])).toBeNull();
});

test.each([
  ['whose rights follow from the role', RTO, true],
  ['whose rights follow from a staff role', { ...RTO, team: 'HQ', role: 'CO_FSO', isStaff: true }, true],
  ['whose rights were given', { ...RTO, isStaff: true }, false],
  ['who waits for the rights of a staff role', { ...RTO, team: 'HQ', role: 'CO_FSO' }, false],
  ['from a place that the rules do not know', { ...RTO, section: 'DELTA' }, false],
] as const)('whether somebody can be assigned back %s', (_, person, expected) => {
  expect(canAssignBack(person)).toBe(expected);
});

test('a position can have another holder; to be unassigned is no position', () => {
  expect(otherHolder('fox', RTO, [RTO])).toBe(RTO);
  expect(otherHolder('ruiz', RTO, [RTO])).toBeNull();
  for (const elsewhere of [{ section: 'BRAVO' }, { team: 'TEAM_2' }, { role: 'FO' }] as const) {
    expect(otherHolder('fox', { ...RTO, ...elsewhere }, [RTO])).toBeNull();
  }
  const nowhere: BoardRow_PersonFragment = { ...RTO, section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' };
  expect(otherHolder('fox', nowhere, [nowhere])).toBeNull();
});
