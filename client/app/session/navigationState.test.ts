import {
  formerAccount,
  placeAfterSignIn,
  stateThere,
  typedEmail,
  wayBack,
  wayBackTo,
  wayBackWithState,
  withTypedEmail,
} from './navigationState.ts';
import { refusedFor } from './refusedPage.ts';

const PERSON = { accountId: 'a1', soldierId: 's1', isStaff: false, mustAddSecondFactor: false };

test('the way back is where the person was going, whole', () => {
  expect(wayBack(wayBackTo({ pathname: '/user-info/1', search: '?a=b', hash: '#c' }))).toBe('/user-info/1?a=b#c');
});

test('the way back after signing in again has the state of that entry', () => {
  const there = {
    pathname: '/account/second-factor',
    search: '',
    hash: '',
    key: 'k',
    state: { from: '/account/data' },
  };
  const state = wayBackWithState(there);
  expect([wayBack(state), stateThere(state)]).toEqual(['/account/second-factor', { from: '/account/data' }]);
  for (const other of [null, 'stateThere', {}]) expect(stateThere(other) ?? null).toBeNull();
});

test.each([null, undefined, 'from', {}, { from: 1 }, refusedFor('STAFF', undefined)])(
  '%j leads nowhere back',
  (state) => {
    expect(wayBack(state)).toBeNull();
  },
);

test('what was typed as the address goes along with the way back', () => {
  const state = withTypedEmail(wayBackTo({ pathname: '/admin/ets', search: '', hash: '' }), 'fox@unit.example');
  expect([wayBack(state), typedEmail(state)]).toEqual(['/admin/ets', 'fox@unit.example']);
  for (const other of [null, 'typedEmail', {}, { typedEmail: 1 }]) expect(typedEmail(other)).toBe('');
});

test.each([
  ['the record is made first, wherever they were going', null, '/account', '/create-account/a1'],
  ['with a record they go where they were going', 's1', '/account', '/account'],
  ['or home', 's1', null, '/home'],
])('after signing in %s', (_, soldierId, from, to) => {
  expect(placeAfterSignIn({ ...PERSON, soldierId }, from)).toBe(to);
});

test.each([
  ['where they were going, if nobody was signed in before', null, '/user-info/s9/edit'],
  ['back to where their session ended', 'a1', '/user-info/s9/edit'],
  ['home where the session of somebody else ended', 'a2', '/home'],
])('after signing in they go %s', (_, former, to) => {
  formerAccount(former);
  expect(placeAfterSignIn(PERSON, '/user-info/s9/edit')).toBe(to);
  expect(placeAfterSignIn({ ...PERSON, soldierId: null }, '/user-info/s9/edit')).toBe('/create-account/a1');
});

test('whose record is not known before the second factor is set up, they go where they were going', () => {
  formerAccount(null);
  const person = { ...PERSON, soldierId: null, mustAddSecondFactor: true };
  expect(placeAfterSignIn(person, '/account/data')).toBe('/account/data');
  expect(placeAfterSignIn(person, null)).toBe('/home');
  // Another site opens only once they have set up the second factor.
  expect(placeAfterSignIn(person, 'https://wiki.example/page')).toBe('/home');
  expect(placeAfterSignIn(PERSON, 'https://wiki.example/page')).toBe('https://wiki.example/page');
});
