import { REFUSED, wasRefused, wayBack, wayBackTo } from './navigationState.ts';

test('the way back is where the person was going, whole', () => {
  expect(wayBack(wayBackTo({ pathname: '/user-info/1', search: '?a=b', hash: '#c' }))).toBe('/user-info/1?a=b#c');
});

test.each([null, undefined, 'from', {}, { from: 1 }, REFUSED])('%j leads nowhere back', (state) => {
  expect(wayBack(state)).toBeNull();
});

test('only a refusal is one', () => {
  expect(wasRefused(REFUSED)).toBe(true);
  expect(wasRefused({ from: '/home' })).toBe(false);
  expect(wasRefused(null)).toBe(false);
});
