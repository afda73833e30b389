import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { meetChanges, saverIn } from './conflict.ts';

const opened = { section: 'ALPHA', team: '1', role: 'FO', m4Qual: '31', acftScore: '400' };
const place = { label: 'Assignment', fields: ['section', 'team', 'role'], text: () => '' } as const;
const fields = [
  place,
  { label: 'M4', fields: ['m4Qual'], text: () => '' },
  { label: 'ACFT', fields: ['acftScore'], text: () => '' },
] as const;

test('what was typed stands over what they changed, and the rest is as it is stored now', () => {
  const now = { ...opened, m4Qual: '32', acftScore: '420' };
  const mine = { ...opened, m4Qual: '33' };
  expect(meetChanges(fields, opened, now, mine, 'SFC Vance')).toEqual({
    values: { ...opened, m4Qual: '33', acftScore: '420' },
    conflict: { by: 'SFC Vance', theirs: { m4Qual: '32', acftScore: '420' }, now, mine },
  });
});

test('what only makes sense together is theirs as they left it, also where one part of it stayed as it was', () => {
  const now = { ...opened, team: '2', role: 'RTO' };
  const mine = { ...opened, section: 'CHARLIE', team: 'HQ', role: 'CO FSO' };
  const { values, conflict } = meetChanges(fields, opened, now, mine, 'SFC Vance');
  expect(values).toEqual(mine);
  expect(conflict).toMatchObject({ theirs: { team: '2', role: 'RTO' }, now: { section: 'ALPHA' } });
});

test('it is kept together as well, where each changed another part of it', () => {
  const now = { ...opened, section: 'BRAVO' };
  const mine = { ...opened, team: '3' };
  expect(meetChanges(fields, opened, now, mine, 'SFC Vance').values).toEqual(mine);
});

test('the message names the person who saved last, except for your own other tab', () => {
  const refused = (changedBy: unknown) =>
    new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'CONFLICT', changedBy } }] });
  const vance = { id: 'vance', name: 'SFC Vance' };
  expect(saverIn(refused(vance), 'raman')).toBe('SFC Vance');
  expect(saverIn(refused(vance), 'vance')).toBe('you in another tab or on another device');
  expect(saverIn(refused(undefined), 'vance')).toBeNull();
  expect(saverIn(new Error('lost'), 'vance')).toBeNull();
});
