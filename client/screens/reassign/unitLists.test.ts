import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import type { UnitLists_SoldierFragment } from './unitLists.generated.ts';
import { adminsOf, changedPeople, everybody, namesOf, waitingIn, withSoldier } from './unitLists.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';

const FOX: BoardRow_PersonFragment = {
  __typename: 'AssignedSoldier',
  id: 'fox',
  version: 1,
  rank: 'SPC',
  lastName: 'Fox',
  givenName: null,
  pastEts: false,
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
  unitPosition: 12,
  isStaff: false,
  awaitsStaffApproval: false,
};
const RUIZ: BoardRow_PersonFragment = { ...FOX, id: 'ruiz', lastName: 'Ruiz', awaitsStaffApproval: true };
const STRAY: BoardRow_PersonFragment = { ...FOX, id: 'stray', section: 'DELTA', team: 'TEAM_2', unitPosition: 44 };
const LISTS: ReassignQuery = {
  assignmentBoard: [
    {
      section: 'ALPHA',
      teams: [
        { team: 'HQ', people: [] },
        { team: 'TEAM_1', people: [FOX, RUIZ] },
      ],
    },
    {
      section: 'DELTA',
      teams: [
        { team: 'HQ', people: [] },
        { team: 'TEAM_2', people: [STRAY] },
      ],
    },
  ],
};

const soldier = (
  { __typename: _, ...person }: BoardRow_PersonFragment,
  change: Partial<UnitLists_SoldierFragment>,
): UnitLists_SoldierFragment => ({ ...person, awaitsStaffApproval: false, ...change });

const places = (lists: ReassignQuery) =>
  lists.assignmentBoard.map(({ teams }) => teams.map(({ team, people }) => [team, ...people.map(({ id }) => id)]));

test('a move takes somebody out of one team and into another, and into the admins with a staff role', () => {
  const after = withSoldier(
    LISTS,
    soldier(RUIZ, { section: 'DELTA', team: 'HQ', role: 'CO_FSO', unitPosition: 40, isStaff: true, version: 2 }),
  );
  expect(places(after)).toEqual([
    [['HQ'], ['TEAM_1', 'fox']],
    [
      ['HQ', 'ruiz'],
      ['TEAM_2', 'stray'],
    ],
  ]);
  expect(waitingIn(LISTS)).toMatchObject([{ id: 'ruiz' }]);
  expect(adminsOf(after)).toMatchObject([{ id: 'ruiz', role: 'CO_FSO' }]);
  expect(waitingIn(after)).toEqual([]);
  expect(everybody(after).find(({ id }) => id === 'ruiz')).toMatchObject({ version: 2, isStaff: true });
});

test('within a team people stand by position, then by name, then by id', () => {
  const joined = withSoldier(
    LISTS,
    soldier(STRAY, { section: 'ALPHA', team: 'TEAM_1', unitPosition: 12, lastName: 'Gray' }),
  );
  expect(places(joined)[0]).toEqual([['HQ'], ['TEAM_1', 'fox', 'stray', 'ruiz']]);
  const namesakes = ['g', 'e'].map((id) => soldier({ ...FOX, id }, {})).reduce(withSoldier, LISTS);
  expect(places(namesakes)[0]).toEqual([['HQ'], ['TEAM_1', 'e', 'fox', 'g', 'ruiz']]);
  const second = withSoldier(LISTS, soldier(FOX, { role: 'RTO', unitPosition: 13 }));
  expect(places(second)[0]).toEqual([['HQ'], ['TEAM_1', 'ruiz', 'fox']]);
});

test('a team that the section does not have goes with the last one in it', () => {
  const after = withSoldier(LISTS, soldier(STRAY, { team: 'HQ', role: 'CO_FSO', unitPosition: 40 }));
  expect(places(after)[1]).toEqual([['HQ', 'stray']]);
});

test('people have changed if the screen shows them differently, wherever they are now', () => {
  const ids = (after: typeof LISTS) => changedPeople(LISTS, after).map(({ id }) => id);
  expect(ids(withSoldier(LISTS, soldier(FOX, { version: 9 })))).toEqual([]);
  expect(ids(withSoldier(LISTS, soldier(RUIZ, {})))).toEqual(['ruiz']);
  const moved = withSoldier(LISTS, soldier(STRAY, { team: 'HQ', role: 'CO_FSO', unitPosition: 40 }));
  expect(ids(withSoldier(moved, soldier({ ...FOX, id: 'new' }, {})))).toEqual(['new', 'stray']);
  expect(changedPeople(moved, { ...moved, assignmentBoard: [] }).map(({ id }) => id)).toEqual(['fox', 'ruiz', 'stray']);
});

test('those with staff rights and those who wait for them stand by position, wherever they are on the board', () => {
  const given = [soldier(STRAY, { isStaff: true, unitPosition: 5 }), soldier(FOX, { isStaff: true })];
  const after = given.reduce(withSoldier, LISTS);
  expect(adminsOf(after).map(({ id }) => id)).toEqual(['stray', 'fox']);
  expect(waitingIn(after).map(({ id }) => id)).toEqual(['ruiz']);
});

test('a first name that came because of a namesake is no change of the person, nor is a new day', () => {
  const after = withSoldier(LISTS, soldier(FOX, { givenName: 'Ann', pastEts: true }));
  expect(everybody(after)[0]).toMatchObject({ givenName: 'Ann', pastEts: true });
  expect(changedPeople(LISTS, after)).toEqual([]);
});

test.each<Partial<UnitLists_SoldierFragment>>([
  { rank: 'SGT' },
  { lastName: 'Foxworth' },
  { section: 'DELTA' },
  { team: 'TEAM_1' },
  { role: 'RTO' },
  { isStaff: true },
  { awaitsStaffApproval: true },
])('%j alone is a difference', (change) => {
  const before = withSoldier(LISTS, soldier(FOX, { team: 'HQ' }));
  const after = withSoldier(before, soldier(FOX, { team: 'HQ', ...change }));
  expect(changedPeople(before, after).map(({ id }) => id)).toEqual(['fox']);
});

test.each([
  [[], null],
  [[FOX, RUIZ, STRAY], 'SPC Fox, SPC Ruiz, SPC Fox'],
  [[FOX, RUIZ], 'SPC Fox, SPC Ruiz'],
  [[{ ...FOX, givenName: 'Ann' }, RUIZ], 'SPC Fox, Ann, SPC Ruiz'],
  [[FOX, RUIZ, STRAY, FOX, FOX], 'SPC Fox, SPC Ruiz, SPC Fox and 2 more'],
])('a few are named, the rest counted: %#', (people, names) => {
  expect(namesOf(people)).toBe(names);
});
