import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { buildSchema, execute, GraphQLSchema, parse } from 'graphql';
import { CHANGES_PER_LOGIN } from '../../domain/constants.ts';
import type { KeyScope } from '../../domain/keyScope.ts';
import type { Person } from '../../domain/permissions.ts';
import { authDirective } from '../api/authDirective.ts';
import { keysDirective } from '../api/keysDirective.ts';
import { NOBODY } from '../identity/caller.ts';
import { enforceAuth } from './enforceAuth.ts';

const DIRECTIVE = printSchemaWithDirectives(new GraphQLSchema({ directives: [authDirective, keysDirective] }));

const schemaOf = (definitions: string) => enforceAuth(buildSchema(`${DIRECTIVE}\n${definitions}`));

const member: Person = { accountId: 'a', soldierId: 'self', isStaff: false };
const staff: Person = { accountId: 'b', soldierId: 'boss', isStaff: true };

/**
 * Runs a query as one person.
 * @returns the data and the first error's code
 */
async function ask(definitions: string, query: string, person: Person | null) {
  const rootValue = {
    open: 'open',
    mine: () => 'mine',
    theirs: () => 'theirs',
    change: () => 'changed',
    leave: () => 'left',
    soldier: { id: 'self', secret: 'secret' },
  };
  const { data, errors } = await execute({
    schema: schemaOf(definitions),
    document: parse(query),
    rootValue,
    contextValue: { ...NOBODY, person },
  });
  return { data, code: errors?.[0]?.extensions['code'] };
}

describe('a schema with an unusable permission does not start', () => {
  it.each([
    ['a root field without one', 'type Query { open: String }', 'Query.open declares no permission'],
    [
      'a mutation without one',
      'type Query { open: String @auth(requires: PUBLIC) } type Mutation { change: String }',
      'Mutation.change declares no permission',
    ],
    [
      'one about a soldier without an argument that names them',
      'type Query { mine: String @auth(requires: SELF) }',
      'Query.mine requires SELF',
    ],
    [
      'one about a soldier named by an argument that is not there',
      'type Query { mine(id: ID): String @auth(requires: SELF_OR_STAFF, soldier: "who") }',
      'Query.mine requires SELF_OR_STAFF',
    ],
    [
      'one for keys of a scope that is none',
      'type Query { open: String @auth(requires: PUBLIC) @keys(scope: "ALL") }',
      'Query.open is open to keys of the unknown scope ALL',
    ],
    [
      'one for keys that change something',
      'type Query { open: String @auth(requires: PUBLIC) } type Mutation { change: String @auth(requires: PUBLIC) @keys(scope: "COUNTS") }',
      'Mutation.change is open to keys, which ask queries alone',
    ],
  ])('%s', (_, definitions, message) => {
    expect(() => schemaOf(definitions)).toThrow(message);
  });
});

describe('a permission on a field that reveals more than its parent', () => {
  const definitions = `
    type Query { soldier: Soldier @auth(requires: MEMBER) }
    type Soldier { id: ID secret: String @auth(requires: STAFF) }
  `;

  it('lets through who may', async () => {
    expect(await ask(definitions, '{ soldier { id secret } }', staff)).toEqual({
      data: { soldier: { id: 'self', secret: 'secret' } },
      code: undefined,
    });
  });

  it('refuses the field alone, and not its neighbors', async () => {
    expect(await ask(definitions, '{ soldier { id secret } }', member)).toEqual({
      data: { soldier: { id: 'self', secret: null } },
      code: 'FORBIDDEN',
    });
  });
});

describe('a permission about the soldier that an argument names', () => {
  const definitions = `type Query {
    mine(id: ID!): String @auth(requires: SELF, soldier: "id")
    theirs(about: ID!): String @auth(requires: STAFF_NOT_SELF, soldier: "about")
  }`;

  it.each([
    ['SELF, about oneself', '{ mine(id: "self") }', member, undefined],
    ['SELF, about somebody else', '{ mine(id: "boss") }', member, 'FORBIDDEN'],
    ['SELF, staff about somebody else', '{ mine(id: "self") }', staff, 'FORBIDDEN'],
    ['SELF, signed out', '{ mine(id: "self") }', null, 'UNAUTHENTICATED'],
    ['STAFF_NOT_SELF, staff about somebody else', '{ theirs(about: "self") }', staff, undefined],
    ['STAFF_NOT_SELF, staff about themself', '{ theirs(about: "boss") }', staff, 'FORBIDDEN'],
    ['STAFF_NOT_SELF, a soldier', '{ theirs(about: "boss") }', member, 'FORBIDDEN'],
  ])('%s', async (_, query, person, code) => {
    expect((await ask(definitions, query, person)).code).toBe(code);
  });
});

describe('the changes that a login makes', () => {
  const definitions = `
    type Query { open: String @auth(requires: PUBLIC) }
    type Mutation {
      change: String @auth(requires: MEMBER)
      leave: String @auth(requires: SIGNED_IN)
    }
  `;
  const busy: Person = { accountId: 'busy', soldierId: 'busy', isStaff: true };

  beforeAll(async () => {
    const fields = Array.from({ length: CHANGES_PER_LOGIN }, (_, index) => `change${index}: change`);
    expect((await ask(definitions, `mutation { ${fields.join(' ')} }`, busy)).code).toBeUndefined();
  });

  it('are so many in an hour at most; then it is told how long to wait', async () => {
    const { errors } = await execute({
      schema: schemaOf(definitions),
      document: parse('mutation { change }'),
      rootValue: { change: () => 'changed' },
      contextValue: { ...NOBODY, person: busy },
    });
    const extensions = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.closeTo(3600, -2) };
    expect(errors).toMatchObject([{ message: 'Too many attempts. Please wait a moment and try again.', extensions }]);
  });

  it('are counted for each login', async () => {
    expect((await ask(definitions, 'mutation { change }', member)).code).toBeUndefined();
  });

  it.each(['mutation { leave }', '{ open }'])('do not keep it from what is no change: %s', async (document) => {
    expect((await ask(definitions, document, busy)).code).toBeUndefined();
  });
});

describe('a key for programs', () => {
  const definitions = `
    type Query {
      open: String @auth(requires: PUBLIC)
      soldier: Soldier @auth(requires: STAFF) @keys(scope: "COUNTS")
    }
    type Soldier {
      id: ID @keys(scope: "COUNTS")
      name: String @keys(scope: "READINESS")
      secret: String @auth(requires: STAFF) @keys(scope: "READINESS")
      added: String
      friend: Soldier @keys(scope: "COUNTS")
    }
    type Mutation { change: String @auth(requires: PUBLIC) }
  `;
  const rootValue = {
    soldier: { id: 'self', name: 'Morgan', secret: 'secret', added: 'new', friend: { id: 'other' } },
  };
  const askWith = async (scope: KeyScope, query: string) => {
    const contextValue = { ...NOBODY, key: { id: 'k', scope } };
    const { data, errors } = await execute({
      schema: schemaOf(definitions),
      document: parse(query),
      rootValue,
      contextValue,
    });
    return errors?.[0]?.message ?? data;
  };

  it('opens a field that is open to its scope, whatever that requires of people', async () => {
    expect(await askWith('COUNTS', '{ __typename soldier { __typename id } }')).toEqual({
      __typename: 'Query',
      soldier: { __typename: 'Soldier', id: 'self' },
    });
    expect(await askWith('READINESS', '{ soldier { id name secret } }')).toEqual({
      soldier: { id: 'self', name: 'Morgan', secret: 'secret' },
    });
  });

  it.each([
    ['{ open }', 'Query.open'],
    ['mutation { change }', 'Mutation.change'],
    ['{ soldier { name } }', 'Soldier.name'],
    ['{ soldier { id secret } }', 'Soldier.secret'],
    ['{ soldier { id: name } }', 'Soldier.name'],
    ['{ soldier { friend { friend { name } } } }', 'Soldier.name'],
    ['{ soldier { ... { name } } }', 'Soldier.name'],
    ['{ soldier { ... on Soldier { name } } }', 'Soldier.name'],
    [
      '{ soldier { ...named } } fragment named on Soldier { ...again } fragment again on Soldier { name }',
      'Soldier.name',
    ],
    ['{ soldier { id } soldier { name } }', 'Soldier.name'],
    ['{ soldier { id name @skip(if: true) } }', 'Soldier.name'],
  ])('of a narrower scope gets nothing of %s', async (query, closed) => {
    expect(await askWith('COUNTS', query)).toBe(`A key with the scope COUNTS can't read ${closed}.`);
  });

  it.each(['COUNTS', 'READINESS'] as const)(
    'of the scope %s gets nothing of a field that nobody has opened',
    async (scope) => {
      const message = `A key with the scope ${scope} can't read Soldier.added.`;
      expect(await askWith(scope, '{ soldier { id added } }')).toBe(message);
    },
  );
});
