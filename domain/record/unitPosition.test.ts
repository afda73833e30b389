import { SECTIONS } from '../values.ts';
import { rolesFor, teamsFor } from './assignment.ts';
import { teamAt } from './teamAt.ts';
import { unitPosition } from './unitPosition.ts';

/** Every assignment that the form offers, in the order of their positions. */
const ROWS = [
  ['BN_STAFF', 'HQ', 'BN_FSO', 1],
  ['BN_STAFF', 'HQ', 'BN_FSNCO', 2],
  ['BN_STAFF', 'HQ', 'BN_FO', 3],
  ['BN_STAFF', 'HQ', 'AFATDS', 4],
  ['BN_STAFF', 'HQ', 'BN_RTO', 5],
  ['ALPHA', 'HQ', 'CO_FSO', 10],
  ['ALPHA', 'HQ', 'CO_FSNCO', 11],
  ['ALPHA', 'TEAM_1', 'FO', 12],
  ['ALPHA', 'TEAM_1', 'RTO', 13],
  ['ALPHA', 'TEAM_2', 'FO', 14],
  ['ALPHA', 'TEAM_2', 'RTO', 15],
  ['ALPHA', 'TEAM_3', 'FO', 16],
  ['ALPHA', 'TEAM_3', 'RTO', 17],
  ['BRAVO', 'HQ', 'CO_FSO', 20],
  ['BRAVO', 'HQ', 'CO_FSNCO', 21],
  ['BRAVO', 'TEAM_1', 'FO', 22],
  ['BRAVO', 'TEAM_1', 'RTO', 23],
  ['BRAVO', 'TEAM_2', 'FO', 24],
  ['BRAVO', 'TEAM_2', 'RTO', 25],
  ['BRAVO', 'TEAM_3', 'FO', 26],
  ['BRAVO', 'TEAM_3', 'RTO', 27],
  ['CHARLIE', 'HQ', 'CO_FSO', 30],
  ['CHARLIE', 'HQ', 'CO_FSNCO', 31],
  ['CHARLIE', 'TEAM_1', 'FO', 32],
  ['CHARLIE', 'TEAM_1', 'RTO', 33],
  ['CHARLIE', 'TEAM_2', 'FO', 34],
  ['CHARLIE', 'TEAM_2', 'RTO', 35],
  ['CHARLIE', 'TEAM_3', 'FO', 36],
  ['CHARLIE', 'TEAM_3', 'RTO', 37],
  ['DELTA', 'HQ', 'CO_FSO', 40],
  ['DELTA', 'HQ', 'CO_FSNCO', 41],
  ['UNASSIGNED', 'UNASSIGNED', 'UNASSIGNED', 50],
] as const;

test.each(ROWS)('%s, team %s, %s stands at %i', (section, team, role, position) => {
  expect(unitPosition({ section, team, role })).toBe(position);
});

test.each(ROWS)('%s, team %s, %s: a company shows the team by the position', (section, team, _role, position) => {
  const isCompany = section !== 'BN_STAFF' && section !== 'UNASSIGNED';
  expect(teamAt(section, position)).toBe(isCompany ? team : null);
});

test.each([
  ['a battalion role in a company', 'ALPHA', 3],
  ['a position of another company', 'ALPHA', 22],
  ['a position that nobody has', 'ALPHA', 18],
] as const)('%s is of no team', (_what, section, position) => {
  expect(teamAt(section, position)).toBeNull();
});

test('the rows above are every assignment that the form offers', () => {
  const offered = SECTIONS.flatMap((section) =>
    teamsFor(section).flatMap((team) => rolesFor(section, team).map((role) => `${section} ${team} ${role}`)),
  );
  expect(ROWS.map(([section, team, role]) => `${section} ${team} ${role}`).toSorted()).toEqual(offered.toSorted());
});

test.each([
  ['a battalion role counts whatever the section', { section: 'ALPHA', team: 'HQ', role: 'BN_FO' }, 3],
  ['no section comes last whatever the role', { section: 'UNASSIGNED', team: 'TEAM_1', role: 'RTO' }, 50],
  ['BN STAFF without a battalion role comes last', { section: 'BN_STAFF', team: 'HQ', role: 'CO_FSNCO' }, 50],
  ['a company without a team stands at its base', { section: 'BRAVO', team: 'UNASSIGNED', role: 'UNASSIGNED' }, 20],
] as const)('imported records that the form would refuse: %s', (_what, assignment, position) => {
  expect(unitPosition(assignment)).toBe(position);
});
