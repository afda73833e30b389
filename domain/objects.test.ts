import { keysOf, objectOf } from './objects.ts';

test('the names of the fields, in their order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
  expect(keysOf({})).toEqual([]);
});

test('an object of what is given for each name, in the order of the names', () => {
  const lengths = objectOf<Record<'one' | 'three', number>>(['three', 'one'], (name: string) => name.length);
  expect(Object.entries(lengths)).toEqual([
    ['three', 5],
    ['one', 3],
  ]);
});
