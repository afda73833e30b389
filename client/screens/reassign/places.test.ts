import { teamsFor } from '../../../domain/record/assignment.ts';
import { SECTIONS } from '../../../domain/values.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import { canAssignBack, dropAt, dropId, movesAtOnce, otherHolder, seatsOf } from './places.ts';

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

const ALPHA_1 = dropId('ALPHA', 'TEAM_1');
const FO_OF_ALPHA_1 = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;
const RTO_OF_ALPHA_1 = { ...FO_OF_ALPHA_1, role: 'RTO' } as const;

test('somebody dropped onto another team gets its usual role, or the first open role', () => {
  const [dropped, fo] = [
    { ...RTO, section: 'CHARLIE' },
    { ...RTO, role: 'FO' },
  ] as const;
  expect(dropAt(ALPHA_1, dropped, BOARD, [RTO])?.place).toEqual(FO_OF_ALPHA_1);
  expect(dropAt(ALPHA_1, dropped, BOARD, [fo])?.place).toEqual(RTO_OF_ALPHA_1);
  expect(dropAt(ALPHA_1, dropped, BOARD, [fo, RTO])?.place).toEqual(FO_OF_ALPHA_1);
  const elsewhere = { ...RTO, team: 'TEAM_2' } as const;
  expect(dropAt(ALPHA_1, dropped, BOARD, [fo, elsewhere])?.place).toEqual(RTO_OF_ALPHA_1);
  expect(dropAt(ALPHA_1, elsewhere, BOARD, [])?.place).toEqual(FO_OF_ALPHA_1);
  const bravo = dropAt(dropId('BRAVO', 'TEAM_1'), RTO, BOARD, [])?.place;
  expect(bravo).toMatchObject({ section: 'BRAVO', team: 'TEAM_1' });
  const staff = dropId('BN_STAFF', 'HQ');
  expect(dropAt(staff, dropped, BOARD, [RTO])?.place).toEqual({ section: 'BN_STAFF', team: 'HQ', role: 'BN_FO' });
});

test('a drop decides the place where one position is meant: the only one, the last that is open, or the very one', () => {
  const dropped = { ...RTO, section: 'CHARLIE' } as const;
  const fo = { ...RTO, role: 'FO' } as const;
  const isDecided = (id: string, people: readonly BoardRow_PersonFragment[]) =>
    dropAt(id, dropped, BOARD, people)?.isDecided;
  expect(isDecided(ALPHA_1, [])).toBe(false);
  expect(isDecided(ALPHA_1, [fo])).toBe(true);
  expect(isDecided(ALPHA_1, [fo, RTO])).toBe(false);
  expect(isDecided(dropId('ALPHA', 'TEAM_1', 'FO'), [])).toBe(true);
  expect(isDecided(dropId('UNASSIGNED', 'UNASSIGNED'), [])).toBe(true);
});

test('somebody dropped onto an open position gets it, in their own team as well', () => {
  const place = { section: 'ALPHA', team: 'TEAM_1', role: 'FO' } as const;
  expect(dropAt(dropId('ALPHA', 'TEAM_1', 'FO'), RTO, BOARD, [RTO])).toEqual({ place, isDecided: true });
});

test('somebody dropped onto their own team, or beside all teams, stays where they are', () => {
  expect(dropAt(ALPHA_1, RTO, BOARD, [RTO])).toBeNull();
  expect(dropAt('elsewhere', RTO, BOARD, [RTO])).toBeNull();
});

const FSO = { ...RTO, team: 'HQ', role: 'CO_FSO', isStaff: true } as const;
const HQ_OF_BRAVO = { section: 'BRAVO', team: 'HQ', role: 'CO_FSO' } as const;
const NOWHERE = { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' } as const;

test.each([
  ['to an open position', RTO, FO_OF_ALPHA_1, [], true],
  ['to none at all', RTO, NOWHERE, [{ ...RTO, ...NOWHERE, id: 'fox' }], true],
  ['between staff roles', FSO, { ...HQ_OF_BRAVO, role: 'CO_FSNCO' }, [], true],
  ['with rights that were given, in the same role', { ...RTO, isStaff: true }, { ...RTO, section: 'BRAVO' }, [], true],
  ['to a position that somebody has', RTO, FO_OF_ALPHA_1, [{ ...RTO, ...FO_OF_ALPHA_1, id: 'fox' }], false],
  ['to a staff role without having rights', RTO, HQ_OF_BRAVO, [], false],
  ['from a staff role', FSO, FO_OF_ALPHA_1, [], false],
  ['with rights that were given, to another role', { ...RTO, isStaff: true }, FO_OF_ALPHA_1, [], false],
  ['with rights that were given, to a staff role', { ...RTO, isStaff: true }, HQ_OF_BRAVO, [], false],
  ['with a claim to rights, which would end', { ...FSO, isStaff: false }, FO_OF_ALPHA_1, [], false],
  ['from where nobody can be assigned back to', { ...RTO, section: 'DELTA' }, FO_OF_ALPHA_1, [], false],
] as const)('whether a drop moves somebody at once %s', (_, person, place, people, expected) => {
  expect(movesAtOnce(person, { place, isDecided: true }, [person, ...people])).toBe(expected);
  expect(movesAtOnce(person, { place, isDecided: false }, [person, ...people])).toBe(false);
});

test.each([
  ['whose rights follow from the role', RTO, 'FO', true],
  ['whose rights follow from a staff role', FSO, 'FO', true],
  ['whose rights were given', { ...RTO, isStaff: true }, 'FO', false],
  ['whose rights were given, and whose role stayed', { ...RTO, isStaff: true }, 'RTO', true],
  ['who waits for the rights of a staff role', { ...FSO, isStaff: false }, 'FO', false],
  ['from a place that the rules do not know', { ...RTO, section: 'DELTA' }, 'FO', false],
  ['from such a place, in the same role', { ...RTO, section: 'DELTA' }, 'RTO', false],
] as const)('whether somebody can be assigned back %s', (_, person, role, expected) => {
  expect(canAssignBack(person, role)).toBe(expected);
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
