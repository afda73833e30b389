import { dataOf } from '../api/dataOf.ts';

/** A connection of the API: one page of a list. */
export type Page<Node> = {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** A result with a page, and the cursor that the page comes after. */
export type ReadPage<Data> = { readonly after: string | null; readonly data: Data };

/**
 * Reads a list again, page by page, up to the number of entries that are loaded, so that no page on the screen disappears.
 * @param ask requests the page after a cursor; null for the first one.
 * @param listOf gives the list in a result.
 * @param loaded counts the loaded entries. It is called after each page, as more may have been loaded during the request.
 */
export async function readPaginatedList<Data>(
  ask: (after: string | null) => Promise<{ data?: Data | undefined }>,
  listOf: (data: Data) => Page<unknown>,
  loaded: () => number,
): Promise<ReadPage<Data>[]> {
  const pages: ReadPage<Data>[] = [];
  let count = 0;
  for (let after: string | null = null; ;) {
    const data = dataOf(await ask(after));
    pages.push({ after, data });
    const { edges, pageInfo } = listOf(data);
    count += edges.length;
    if (!pageInfo.hasNextPage || count >= loaded()) return pages;
    after = pageInfo.endCursor;
  }
}
