import type { ReadSheet, ReadSheets } from '../../../app/imports/reader/readSheetFile.ts';
import { columnName, type FileSheet } from '../../../app/imports/sheetFile.ts';
import { UnreadableFile } from '../../../app/imports/UnreadableFile.ts';
import { columnNamed, plainName, QUESTION_COLUMNS, type QuestionColumn } from './questionColumns.ts';
import type { QuestionRow } from './questionFile.ts';

const MAY_BE_LEFT_OUT: readonly QuestionColumn[] = ['id', 'retired'];

/**
 * The sheet with the questions: the first that has their columns.
 * @throws UnreadableFile that names the missing columns, or a sheet with too many rows, which may be the right one
 */
export function questionSheet({ sheets, tooLong }: ReadSheets): ReadSheet {
  const found = sheets.find(({ sheet }) => missingColumns(sheet).length === 0);
  if (found) return found;
  if (tooLong[0]) throw new UnreadableFile(tooLong[0]);
  const missing = sheets.slice(0, 1).flatMap(({ sheet }) => missingColumns(sheet));
  throw new UnreadableFile(`The file has no column ${missing.map(plainName).join(', ')}.`);
}

/** Sentences about the columns and sheets that aren't read; null if all are read. */
export function leftOut({ sheets, tooLong }: ReadSheets, sheet: FileSheet): string | null {
  const columns = sheet.headings.cells.flatMap((heading, index) => {
    const column = columnNamed(heading);
    const isRead = column !== null && columnAt(sheet, column) === index;
    const isBlank = heading === '' && sheet.rows.every(({ cells }) => (cells[index] ?? '') === '');
    return isRead || isBlank ? [] : `column ${columnName(sheet, index)}`;
  });
  const others = sheets.flatMap((one) => (one.sheet === sheet ? [] : `sheet ${one.sheet.name ?? ''}`));
  const parts = [...columns, ...others];
  const sentences = parts.length === 0 ? tooLong : [`Not imported: ${parts.join(', ')}.`, ...tooLong];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** The questions of a sheet. */
export function questionRows(sheet: FileSheet): QuestionRow[] {
  const places = new Map(QUESTION_COLUMNS.map((column) => [column, columnAt(sheet, column)]));
  return sheet.rows.map(({ row, cells }) => {
    const cell = (column: QuestionColumn) => cells[places.get(column) ?? -1] ?? '';
    return {
      row,
      id: cell('id'),
      question: cell('question'),
      options: [cell('optionA'), cell('optionB'), cell('optionC'), cell('optionD')],
      answerText: cell('answerText'),
      topic: cell('topic'),
      explanation: cell('explanation'),
      citation: cell('citation'),
      reviewDate: cell('reviewDate'),
      retired: cell('retired'),
    };
  });
}

/** The index of a column; -1 if the sheet doesn't have it. If two columns share a heading, the first counts. */
export function columnAt({ headings }: FileSheet, column: QuestionColumn): number {
  return headings.cells.findIndex((heading) => columnNamed(heading) === column);
}

function missingColumns(sheet: FileSheet): QuestionColumn[] {
  return QUESTION_COLUMNS.filter((column) => !MAY_BE_LEFT_OUT.includes(column) && columnAt(sheet, column) < 0);
}
