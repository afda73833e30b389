import type { ReadPage } from '../pages.ts';
import type { OnProgress } from './exportedFile.ts';

/** The most rows of a paged list that go into a file. */
const EXPORT_MAX_ROWS = 5000;

/** A list's rows, whether they are all that it has, and how many medical ones are left out. */
export type ReadRows<Row> = {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
  readonly medicalLeftOut?: number;
};

/**
 * Reads a list to its last page, or to the most rows that a file may have.
 * @param onProgress called with the number of rows read so far
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
