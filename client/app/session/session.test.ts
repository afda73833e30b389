import { gql, InMemoryCache } from '@apollo/client';
import { jest } from '@jest/globals';

// The other tabs are not the matter here, and a channel to them would keep the test's process from ending.
jest.unstable_mockModule('./sessionTabs.ts', () => ({ tellTabs: () => undefined }));
const { didSignOut, dropLoaded, loginMessage, rememberPerson, tellEnd } = await import('./session.ts');

const VIEWER = {
  accessEndsAt: '2026-11-21T09:00:00.000Z',
  login: { id: 'a1', mustAddSecondFactor: false },
  soldier: null,
};

test('of what was loaded for whoever was signed in nothing stays, also of what a subscription brought', () => {
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
  ['no reason', [null], 'Your session is over. Please sign in.'],
  ['a reason, and then none', ['Your password was changed.', null], 'Your password was changed.'],
  ['none, and then a reason', [null, 'Your password was changed.'], 'Your password was changed.'],
  ['a reason, and then another', ['Your password was changed.', 'You were signed out.'], 'Your password was changed.'],
])('of a session that ended with %s, /login says why', (_, reasons, message) => {
  didSignOut(false);
  loginMessage(null);
  for (const because of reasons) tellEnd(because);
  expect(loginMessage()).toBe(message);
});

test('whoever signed out is not told that the session is over', () => {
  didSignOut(true);
  loginMessage(null);
  tellEnd(null);
  expect(loginMessage()).toBeNull();
});
