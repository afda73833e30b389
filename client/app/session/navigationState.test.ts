import { refusalOf, refusedFor, wayBack, wayBackTo } from './navigationState.ts';

test('the way back is where the person was going, whole', () => {
  expect(wayBack(wayBackTo({ pathname: '/user-info/1', search: '?a=b', hash: '#c' }))).toBe('/user-info/1?a=b#c');
});

test.each([null, undefined, 'from', {}, { from: 1 }, refusedFor('STAFF')])('%j leads nowhere back', (state) => {
  expect(wayBack(state)).toBeNull();
});

test('a refusal says what was asked for, and only a refusal is one', () => {
  expect(refusalOf(refusedFor('SELF'))).toBe('SELF');
  for (const state of [null, 'refused', { from: '/home' }, { refused: true }]) expect(refusalOf(state)).toBeNull();
});
