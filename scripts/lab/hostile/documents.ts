import type { SeededRandom } from '../support/seededRandom.ts';

const times = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join(' ');

/** Documents that cost more to read, check or answer than they seem to. Their size is given, from a few to some thousands. */
export const DOCUMENTS: readonly ((size: number) => string)[] = [
  // Deep.
  (size) => `{ viewer ${'{ soldier '.repeat(size)}${'}'.repeat(size)} }`,
  (size) => `{ ${'... { '.repeat(size)} viewer { isStaff } ${'} '.repeat(size)} }`,
  (size) => `{ soldiers(filter: ${'['.repeat(size)}${']'.repeat(size)}) { edges { node { id } } } }`,
  (size) => `{ soldiers(filter: ${'{ a: '.repeat(size)}1${'}'.repeat(size)}) { edges { node { id } } } }`,
  (size) => `query ($a: ${'['.repeat(size)}ID${']'.repeat(size)}) { viewer { isStaff } }`,
  // Wide.
  (size) => `{ ${times(size, (i) => `a${i}: viewer { isStaff }`)} }`,
  (size) =>
    `mutation { ${times(size, (i) => `a${i}: signIn(input: { email: "a@b.example", password: "p${i}" }) { isStaff }`)} }`,
  (size) => `{ ${'viewer { isStaff } '.repeat(size)} }`,
  (size) => `{ viewer { ${'isStaff '.repeat(size)} } }`,
  (size) => `{ viewer { isStaff ${'@include(if: true) '.repeat(size)} } }`,
  (size) => `{ viewer { isStaff ${times(size, (i) => `@unknown${i}`)} } }`,
  (size) => `query ${times(size, () => '@skip(if: true)')} { viewer { isStaff } }`,
  // graphql-js throws at conditions on the root field of a subscription.
  (size) => `subscription ($so: Boolean!) { ${'soldiersChanged @include(if: $so) { id } '.repeat(size)} }`,
  (size) => `subscription { ${'soldiersChanged @skip { id } '.repeat(size)} }`,
  (size) => `query (${times(size, (i) => `$v${i}: ID`)}) { viewer { isStaff } }`,
  (size) => times(size, (i) => `query q${i} { viewer { isStaff } }`),
  (size) => `{ viewer { ${times(size, (i) => `no${i}`)} } }`,
  (size) => `{ ${times(size, () => 'soldiers(first: 2147483647) { edges { node { id } } }')} }`,
  (size) => `{ ${times(size, (i) => `readinessOverview { lists { people { a${i}: id } } }`)} }`,
  (size) => `{ ${times(size, (i) => `a: soldier(id: "${i}") { id }`)} }`,
  (size) => `{ ${times(size, (i) => `a${i}: __typename`)} }`,
  (size) => `{ ${'__typename '.repeat(size)} }`,
  (size) => `{ ${'__typename: viewer { isStaff } '.repeat(size)} }`,
  (size) => `{ viewer { ${'isStaff { x } '.repeat(size)} } }`,
  (size) => `{ ${'viewer { soldier { a: id } } '.repeat(size)} }`,
  (size) => `{ ${times(size, (i) => `soldier(id: "${i}") { id }`)} }`,
  (size) => `{ ${times(size, (i) => `soldier(id: $v${i}) { id }`)} }`,
  (size) => `{ soldier(${times(size, (i) => `i${i}: 1`)}) { id } }`,
  (size) => `{ soldiers(filter: { ${times(size, (i) => `a${i}: 1`)} }) { edges { cursor } } }`,
  (size) => `{ viewer { ${'... on Soldier { id } '.repeat(size)} } }`,
  (size) => times(size, () => 'query q { viewer { isStaff } }'),
  (size) => times(size, () => '{ viewer { isStaff } }'),
  (size) => `query (${times(size, (i) => `$v${i}: Nothing${i}`)}) { viewer { isStaff } }`,
  (size) => `query ($a: ID ${'@skip(if: true) '.repeat(size)}) { viewer { isStaff } }`,
  // Nested repetition: four levels, each with as many as makes `size` in all.
  (size) => {
    const each = Math.max(2, Math.round(size ** 0.25));
    const level = (inner: string): string => `${inner} `.repeat(each);
    return `{ ${level(`viewer { ${level(`soldier { ${level(`schools { ${level('id')} }`)} }`)} }`)} }`;
  },
  // Fragments: in circles, doubling, unused, of the same name.
  (size) => `{ ...f0 } ${times(size, (i) => `fragment f${i} on Query { ...f${(i + 1) % size} }`)}`,
  (size) =>
    `{ ...f0 } ${times(size, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f${size} on Query { viewer { isStaff } }`,
  (size) =>
    `{ ...f0 } ${times(size, (i) => `fragment f${i} on Query { a: viewer { ...g } ...f${i + 1} ...f${i + 1} }`)} fragment g on Viewer { isStaff }`,
  (size) => `{ viewer { isStaff } } ${times(size, (i) => `fragment f${i} on Query { viewer { isStaff } }`)}`,
  (size) => `{ ...f } ${times(size, () => 'fragment f on Query { viewer { isStaff } }')}`,
  (size) => `{ ${times(size, () => '...f')} } fragment f on Query { viewer { isStaff } }`,
  (size) => `{ ${times(size, () => '... on Query { viewer { ... on Viewer { isStaff } } }')} }`,
  (size) => `{ ...f0 } ${times(size, (i) => `fragment f${i} on Query { ${times(size, (j) => `...f${j}`)} }`)}`,
  (size) =>
    `{ ${times(size, (i) => `...f${i}`)} } ${times(size, (i) => `fragment f${i} on Query { viewer { isStaff } }`)}`,
  (size) => `{ viewer { isStaff } } ${times(size, (i) => `fragment f${i} on Nothing${i} { id }`)}`,
  // Long.
  (size) => `{ viewer { isStaff } } # ${'x'.repeat(size * 10)}`,
  (size) => `{ ${'a'.repeat(size * 10)} }`,
  (size) => `{ soldier(id: "${'\\u0041'.repeat(size)}") { id } }`,
  (size) => `{ soldier(id: """${'"'.repeat(2)}${'\n '.repeat(size)}""") { id } }`,
  (size) => `{ soldiers(first: """${'a\n'.repeat(size * 10)}""") { edges { cursor } } }`,
  (size) => `{ soldiers(first: "${'a'.repeat(size * 10)}") { edges { cursor } } }`,
  (size) => `{ soldiers(filter: { section: ${'A'.repeat(size * 10)} }) { edges { cursor } } }`,
  (size) => `fragment f on ${'S'.repeat(size * 10)} { id } { ...f }`,
  (size) => `{ no } ${'#\n'.repeat(size * 10)}`,
  (size) => `${','.repeat(size * 10)}{ viewer { isStaff } }`,
  (size) => `{ soldiers(first: ${'9'.repeat(size)}) { edges { node { id } } } }`,
  // What production hides.
  (size) => `{ __schema ${'{ types { fields { type '.repeat(size % 30)} ${'} } }'.repeat(size % 30)} }`,
  (size) => `{ __type(name: "Soldier") ${'{ ofType '.repeat(size)} { name } ${'}'.repeat(size)} }`,
];

/** Bodies instead of an object with a query, mostly batches. */
const BODIES: readonly ((size: number) => unknown)[] = [
  (size) => Array.from({ length: size }, () => ({ query: '{ viewer { isStaff } }' })),
  () => null,
  () => 'query',
  () => 1,
  () => [],
  () => ({}),
  () => ({ query: null }),
  () => ({ query: {} }),
  () => ({ query: ['{ viewer { isStaff } }'] }),
  (size) => ({ query: '{ viewer { isStaff } }', operationName: 'x'.repeat(size) }),
  () => ({ query: '{ viewer { isStaff } }', operationName: {} }),
  () => ({ query: '{ viewer { isStaff } }', operationName: '__proto__' }),
  () => ({ query: '{ viewer { isStaff } }', variables: 'no' }),
  () => ({ query: '{ viewer { isStaff } }', variables: [] }),
  () => ({ query: '{ viewer { isStaff } }', extensions: 1 }),
  () => ({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }),
  () => ({ extensions: { persistedQuery: { version: 1, sha256Hash: {} } } }),
  () => ({ extensions: { persistedQuery: { version: '1', sha256Hash: '__proto__' } } }),
  () => ({ query: '{ viewer { isStaff } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'wrong' } } }),
  (): unknown => JSON.parse('{"query":"{ viewer { isStaff } }","__proto__":{"polluted":true}}'),
  (): unknown => JSON.parse('{"__proto__":{"query":"{ viewer { isStaff } }"}}'),
];

export function hostileDocument(random: SeededRandom): string {
  return random.pick(DOCUMENTS)(1 + Math.floor(10 ** (random.next() * 3.3)));
}

export function hostileBody(random: SeededRandom): unknown {
  return random.pick(BODIES)(1 + random.below(500));
}
