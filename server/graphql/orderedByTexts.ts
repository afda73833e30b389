import { parseJson } from '../../domain/json.ts';
import { checkSize, firstOf, notACursor, type PageArgs } from './connection.ts';

/*
 * Pages of a list that is ordered by fields that hold texts, ascending, the last one unique. A cursor holds its row's texts: it stays valid
 * when rows are added or removed.
 */

/**
 * The conditions for what follows a page's cursor: one branch for each field in which a row can be behind; none without a cursor.
 * @param fields what the list is ordered by
 * @throws Refusal `BAD_USER_INPUT` for a page size out of range or a cursor that is none.
 */
export function branchesAfter(fields: readonly string[], { first, after }: PageArgs): Record<string, unknown>[] {
  checkSize(first);
  if (after === null || after === undefined) return [];
  const texts = readTexts(after, fields.length);
  return fields.map((field, index) => ({
    ...Object.fromEntries(fields.slice(0, index).map((name, at) => [name, texts[at]])),
    [field]: { $gt: texts[index] },
  }));
}

/** The page of what the store gave for those conditions and `pageLimit`. */
export function pageByTexts<Row>(rows: readonly Row[], { first }: PageArgs, textsOf: (row: Row) => readonly string[]) {
  return firstOf(rows, first, (row) => Buffer.from(JSON.stringify(textsOf(row))).toString('base64url'));
}

function readTexts(cursor: string, count: number): readonly string[] {
  const texts = parseJson(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(texts) || texts.length !== count) throw notACursor();
  return texts.map((text: unknown) => {
    if (typeof text !== 'string') throw notACursor();
    return text;
  });
}
