import classes from '../../../app/imports/imports.module.css';
import { RowOutcome } from '../../../app/imports/RowOutcome.tsx';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';
import { paths } from '../../../app/paths.ts';
import { ChangeLine } from '../../../components/ChangeLine.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { changeLines, problemPlace } from './changeLines.ts';
import type { ImportRow } from './openQuestions.ts';

type QuestionResultRowProps = { importRow: ImportRow; written: boolean; sheet: FileSheet | null };

/** What an import does with a row, or why the row cannot be imported. */
export function QuestionResultRow({ importRow, written, sheet }: QuestionResultRowProps) {
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
