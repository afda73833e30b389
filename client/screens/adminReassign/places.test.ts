import { canAssignBack, droppedOn, seatsOf } from './places.ts';
import type { AssignedPersonFragment } from './ReassignScreen.generated.ts';

const RTO: AssignedPersonFragment = {
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
};

test('a gap stands where the person who is missing would', () => {
  expect(seatsOf('ALPHA', 'TEAM_1', [RTO])).toEqual([
    { kind: 'OPEN', role: 'FO' },
    { kind: 'TAKEN', person: RTO },
  ]);
});

test.each([
  ['DELTA', 'HQ', ['CO_FSO', 'CO_FSNCO']],
  ['BN_STAFF', 'HQ', ['BN_FSO', 'BN_FSNCO', 'BN_FO', 'AFATDS', 'BN_RTO']],
  ['UNASSIGNED', 'UNASSIGNED', []],
] as const)('%s, %s without anybody has the gaps %j', (section, team, roles) => {
  expect(seatsOf(section, team, [])).toEqual(roles.map((role) => ({ kind: 'OPEN', role })));
});

test('a drop chooses the usual role of the team, or the first that is open, and nothing else', () => {
  expect(droppedOn('BRAVO', 'TEAM_2', [RTO])).toEqual({ section: 'BRAVO', team: 'TEAM_2', role: 'FO' });
  expect(droppedOn('BN_STAFF', 'HQ', [RTO])).toEqual({ section: 'BN_STAFF', team: 'HQ', role: 'BN_FO' });
  const fo = { ...RTO, role: 'FO' } as const;
  expect(droppedOn('ALPHA', 'TEAM_1', [fo])).toEqual({ section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
  expect(droppedOn('ALPHA', 'TEAM_1', [fo, RTO])).toEqual({ section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
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
