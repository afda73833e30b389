type Page<Edge> = {
  readonly edges: readonly Edge[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/**
 * Asks again for a list that comes in pages, for as many of them as are loaded: who reads a later one stays where they are.
 * @param ask gives the answer with the page after a cursor, the first one for null.
 * @param listOf finds the list in an answer.
 * @param loaded counts the entries that are loaded; after each page anew, as later ones may have been loaded while it was on its way.
 * @returns the last answer, and the entries of all of them.
 */
export async function reloadPages<Data, Edge>(
  ask: (after: string | null) => Promise<{ data?: Data | undefined }>,
  listOf: (data: Data) => Page<Edge>,
  loaded: () => number,
): Promise<{ last: Data; edges: Edge[] }> {
  const edges: Edge[] = [];
  for (let after: string | null = null; ;) {
    const { data: last } = await ask(after);
    if (!last) throw new Error('A page came without data and without an error.');
    const list = listOf(last);
    edges.push(...list.edges);
    if (!list.pageInfo.hasNextPage || edges.length >= loaded()) return { last, edges };
    after = list.pageInfo.endCursor;
  }
}
