import fc from 'fast-check';
import { type Rank, rankGrade, type Role, ROLES, type Section, SECTIONS, type Team, TEAMS } from '../values.ts';
import {
  type Assignment,
  assignmentProblem,
  isStaffRole,
  keptInSection,
  keptInTeam,
  type OpenAssignment,
  rolesFor,
  teamsFor,
  usualInSection,
  usualInTeam,
} from './assignment.ts';

const UNASSIGNED: Assignment = { section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' };
const anyAssignment: fc.Arbitrary<Assignment> = fc.record({
  section: fc.constantFrom(...SECTIONS),
  team: fc.constantFrom(...TEAMS),
  role: fc.constantFrom(...ROLES),
});

test('exactly four roles bring staff rights (Spec 2.3)', () => {
  expect(ROLES.filter(isStaffRole)).toEqual(['BN_FSO', 'BN_FSNCO', 'CO_FSO', 'CO_FSNCO']);
});

test('every role is offered somewhere', () => {
  const offered = SECTIONS.flatMap((section) => teamsFor(section).flatMap((team) => rolesFor(section, team)));
  expect(ROLES.filter((role) => !offered.includes(role))).toEqual([]);
});

describe('what the form offers (Spec 9.1)', () => {
  test.each<[Section, readonly Team[]]>([
    ['BN_STAFF', ['HQ']],
    ['ALPHA', ['HQ', 'TEAM_1', 'TEAM_2', 'TEAM_3']],
    ['BRAVO', ['HQ', 'TEAM_1', 'TEAM_2', 'TEAM_3']],
    ['CHARLIE', ['HQ', 'TEAM_1', 'TEAM_2', 'TEAM_3']],
    ['DELTA', ['HQ']],
    ['UNASSIGNED', ['UNASSIGNED']],
  ])('section %s has teams %p', (section, teams) => {
    expect(teamsFor(section)).toEqual(teams);
  });

  const BATTALION: readonly Role[] = ['BN_FSO', 'BN_FSNCO', 'AFATDS', 'BN_FO', 'BN_RTO'];
  const NUMBERED: readonly Team[] = ['TEAM_1', 'TEAM_2', 'TEAM_3'];
  const ROWS: readonly (readonly [Section, Team, readonly Role[]])[] = [
    ['BN_STAFF', 'HQ', BATTALION],
    ...NUMBERED.map((team) => ['BN_STAFF', team, []] as const),
    ['BN_STAFF', 'UNASSIGNED', []],
    ...(['ALPHA', 'BRAVO', 'CHARLIE'] as const).flatMap((company) => [
      [company, 'HQ', ['CO_FSO', 'CO_FSNCO']] as const,
      ...NUMBERED.map((team) => [company, team, ['FO', 'RTO']] as const),
      [company, 'UNASSIGNED', []] as const,
    ]),
    ['DELTA', 'HQ', ['CO_FSO', 'CO_FSNCO']],
    ...NUMBERED.map((team) => ['DELTA', team, []] as const),
    ['DELTA', 'UNASSIGNED', []],
    ['UNASSIGNED', 'HQ', []],
    ...NUMBERED.map((team) => ['UNASSIGNED', team, []] as const),
    ['UNASSIGNED', 'UNASSIGNED', ['UNASSIGNED']],
  ];

  test.each(ROWS)('section %s, team %s has roles %p', (section, team, roles) => {
    expect(rolesFor(section, team)).toEqual(roles);
  });

  test('the rows above are every section with every team', () => {
    expect(ROWS).toHaveLength(SECTIONS.length * TEAMS.length);
  });
});

describe('what choosing sets in the form of Reassign (Spec 9.2)', () => {
  test.each<[Section, Team, Role]>([
    ['BN_STAFF', 'HQ', 'BN_FO'],
    ['ALPHA', 'HQ', 'CO_FSO'],
    ['BRAVO', 'HQ', 'CO_FSO'],
    ['CHARLIE', 'HQ', 'CO_FSO'],
    ['DELTA', 'HQ', 'CO_FSO'],
    ['UNASSIGNED', 'UNASSIGNED', 'UNASSIGNED'],
  ])('section %s sets team %s and role %s', (section, team, role) => {
    expect(usualInSection(section)).toEqual({ section, team, role });
  });

  test.each<[Section, Team, Role]>([
    ['ALPHA', 'HQ', 'CO_FSO'],
    ['ALPHA', 'TEAM_1', 'FO'],
    ['BRAVO', 'TEAM_2', 'FO'],
    ['CHARLIE', 'TEAM_3', 'FO'],
    ['DELTA', 'HQ', 'CO_FSO'],
    ['BN_STAFF', 'HQ', 'BN_FO'],
    ['UNASSIGNED', 'UNASSIGNED', 'UNASSIGNED'],
  ])('in section %s, team %s sets role %s', (section, team, role) => {
    expect(usualInTeam(section, team)).toEqual({ section, team, role });
  });

  test.each<[Section, Team, Assignment]>([
    ['DELTA', 'TEAM_1', { section: 'DELTA', team: 'HQ', role: 'CO_FSO' }],
    ['BN_STAFF', 'TEAM_3', { section: 'BN_STAFF', team: 'HQ', role: 'BN_FO' }],
    ['ALPHA', 'UNASSIGNED', { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' }],
    ['UNASSIGNED', 'HQ', UNASSIGNED],
  ])("a team that %s doesn't have, %s, gives the section's defaults", (section, team, expected) => {
    expect(usualInTeam(section, team)).toEqual(expected);
  });

  test('whatever is chosen, in whatever order, what comes out goes together', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SECTIONS), fc.constantFrom(...TEAMS), (section, team) => {
        expect(assignmentProblem(usualInSection(section))).toBeNull();
        expect(assignmentProblem(usualInTeam(section, team))).toBeNull();
      }),
    );
  });
});

describe('what choosing keeps in the forms of a record', () => {
  const RTO: Assignment = { section: 'ALPHA', team: 'TEAM_2', role: 'RTO' };
  const CO_FSO: Assignment = { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' };

  test.each<[string, Assignment, Section, OpenAssignment]>([
    ['the team and role that are there as well', RTO, 'BRAVO', { section: 'BRAVO', team: 'TEAM_2', role: 'RTO' }],
    ['a staff role that is there as well', CO_FSO, 'DELTA', { section: 'DELTA', team: 'HQ', role: 'CO_FSO' }],
    ['nothing of a newcomer', UNASSIGNED, 'ALPHA', { section: 'ALPHA', team: '', role: '' }],
    ['a team alone', CO_FSO, 'BN_STAFF', { section: 'BN_STAFF', team: 'HQ', role: '' }],
    ['nothing but the only team', RTO, 'DELTA', { section: 'DELTA', team: 'HQ', role: '' }],
    ['nothing but the only team and role', RTO, 'UNASSIGNED', UNASSIGNED],
  ])('another section: %s', (_what, place, section, expected) => {
    expect(keptInSection(place, section)).toEqual(expected);
  });

  test.each<[string, OpenAssignment, Team, OpenAssignment]>([
    ['the role that is there as well', RTO, 'TEAM_3', { ...RTO, team: 'TEAM_3' }],
    ['no role that is not', RTO, 'HQ', { ...RTO, team: 'HQ', role: '' }],
    ['no role where none was chosen', { ...RTO, team: '', role: '' }, 'TEAM_1', { ...RTO, team: 'TEAM_1', role: '' }],
  ])('another team: %s', (_what, place, team, expected) => {
    expect(keptInTeam(place, team)).toEqual(expected);
  });

  test('no role that was not there before, but UNASSIGNED: staff rights are claimed by choosing the role itself', () => {
    fc.assert(
      fc.property(anyAssignment, fc.constantFrom(...SECTIONS), fc.constantFrom(...TEAMS), (before, section, team) => {
        const isKept = ({ role }: OpenAssignment) => ['', 'UNASSIGNED', before.role].includes(role);
        const moved = keptInSection(before, section);
        expect(isKept(moved)).toBe(true);
        expect(isKept(keptInTeam(moved, team))).toBe(true);
      }),
    );
  });

  test('what is kept is offered there', () => {
    fc.assert(
      fc.property(anyAssignment, fc.constantFrom(...SECTIONS), (before, section) => {
        const { team, role } = keptInSection(before, section);
        expect(['', ...teamsFor(section)]).toContain(team);
        expect(['', ...rolesFor(section, team)]).toContain(role);
      }),
    );
  });
});

describe('what goes together', () => {
  test.each([
    ['DELTA', 'TEAM_1', 'FO', 'team', 'For section DELTA the team must be HQ.'],
    ['ALPHA', 'UNASSIGNED', 'UNASSIGNED', 'team', 'For section ALPHA the team must be HQ, 1, 2 or 3.'],
    ['UNASSIGNED', 'HQ', 'UNASSIGNED', 'team', 'For section UNASSIGNED the team must be UNASSIGNED.'],
    ['UNASSIGNED', 'UNASSIGNED', 'FO', 'role', 'For section UNASSIGNED, team UNASSIGNED, the role must be UNASSIGNED.'],
    ['ALPHA', 'TEAM_1', 'CO_FSO', 'role', 'For section ALPHA, team 1, the role must be FO or RTO.'],
    ['CHARLIE', 'HQ', 'BN_FSO', 'role', 'For section CHARLIE, team HQ, the role must be CO FSO or CO FSNCO.'],
    [
      'BN_STAFF',
      'HQ',
      'CO_FSO',
      'role',
      'For section BN STAFF, team HQ, the role must be BN FSO, BN FSNCO, AFATDS, BN FO or BN RTO.',
    ],
  ] as const)('%s, %s, %s does not', (section, team, role, field, message) => {
    expect(assignmentProblem({ section, team, role })).toEqual({ field, message });
  });

  test('exactly what the form offers', () => {
    fc.assert(
      fc.property(anyAssignment, (assignment) => {
        const isOffered = rolesFor(assignment.section, assignment.team).includes(assignment.role);
        expect(assignmentProblem(assignment) === null).toBe(isOffered);
      }),
    );
  });
});

test.each([
  ['PVT', 'E1'],
  ['PV2', 'E2'],
  ['PFC', 'E3'],
  ['SPC', 'E4'],
  ['SGT', 'E5'],
  ['SSG', 'E6'],
  ['SFC', 'E7'],
  ['CDT', null],
  ['SECOND_LT', 'O1'],
  ['FIRST_LT', 'O2'],
  ['CPT', 'O3'],
  ['CPL', 'E4'],
  ['MSG', 'E8'],
  ['FIRST_SG', 'E8'],
] as const)('rank %s picks grade %p (Spec 7.7)', (rank: Rank, grade) => {
  expect(rankGrade[rank]).toBe(grade);
});
