import { gql, InMemoryCache } from '@apollo/client';
import { VIEWER_UNIT } from '../../testing/viewerUnit.ts';
import { ViewerDocument } from './session.generated.ts';
import { didSignOut, dropLoaded, endSession, loginMessage, personOf, rememberPerson, tellEnd } from './session.ts';

/** The messages that the other tabs received. */
const told: unknown[] = [];
beforeEach(() => {
  told.length = 0;
  jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation((news: unknown) => void told.push(news));
});
afterEach(() => jest.restoreAllMocks());

const VIEWER = {
  accessEndsAt: '2026-11-21T09:00:00.000Z',
  login: { id: 'a1', mustAddSecondFactor: false },
  unit: VIEWER_UNIT,
  soldier: null,
  absence: null,
};

const SOLDIER = { id: 's1', section: 'ALPHA', role: 'FO' } as const;

test('nothing stays that was loaded for the last person, nor what a subscription brought', () => {
  const cache = new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } });
  rememberPerson(cache, VIEWER);
  const soldier = { __typename: 'Soldier', id: 's1', lastName: 'Okafor' };
  cache.writeQuery({
    query: gql`
      {
        soldier {
          id
          lastName
        }
      }
    `,
    data: { soldier },
  });
  cache.write({
    query: gql`
      subscription {
        soldierChanged {
          id
          lastName
        }
      }
    `,
    dataId: 'ROOT_SUBSCRIPTION',
    result: { soldierChanged: soldier },
  });
  dropLoaded(cache);
  expect(JSON.stringify(cache.extract())).not.toContain('Okafor');
  expect(Object.keys(cache.extract())).toContain('ROOT_QUERY');
});

test('what is about oneself stays when the rights to what is about others go', () => {
  const cache = new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } });
  rememberPerson(cache, VIEWER);
  const query = gql`
    query ($id: ID!) {
      soldier(id: $id) {
        id
        lastName
      }
    }
  `;
  for (const [id, lastName] of [
    ['s1', 'Okafor'],
    ['s12', 'Fox'],
  ]) {
    cache.writeQuery({ query, variables: { id }, data: { soldier: { __typename: 'Soldier', id, lastName } } });
  }
  dropLoaded(cache, 's1');
  expect(cache.readQuery({ query, variables: { id: 's1' } })).toMatchObject({ soldier: { lastName: 'Okafor' } });
  expect(JSON.stringify(cache.extract())).not.toContain('Fox');
});

test.each([
  ['a reason', ['Your password was changed.'], 'Your password was changed.'],
  ['no reason', [null], 'Your session has ended. Sign in again.'],
  ['a reason, and then none', ['Your password was changed.', null], 'Your password was changed.'],
  ['none, and then a reason', [null, 'Your password was changed.'], 'Your password was changed.'],
  ['a reason, and then another', ['Your password was changed.', 'You were signed out.'], 'Your password was changed.'],
])('of a session that ended with %s, /login says why', (_, reasons, message) => {
  didSignOut(false);
  loginMessage(null);
  for (const because of reasons) tellEnd(because);
  expect(loginMessage()).toBe(message);
});

test('people who sign out are not told that the session has ended', () => {
  didSignOut(true);
  loginMessage(null);
  tellEnd(null);
  expect(loginMessage()).toBeNull();
});

test('the viewer is the person of the permissions', () => {
  const nobody = { accountId: 'a1', soldierId: null, isStaff: false, mustAddSecondFactor: false };
  expect(personOf(VIEWER)).toEqual(nobody);
  expect(personOf({ ...VIEWER, soldier: { ...SOLDIER, isStaff: false } })).toEqual({ ...nobody, soldierId: 's1' });
  const login = { ...VIEWER.login, mustAddSecondFactor: true };
  expect(personOf({ ...VIEWER, login, soldier: { ...SOLDIER, isStaff: true } })).toEqual({
    accountId: 'a1',
    soldierId: 's1',
    isStaff: true,
    mustAddSecondFactor: true,
  });
});

describe('a session', () => {
  const query = ViewerDocument;
  const aCache = () => new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } });
  const viewer = { ...VIEWER, __typename: 'Viewer' as const };

  beforeEach(() => {
    didSignOut(false);
    loginMessage(null);
  });

  it('begins without what was said of the last one, also in the other tabs', () => {
    const cache = aCache();
    didSignOut(true);
    loginMessage('You were signed out.');
    rememberPerson(cache, viewer);
    expect([didSignOut(), loginMessage()]).toEqual([false, null]);
    expect(told).toEqual([{ kind: 'SIGNED_IN', accountId: 'a1' }]);
    expect(cache.readQuery({ query })).toMatchObject({ viewer: { login: { id: 'a1' } } });
  });

  it.each([
    ['without a reason', null, 'Your session has ended. Sign in again.'],
    ['with a reason', 'Your password was changed.', 'Your password was changed.'],
  ])('that the server ends %s is over, also in the other tabs', (_, because, message) => {
    const cache = aCache();
    cache.writeQuery({ query, data: { viewer } });
    endSession(cache, because);
    expect(cache.readQuery({ query })).toEqual({ viewer: null });
    expect(loginMessage()).toBe(message);
    expect(told).toEqual([{ kind: 'ENDED', because }]);
  });

  it.each([
    ['without a reason', null, null],
    ['with a reason', 'Your password was changed.', 'Your password was changed.'],
  ])('that nobody has ends %s for nobody else', (_, because, message) => {
    endSession(aCache(), because);
    expect(loginMessage()).toBe(message);
    expect(told).toEqual([]);
  });
});
