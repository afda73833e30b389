import { dataOf } from '../api/dataOf.ts';

/** A connection of the API: one page of a list. */
export type Page<Node> = {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** A result, the page in it, and the cursor that the page comes after. */
export type ReadPage<Data, Node> = { readonly after: string | null; readonly data: Data; readonly page: Page<Node> };

/**
 * The pages of a list, from the first one on. Each is requested when it is asked for.
 * @param ask requests the page after a cursor; null for the first one.
 * @param listOf gives the list in a result.
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
 * Reads pages up to the number of entries that are loaded, so that no page on the screen disappears.
 * @param loaded counts the loaded entries. It is called after each page, as more may have been loaded during the request.
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
