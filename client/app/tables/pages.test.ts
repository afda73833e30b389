import { pagesOf, readLoaded } from './pages.ts';

/** Reads a list of five in pages of two. Resolves to each page's entries, and the cursor that it was requested with. */
async function read(loaded: () => number) {
  const all = ['1', '2', '3', '4', '5'];
  const pages = pagesOf(
    async (after) => {
      const begin = after === null ? 0 : all.indexOf(after) + 1;
      const edges = all.slice(begin, begin + 2).map((node) => ({ node }));
      const endCursor = edges.at(-1)?.node ?? null;
      return { data: { list: { edges, pageInfo: { hasNextPage: begin + 2 < all.length, endCursor } } } };
    },
    ({ list }) => list,
  );
  return (await readLoaded(pages, loaded)).map(({ after, data }) => [
    after,
    data.list.edges.map(({ node }) => node).join(),
  ]);
}

const [FIRST, SECOND, THIRD] = [
  [null, '1,2'],
  ['2', '3,4'],
  ['4', '5'],
];

test.each([
  [0, [FIRST]],
  [2, [FIRST]],
  [3, [FIRST, SECOND]],
  [9, [FIRST, SECOND, THIRD]],
])('of %i loaded entries as many pages are asked for', async (loaded, pages) => {
  expect(await read(() => loaded)).toEqual(pages);
});

test('what was loaded meanwhile is asked for too', async () => {
  let loaded = 2;
  expect(await read(() => (loaded += 1))).toEqual([FIRST, SECOND]);
});

test('an answer without a list is an error', async () => {
  const nothing = pagesOf(
    async () => ({}),
    () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
  );
  await expect(readLoaded(nothing, () => 0)).rejects.toThrow('without data');
});
