import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type DefinitionNode, Kind, parse, visit } from 'graphql';

const documents = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => file.slice(0, -'.graphql'.length));

test.each(documents)('%s has a document because it uses it', (file) => {
  const { definitions } = parse(readFileSync(`client/${file}.graphql`, 'utf8'));
  const spread = definitions.flatMap(spreadBy);
  const source = sourceOf(file);
  const unused = definitions.flatMap(namesOf).filter((name) => {
    const generated = new RegExp(String.raw`\b(use)?${name}(Document|Fragment|Mutation|Query|Subscription)\b`, 'i');
    return !generated.test(source) && !spread.includes(name);
  });
  expect(unused).toEqual([]);
});

test.each(documents)('the fragments of %s are named after it', (file) => {
  const { definitions } = parse(readFileSync(`client/${file}.graphql`, 'utf8'));
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).flatMap(namesOf);
  const component = basename(file).toLowerCase();
  expect(fragments.filter((name) => !name.toLowerCase().startsWith(`${component}_`))).toEqual([]);
});

function sourceOf(file: string): string {
  const source = [`client/${file}.ts`, `client/${file}.tsx`].find((path) => existsSync(path));
  return source === undefined ? '' : readFileSync(source, 'utf8');
}

function namesOf(definition: DefinitionNode): string[] {
  return 'name' in definition ? [definition.name.value] : [];
}

/** The fragments that a definition spreads. */
function spreadBy(definition: DefinitionNode): string[] {
  const names: string[] = [];
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}
