import fc from 'fast-check';
import { SPECIFICATION } from '../policy/packs.ts';
import { capacityOf } from '../policy/policy.ts';
import { ROLES, type Role, type Section, SECTIONS, type Team, TEAMS } from '../values.ts';
import { rolesFor, teamsFor } from './assignment.ts';
import { openPlaces } from './openPlaces.ts';
import { unitPosition } from './unitPosition.ts';

const member = (section: Section, team: Team, role: Role) => ({
  role,
  unitPosition: unitPosition({ section, team, role }),
});

/** Everybody that a full section has: each role of each team once. */
const full = (section: Section) =>
  teamsFor(section).flatMap((team) => rolesFor(section, team).map((role) => member(section, team, role)));

/** As `HQ CO_FSNCO`, by position. */
const shown = ({ holes, more }: ReturnType<typeof openPlaces>) => [
  ...holes.map(({ team, role }) => `${team} ${role}`),
  ...(more > 0 ? [`${more} more`] : []),
];

const company = full('ALPHA');
const without = (...indexes: number[]) => company.filter((_, index) => !indexes.includes(index));

test.each<[string, Section, number, { role: Role; unitPosition: number }[], string[]]>([
  ['of everybody has none', 'ALPHA', 8, company, []],
  ['without its first and its last role has these two', 'ALPHA', 8, without(0, 7), ['HQ CO_FSO', 'TEAM_3 RTO']],
  ['without a team has both of its roles', 'ALPHA', 8, without(4, 5), ['TEAM_2 FO', 'TEAM_2 RTO']],
  [
    'of nobody has all of them, by position',
    'ALPHA',
    8,
    [],
    ['HQ CO_FSO', 'HQ CO_FSNCO', 'TEAM_1 FO', 'TEAM_1 RTO', 'TEAM_2 FO', 'TEAM_2 RTO', 'TEAM_3 FO', 'TEAM_3 RTO'],
  ],
  ['with more places than roles says how many more', 'ALPHA', 11, without(7), ['TEAM_3 RTO', '3 more']],
  ['with every role and more places says only how many', 'ALPHA', 9, company, ['1 more']],
  ['with fewer places than roles has the first ones', 'ALPHA', 2, [], ['HQ CO_FSO', 'HQ CO_FSNCO']],
  ['with one open place and two open roles has the first', 'ALPHA', 7, without(1, 6), ['HQ CO_FSNCO']],
  [
    'with a role twice has a hole less',
    'ALPHA',
    8,
    [...without(5, 7), member('ALPHA', 'TEAM_1', 'FO')],
    ['TEAM_2 RTO'],
  ],
  ['at strength has none, even if a role is open', 'ALPHA', 7, without(7), []],
  ['over strength has none, even if a role is open', 'ALPHA', 6, without(7), []],
  ['without places has none', 'ALPHA', 0, [], []],
  [
    'of the battalion has one AFATDS, and a place more',
    'BN_STAFF',
    6,
    [member('BN_STAFF', 'HQ', 'BN_FSO')],
    ['HQ BN_FSNCO', 'HQ BN_FO', 'HQ AFATDS', 'HQ BN_RTO', '1 more'],
  ],
  [
    'of the battalion with AFATDS twice has no hole for it',
    'BN_STAFF',
    6,
    [...full('BN_STAFF'), member('BN_STAFF', 'HQ', 'AFATDS')],
    [],
  ],
  ['DELTA has its two leaders, and places without a team', 'DELTA', 4, [], ['HQ CO_FSO', 'HQ CO_FSNCO', '2 more']],
  [
    'the people without a section have no places',
    'UNASSIGNED',
    0,
    [member('UNASSIGNED', 'UNASSIGNED', 'UNASSIGNED')],
    [],
  ],
  // Older records may have what no form offers.
  [
    'somebody with a role that their team does not have takes a place, and no role',
    'ALPHA',
    8,
    [...without(0, 2), member('ALPHA', 'HQ', 'FO')],
    ['HQ CO_FSO'],
  ],
  [
    'somebody without a team takes the place that their position says',
    'ALPHA',
    8,
    [...without(0), member('ALPHA', 'UNASSIGNED', 'CO_FSO')],
    [],
  ],
  [
    'somebody with a company role in the battalion takes a place, and no role',
    'BN_STAFF',
    6,
    [member('BN_STAFF', 'HQ', 'FO')],
    ['HQ BN_FSO', 'HQ BN_FSNCO', 'HQ BN_FO', 'HQ AFATDS', 'HQ BN_RTO'],
  ],
  [
    'somebody with a position in another company takes a place, and no role',
    'ALPHA',
    8,
    [...without(0), { role: 'CO_FSO', unitPosition: 20 }],
    [],
  ],
])('a section %s', (_name, section, capacity, members, expected) => {
  expect(shown(openPlaces(section, capacity, members))).toEqual(expected);
});

test('the specified places are a hole for each role, one more AFATDS, and two without a team in DELTA', () => {
  const counts = SPECIFICATION.sectionCapacity.map(({ section }) => {
    const { holes, more } = openPlaces(section, capacityOf(SPECIFICATION, section), []);
    return [section, holes.length, more];
  });
  expect(counts).toEqual([
    ['BN_STAFF', 5, 1],
    ['ALPHA', 8, 0],
    ['BRAVO', 8, 0],
    ['CHARLIE', 8, 0],
    ['DELTA', 2, 2],
  ]);
});

test('people, holes and further places are as many as the places, or there are too many people', () => {
  const anyMember = fc.record({ team: fc.constantFrom(...TEAMS), role: fc.constantFrom(...ROLES) });
  fc.assert(
    fc.property(
      fc.constantFrom(...SECTIONS),
      fc.nat(20),
      fc.array(anyMember, { maxLength: 20 }),
      (section, capacity, given) => {
        const members = given.map(({ team, role }) => member(section, team, role));
        const { holes, more } = openPlaces(section, capacity, members);
        expect(members.length + holes.length + more).toBe(Math.max(capacity, members.length));
        expect(more).toBeGreaterThanOrEqual(0);
        expect(new Set(holes.map(({ unitPosition: at, role }) => `${at} ${role}`)).size).toBe(holes.length);
      },
    ),
  );
});
