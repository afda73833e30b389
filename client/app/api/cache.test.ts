import { gql } from '@apollo/client';
import { dropLoaded } from '../session/session.ts';
import { cache } from './cache.ts';
import './signedInPolicies.ts';

afterEach(() => cache.reset());

const SCHOOLS = gql`
  query {
    first: soldier(id: "1") {
      id
      schools {
        id
        startDate
      }
    }
    second: soldier(id: "2") {
      id
      schools {
        id
        startDate
      }
    }
  }
`;
const soldier = (id: string, startDate: string) => ({
  __typename: 'Soldier',
  id,
  schools: [{ __typename: 'School', id: 'copied', startDate }],
});

test('two people whose schools have one id keep their own', async () => {
  const data = { first: soldier('1', '2026-05-04'), second: soldier('2', '2026-09-07') };
  cache.writeQuery({ query: SCHOOLS, data });
  expect(cache.readQuery({ query: SCHOOLS })).toEqual(data);
});

test('somebody who is called by their first name in one list is not in another', () => {
  const query = gql`
    query {
      comment(id: "1") {
        id
        author {
          id
          givenName
        }
      }
      other: comment(id: "2") {
        id
        author {
          id
          givenName
        }
      }
    }
  `;
  const comment = (id: string, givenName: string | null) => ({
    __typename: 'Comment',
    id,
    author: { __typename: 'SoldierName', id: 'lee', givenName },
  });
  const data = { comment: comment('1', 'Ann'), other: comment('2', null) };
  cache.writeQuery({ query, data });
  expect(cache.readQuery({ query })).toEqual(data);
});

test.each([
  ['comments', 'soldierId: "1"', 'soldierId: "2"'],
  ['history', 'soldierId: "1"', 'soldierId: "2"'],
  ['questionBank', 'filter: { search: "gun" }', 'filter: { search: "fire" }'],
  ['soldiers', 'filter: { search: "ann" }', 'filter: { search: "vega" }'],
])('a later page of %s joins the earlier ones of its own list', (list, which, other) => {
  const page = (given: string) =>
    gql(`{ ${list}(${given}) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`);
  const write = (given: string, id: string) =>
    cache.writeQuery({
      query: page(given),
      data: {
        [list]: { edges: [{ node: { __typename: 'Entry', id } }], pageInfo: { hasNextPage: true, endCursor: id } },
      },
    });
  const read = (given: string) => JSON.stringify(cache.readQuery({ query: page(given) })).match(/(?<="id":")./g);
  write(which, 'a');
  write(`${which}, after: "a"`, 'b');
  write(other, 'c');
  expect([read(which), read(other)]).toEqual([['a', 'b'], ['c']]);
  // The first page starts the list over.
  write(which, 'd');
  expect(read(which)).toEqual(['d']);
});

test('what is asked of the viewer in one place is there in the other', () => {
  const [rights, login] = [
    gql`
      {
        viewer {
          isStaff
        }
      }
    `,
    gql`
      {
        viewer {
          login {
            id
          }
        }
      }
    `,
  ];
  cache.writeQuery({ query: rights, data: { viewer: { __typename: 'Viewer', isStaff: true } } });
  cache.writeQuery({
    query: login,
    data: { viewer: { __typename: 'Viewer', login: { __typename: 'Login', id: 'a' } } },
  });
  expect(cache.readQuery({ query: rights })).toMatchObject({ viewer: { isStaff: true } });
});

test('what is asked of the ways to sign in in one place is there in the other', () => {
  const asks = (fields: string) => gql(`{ signInMethods { ${fields} } }`);
  const [__typename, provider] = ['SignInMethods', { __typename: 'OpenIdConnectMethod' }];
  const write = (fields: string, methods: object) =>
    cache.writeQuery({ query: asks(fields), data: { signInMethods: { __typename, ...methods } } });
  write('emailLink openIdConnect { name }', { emailLink: true, openIdConnect: { ...provider, name: 'Army' } });
  write('openIdConnect { startPath }', { openIdConnect: { ...provider, startPath: '/oidc' } });
  expect(cache.readQuery({ query: asks('emailLink openIdConnect { name startPath }') })).toMatchObject({
    signInMethods: { emailLink: true, openIdConnect: { name: 'Army', startPath: '/oidc' } },
  });
});

test('somebody on two lists has the reason of each', () => {
  const query = gql`
    {
      readinessOverview {
        lists {
          list
          people {
            id
            reason
          }
        }
      }
    }
  `;
  const listed = (reason: string) => ({ list: reason, people: [{ __typename: 'ReadinessSoldier', id: '1', reason }] });
  const data = { readinessOverview: { lists: [listed('ACFT'), listed('M4')] } };
  cache.writeQuery({ query, data });
  expect(cache.readQuery({ query })).toEqual(data);
});

test('a record that another operation brought is found by its id', () => {
  const record = gql`
    query ($id: ID!) {
      soldier(id: $id) {
        id
        lastName
      }
    }
  `;
  const saved = { __typename: 'Soldier', id: '1', lastName: 'Fox' };
  cache.writeFragment({
    id: 'Soldier:1',
    fragment: gql`
      fragment Saved on Soldier {
        id
        lastName
      }
    `,
    data: saved,
  });
  expect(cache.readQuery({ query: record, variables: { id: '1' } })).toEqual({ soldier: saved });
  expect(cache.readQuery({ query: record, variables: { id: '2' } })).toBeNull();
});

test('a list of the whole unit is kept as it came, for each query that asks for it', () => {
  const few = gql`
    query Few {
      etsList {
        upcoming {
          ets
          soldier {
            id
          }
        }
      }
    }
  `;
  const more = gql`
    query More {
      etsList {
        notEntered
      }
    }
  `;
  const soldier = { __typename: 'ListedSoldier', id: 's1' };
  const list = { etsList: { __typename: 'EtsList', upcoming: [{ __typename: 'EtsRow', ets: null, soldier }] } };
  cache.writeQuery({ query: few, data: list });
  cache.writeQuery({ query: more, data: { etsList: { __typename: 'EtsList', notEntered: 4 } } });
  expect(cache.readQuery({ query: few })).toEqual(list);
  expect(cache.readQuery({ query: more })).toMatchObject({ etsList: { notEntered: 4 } });
  expect(JSON.stringify(cache.extract())).not.toContain('ListedSoldier:s1');
  dropLoaded(cache);
  expect(cache.readQuery({ query: few })).toBeNull();
});
