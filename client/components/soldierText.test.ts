import { assignmentText, authorInSentence, authorText, markedName, rankAndName, roleText } from './soldierText.ts';

test('rank and name', () => {
  expect(rankAndName({ rank: 'SECOND_LT', lastName: 'Park' })).toBe('2LT Park');
});

test('the first name follows where the server gives one', () => {
  const person = { rank: 'SGT', lastName: 'Lee', givenName: 'Ann' } as const;
  expect(rankAndName(person)).toBe('SGT Lee, Ann');
  expect(rankAndName({ ...person, givenName: null })).toBe('SGT Lee');
  expect(authorText(person)).toBe('SGT Lee, Ann');
  expect(markedName({ ...person, pastEts: true })).toBe('SGT Lee, Ann (past ETS)');
  expect(markedName({ ...person, pastEts: false })).toBe('SGT Lee, Ann');
});

test('whose record has gone is a former member, at the beginning and inside of a sentence', () => {
  expect(authorText(null)).toBe('Former member');
  expect(authorInSentence(null)).toBe('a former member');
  expect(authorInSentence({ rank: 'SGT', lastName: 'Lee' })).toBe('SGT Lee');
});

test('a role that waits for approval is never told as a fact', () => {
  const claimed = { section: 'ALPHA', team: 'HQ', role: 'CO_FSO', awaitsStaffApproval: true } as const;
  expect(roleText(claimed)).toBe('CO FSO (waiting for approval)');
  expect(roleText({ ...claimed, awaitsStaffApproval: false })).toBe('CO FSO');
  expect(assignmentText(claimed)).toBe('ALPHA · HQ · CO FSO (waiting for approval)');
});

test.each([
  [{ section: 'ALPHA', team: 'TEAM_1', role: 'FO' }, 'ALPHA · Team 1 · FO'],
  [{ section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' }, 'BN STAFF · HQ · BN FSO'],
  [{ section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' }, 'UNASSIGNED'],
] as const)('%j reads %s', (assignment, text) => {
  expect(assignmentText(assignment)).toBe(text);
});
