import { dataOf } from '../apollo/dataOf.ts';

/** A page of a list, as the API gives it. */
export type Page<Node> = {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** An answer with a page, and the cursor after which it was asked for. */
export type ReadPage<Data> = { readonly after: string | null; readonly data: Data };

/**
 * Asks again for a list that comes in pages, for as many of them as are loaded: who reads a later one stays where they are.
 * @param ask gives the answer with the page after a cursor, the first one for null.
 * @param listOf finds the list in an answer.
 * @param loaded counts the entries that are loaded; after each page anew, as later ones may have been loaded while it was on its way.
 */
export async function readPages<Data>(
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
