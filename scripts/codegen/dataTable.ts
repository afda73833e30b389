import { collectionName, PERSONAL_DATA } from '../../server/models.ts';

const HEAD = ['collection', 'holds', 'left out of the export'];

/** The document with its table of what is kept about people replaced by the one in PERSONAL_DATA. */
export function withDataTable(document: string): string {
  const rows = PERSONAL_DATA.map((row) => [`\`${collectionName(row)}\``, row.holds, row.leftOut ?? '']);
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const table = [HEAD, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('');
  return document.replace(/^\| collection (.*\n\|)*.*\n/m, () => table);
}
