import type { ReadPage } from '../pages.ts';
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
 * Reads a list to its last page, or as far as a file goes.
 * @param onProgress is told how many rows have come.
 */
export async function readAllPages<Node>(
  pages: AsyncGenerator<ReadPage<unknown, Node>>,
  onProgress: OnProgress,
): Promise<ReadRows<Node>> {
  const rows: Node[] = [];
  for await (const { page } of pages) {
    rows.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) break;
    if (rows.length >= EXPORT_MAX_ROWS) return { rows: rows.slice(0, EXPORT_MAX_ROWS), isWhole: false };
    onProgress(rows.length);
  }
  return { rows, isWhole: true };
}
