import { pagesOf } from '../pages.ts';
import { readAllPages } from './readAllPages.ts';

/** A list of numbers from 0, in pages of this size. */
function numbers(total: number, size: number) {
  return async (after: string | null) => {
    const start = after === null ? 0 : Number(after);
    const end = Math.min(start + size, total);
    const data = {
      edges: Array.from({ length: end - start }, (_, index) => ({ node: start + index })),
      pageInfo: { hasNextPage: end < total, endCursor: String(end) },
    };
    return { data };
  };
}

async function read(total: number, size: number) {
  const progress: number[] = [];
  const pages = pagesOf(numbers(total, size), (data) => data);
  return { ...(await readAllPages(pages, (count) => progress.push(count))), progress };
}

test('every page is read, in order, and between them it is told how many rows have come', async () => {
  expect(await read(5, 2)).toEqual({ rows: [0, 1, 2, 3, 4], isWhole: true, progress: [2, 4] });
  expect(await read(0, 2)).toEqual({ rows: [], isWhole: true, progress: [] });
});

test('a list of 5,000 rows is read whole; one more, and it is not', async () => {
  expect(await read(5000, 100)).toMatchObject({ isWhole: true });
  const { rows, isWhole } = await read(5001, 100);
  expect(rows).toHaveLength(5000);
  expect(rows.at(-1)).toBe(4999);
  expect(isWhole).toBe(false);
  expect((await read(6000, 300)).rows).toHaveLength(5000);
});

test('a page that does not come ends it', async () => {
  const ask = numbers(5, 2);
  const broken = async (after: string | null) => {
    if (after === '2') throw new Error('no network');
    return ask(after);
  };
  const pages = pagesOf(broken, (data) => data);
  await expect(readAllPages(pages, () => undefined)).rejects.toThrow('no network');
});
