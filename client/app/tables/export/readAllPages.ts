import type { Page } from '../readPaginatedList.ts';
import type { OnProgress } from './exportedFile.ts';

/** How many rows of a list that comes in pages go into a file. */
const EXPORT_MAX_ROWS = 5000;

/** The rows of a list, and whether those are all that it has; and how many are medical and left out, if any are. */
export type ReadRows<Row> = {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
  readonly medicalLeftOut?: number;
};

/**
 * Reads a list from its first page to its last one, or as far as a file goes.
 * @param readPage gives the page after a cursor, the first one for null.
 * @param onProgress is told how many rows have come.
 */
export async function readAllPages<Node>(
  readPage: (after: string | null) => Promise<Page<Node>>,
  onProgress: OnProgress,
): Promise<ReadRows<Node>> {
  const rows: Node[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo } = await readPage(after);
    rows.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return { rows, isWhole: true };
    if (rows.length >= EXPORT_MAX_ROWS) return { rows: rows.slice(0, EXPORT_MAX_ROWS), isWhole: false };
    onProgress(rows.length);
    after = pageInfo.endCursor;
  }
}
