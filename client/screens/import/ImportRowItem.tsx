import { useFieldRules } from '../../components/PolicyContext.ts';
import classes from '../../app/imports/imports.module.css';
import { RowOutcome } from '../../app/imports/RowOutcome.tsx';
import { paths } from '../../app/paths.ts';
import { ChangeLine } from '../../components/ChangeLine.tsx';
import { changeParts } from '../../components/changeText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { areEvents } from './columns.ts';
import { NameInFile } from './NameInFile.tsx';
import type { OpenRoster } from './rosterReading.ts';
import { PersonQuestion } from './PersonQuestion.tsx';
import { notesOn, personText, problemTexts, type ImportRow, shownChanges } from './rosterText.ts';

type ImportRowItemProps = {
  importRow: ImportRow;
  written: boolean;
  roster: OpenRoster;
  /** `LAST, FIRST MIDDLE`; null for a part of a name. */
  nameInFile: string | null;
  /** Reads the file in another way. */
  onRead: (roster: OpenRoster) => void;
  /** Says whom the row is about: the id of a record, or null for somebody new. */
  onPerson: (row: number, person: string | null) => void;
};

/** What an import does with a row, or why the row cannot be imported. */
export function ImportRowItem({ importRow, written, roster, nameInFile, onRead, onPerson }: ImportRowItemProps) {
  const unit = useFieldRules();
  const { row, outcome, soldierId } = importRow;
  const changes = shownChanges(importRow);
  const person = personText(importRow);
  return (
    <RowOutcome row={row} outcome={outcome} written={written}>
      <div className={classes.subject}>
        {written && soldierId !== null ? <TextLink to={paths.userInfo(soldierId)}>{person}</TextLink> : person}
      </div>
      <PersonQuestion
        importRow={importRow}
        person={roster.persons.get(row)}
        isEvent={areEvents(roster.mapping)}
        onChoose={(chosen) => onPerson(row, chosen)}
      />
      <NameInFile importRow={importRow} {...{ nameInFile, written, roster, onRead }} />
      {importRow.event !== null && <div>{importRow.event}</div>}
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              <ChangeLine {...changeParts(change, unit)} />
            </li>
          ))}
        </ul>
      )}
      {notesOn(importRow).map((note) => (
        <div key={note}>{note}</div>
      ))}
      {problemTexts(importRow, roster, unit).map((problem) => (
        <div key={problem} className={classes.problem}>
          {problem}
        </div>
      ))}
    </RowOutcome>
  );
}
