import { collectionName, PERSONAL_DATA } from '../../server/models.ts';

/** The document with its list of what is kept about people replaced by the one in PERSONAL_DATA. */
export function withDataList(document: string): string {
  const entries = PERSONAL_DATA.map((row) => {
    const leftOut = row.leftOut === undefined ? '' : ` **Left out:** ${row.leftOut}.`;
    return `- \`${collectionName(row)}\`: ${row.holds}.${leftOut}\n`;
  });
  return document.replace(/^(?:- `\w+`: .*\n)+/m, () => entries.join(''));
}
