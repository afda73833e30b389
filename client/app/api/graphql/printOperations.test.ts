import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { printOperations } from './printOperations.ts';

const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));

test.each(files)('what is sent for %s means what is written there', (file) => {
  expectSame(readFileSync(`client/${file}`, 'utf8'));
});

test.each([
  '{ a }',
  'mutation M { a }',
  'query Q($a: [Int!]! = [1 2] @d, $b: In = { x: -1.5e3, y: null, z: { w: [] } }) @d(if: true) @e { b: a(x: $a, y: "") @d(if: $b) { c } d }',
  'subscription S { ... on T @d { a } ...F @e ... @include(if: false) { b } ... { c } } fragment F on T @d { e(x: RED) }',
  String.raw`{ a(x: "a \"b\" \\ \n \u00e9 \u2028 \u0007", y: """ block "text" """) }`,
])('%s means the same when it is printed', expectSame);

test('what is no part of an operation is not printed', () => {
  expect(() => printOperations(parse('type T { a: Int }'))).toThrow('ObjectTypeDefinition is no part of an operation.');
});

function expectSame(text: string): void {
  const document = parse(text, { noLocation: true });
  const printed = parse(printOperations(document), { noLocation: true });
  expect(withoutBlocks(printed)).toEqual(withoutBlocks(document));
}

/** Whether a text was written as a block makes no difference to its value. */
function withoutBlocks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'block' ? undefined : part)));
}
