import { dataOf } from '../api/dataOf.ts';

/** A connection of the API: one page of a list. */
export type Page<Node> = {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** A result, its page, and the cursor before that page. */
export type ReadPage<Data, Node> = { readonly after: string | null; readonly data: Data; readonly page: Page<Node> };

/**
 * A list's pages, from the first one on. Each is requested when the caller asks for it.
 * @param ask requests the page after a cursor; null for the first page
 * @param listOf returns the list in a result
 */
export async function* pagesOf<Data, Node>(
  ask: (after: string | null) => Promise<{ data?: Data | undefined }>,
  listOf: (data: Data) => Page<Node>,
): AsyncGenerator<ReadPage<Data, Node>> {
  for (let after: string | null = null; ;) {
    const data = dataOf(await ask(after));
    const page = listOf(data);
    yield { after, data, page };
    if (!page.pageInfo.hasNextPage) return;
    after = page.pageInfo.endCursor;
  }
}

/**
 * Reads pages until it has as many entries as are loaded, so that no page on screen disappears.
 * @param loaded counts the loaded entries. Called after each page, because more may have loaded during the request.
 */
export async function readLoaded<Data>(
  pages: AsyncGenerator<ReadPage<Data, unknown>>,
  loaded: () => number,
): Promise<ReadPage<Data, unknown>[]> {
  const read: ReadPage<Data, unknown>[] = [];
  let count = 0;
  for await (const one of pages) {
    read.push(one);
    count += one.page.edges.length;
    if (count >= loaded()) break;
  }
  return read;
}
