import { Stack } from '@mantine/core';
import { ImportRows } from '../../../app/imports/ImportRows.tsx';
import classes from '../../../app/imports/imports.module.css';
import { outcomeText } from '../../../app/imports/outcomeText.ts';
import { RowOutcome } from '../../../app/imports/RowOutcome.tsx';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';
import { paths } from '../../../app/paths.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { ChangeLine } from '../../../components/ChangeLine.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { changeLines, problemPlace } from './changeLines.ts';
import type { QuestionImportResult, ImportRow } from './openQuestions.ts';

type ImportedQuestionsProps = {
  result: QuestionImportResult;
  /** The sheet with the questions; null for a file without cells. */
  sheet: FileSheet | null;
};

/** What the import does with each row. */
export function ImportedQuestions({ result, sheet }: ImportedQuestionsProps) {
  const { rows, written } = result;
  return (
    <ImportRows rows={rows} actions={<ExportMenu label="Import result" columns={importColumns(written)} rows={rows} />}>
      {(shown) => (
        <Stack component="ul" gap="sm" aria-label="Rows of questions">
          {shown.map((importRow) => (
            <QuestionResultRow key={importRow.row} importRow={importRow} written={written} sheet={sheet} />
          ))}
        </Stack>
      )}
    </ImportRows>
  );
}

/** The columns of the exported result. */
function importColumns(written: boolean): readonly ExportColumn<ImportRow>[] {
  return [
    { header: 'Row', exported: ({ row }) => row },
    { header: 'Outcome', exported: ({ outcome }) => outcomeText(outcome, written) },
    { header: 'Id', exported: ({ id }) => id ?? '' },
    { header: 'Question', exported: ({ question }) => question },
    { header: 'Problems', exported: ({ problems }) => problems.map(({ message }) => message).join(' ') },
  ];
}

type QuestionResultRowProps = { importRow: ImportRow; written: boolean; sheet: FileSheet | null };

/** What the import does with a row, or why the row can't be imported. */
function QuestionResultRow({ importRow, written, sheet }: QuestionResultRowProps) {
  const { row, id, outcome, question, problems } = importRow;
  const text = question === '' ? 'No question' : question;
  const lines = changeLines(importRow);
  return (
    <RowOutcome row={row} outcome={outcome} written={written}>
      <div className={classes.subject}>
        {written && id !== null ? <TextLink to={paths.questionEdit(id)}>{text}</TextLink> : text}
      </div>
      {lines.length > 0 && (
        <ul className={classes.changes}>
          {lines.map((line) => (
            <li key={line.label}>
              <ChangeLine {...line} />
            </li>
          ))}
        </ul>
      )}
      {problems.map(({ field, message }) => (
        <div key={field} className={classes.problem}>
          {[sheet && problemPlace(sheet, row, field), message].filter((part) => part !== null).join(' – ')}
        </div>
      ))}
    </RowOutcome>
  );
}
