import { type GraphQLArgument, type GraphQLField, getNamedType, isLeafType } from 'graphql';
import { createSchema } from '../schema.ts';
import { signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';

/**
 * Who may do what, by name. `yes` gets through to the operation, whatever that answers; `-` is FORBIDDEN, `out` is UNAUTHENTICATED.
 * `other`: a soldier, about somebody else. `self`: a soldier, about themself. Where nobody is named, the two are the same.
 */
const TABLE = `
                   | signed out | no record | other | self | staff, other | staff, self
viewer             | yes        | yes       | yes   | yes  | yes          | yes
sectionOverview    | out        | -         | yes   | yes  | yes          | yes
soldier            | out        | -         | -     | yes  | yes          | yes
joinCode           | out        | -         | -     | -    | yes          | yes
register           | yes        | yes       | yes   | yes  | yes          | yes
signIn             | yes        | yes       | yes   | yes  | yes          | yes
signOut            | out        | yes       | yes   | yes  | yes          | yes
createSoldier      | out        | yes       | yes   | yes  | yes          | yes
updateSoldier      | out        | -         | -     | yes  | yes          | yes
`;

/** A value for each argument, by its name; the soldier's id is added by each case. */
const ARGUMENTS: Record<string, unknown> = {
  version: 1,
  'register.input': {
    email: 'new@unit.example',
    password: 'a long enough one',
    confirmPassword: 'a long enough one',
    joinCode: 'WRONG',
  },
  'signIn.input': { email: 'nobody@unit.example', password: 'a long enough one' },
  'createSoldier.input': { firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC', grade: 'E4' },
  'updateSoldier.input': { m4Qual: 40 },
};

const [header = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
// The header's first cell is blank and was trimmed away with the table's own indentation.
const KINDS = header.filter((cell) => cell !== '');

const schema = createSchema();
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ field, kind: type?.name.toLowerCase() })),
);

const api = TestApi.forThisFile();

it('has a row for every operation, and no row for anything else', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(operations.map(({ field }) => field.name).sort());
});

describe.each(operations)('$field.name', ({ field, kind }) => {
  const [, ...cells] = rows.find(([name]) => name === field.name) ?? [];

  it.each(KINDS.map((person, column) => ({ person, expected: cells[column] ?? '' })))(
    '$person: $expected',
    async ({ person, expected }) => {
      const { browser, aboutId } = await arrange(person);
      const { code } = await api.execute(browser, documentFor(field, kind), argumentsFor(field, aboutId));
      if (expected === 'yes') expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code);
      else expect(code).toBe(expected === 'out' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    },
  );

  const refused = KINDS.filter((_, column) => cells[column] !== 'yes');
  if (refused.length > 0 && field.args.some(namesSoldier)) {
    it.each(refused)('%s: the refusal does not tell whether the soldier exists', async (person) => {
      const { browser, aboutId } = await arrange(person);
      const document = documentFor(field, kind);
      const real = await api.execute(browser, document, argumentsFor(field, aboutId));
      const absent = await api.execute(browser, document, argumentsFor(field, 'no-such-soldier'));
      expect(absent.errors).toEqual(real.errors);
    });
  }
});

/** Signs somebody of the kind in, and says whom the operation is about. */
async function arrange(person: string): Promise<{ browser: Browser | null; aboutId: string }> {
  const { soldier: bystander } = await signInSoldier(api);
  if (person === 'signed out') return { browser: null, aboutId: bystander._id };
  if (person === 'no record') return { browser: (await signInNewcomer(api)).browser, aboutId: bystander._id };
  const { browser, soldier } = await signInSoldier(api, { isStaff: person.startsWith('staff') });
  return { browser, aboutId: person.endsWith('self') ? soldier._id : bystander._id };
}

function documentFor({ name, args, type }: GraphQLField<unknown, unknown>, kind = 'query'): string {
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${kind} ${variables && `(${variables})`} { ${name}${given && `(${given})`} ${selection} }`;
}

function argumentsFor({ name, args }: GraphQLField<unknown, unknown>, soldierId: string): Record<string, unknown> {
  return Object.fromEntries(
    args.map((arg) => [
      arg.name,
      namesSoldier(arg) ? soldierId : (ARGUMENTS[`${name}.${arg.name}`] ?? ARGUMENTS[arg.name]),
    ]),
  );
}

function namesSoldier({ name }: GraphQLArgument): boolean {
  return name === 'id' || name === 'soldierId';
}
