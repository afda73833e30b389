import { reloadPages } from './reloadPages.ts';

/** Asks for a list of five in pages of two; gives the entries, and after which ones it was asked. */
async function reload(loaded: () => number) {
  const all = ['1', '2', '3', '4', '5'];
  const asked: (string | null)[] = [];
  const { last, edges } = await reloadPages(
    async (after) => {
      asked.push(after);
      const begin = after === null ? 0 : all.indexOf(after) + 1;
      const page = all.slice(begin, begin + 2);
      return {
        data: {
          list: { edges: page, pageInfo: { hasNextPage: begin + 2 < all.length, endCursor: page.at(-1) ?? null } },
        },
      };
    },
    ({ list }) => list,
    loaded,
  );
  return { edges, asked, pageInfo: last.list.pageInfo };
}

test.each([
  [0, ['1', '2'], [null]],
  [2, ['1', '2'], [null]],
  [3, ['1', '2', '3', '4'], [null, '2']],
  [9, ['1', '2', '3', '4', '5'], [null, '2', '4']],
])('of %i loaded entries as many pages are asked for', async (loaded, edges, asked) => {
  expect(await reload(() => loaded)).toMatchObject({ edges, asked });
});

test('what was loaded meanwhile is asked for too, and the end of the last page counts', async () => {
  let loaded = 2;
  const { edges, pageInfo } = await reload(() => (loaded += 1));
  expect(edges).toEqual(['1', '2', '3', '4']);
  expect(pageInfo).toEqual({ hasNextPage: true, endCursor: '4' });
});

test('an answer without a list is an error', async () => {
  const nothing = reloadPages(
    async () => ({}),
    () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
    () => 0,
  );
  await expect(nothing).rejects.toThrow('without data');
});
