import { assignmentText, rankAndName } from './soldierText.ts';

test('rank and name', () => {
  expect(rankAndName({ rank: 'SECOND_LT', lastName: 'Park' })).toBe('2LT Park');
});

test.each([
  [{ section: 'ALPHA', team: 'TEAM_1', role: 'FO' }, 'ALPHA · Team 1 · FO'],
  [{ section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' }, 'BN STAFF · HQ · BN FSO'],
  [{ section: 'UNASSIGNED', team: 'UNASSIGNED', role: 'UNASSIGNED' }, 'UNASSIGNED'],
] as const)('%j reads %s', (assignment, text) => {
  expect(assignmentText(assignment)).toBe(text);
});
