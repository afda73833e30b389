import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import classes from '../../app/imports/imports.module.css';
import { RowOutcome } from '../../app/imports/RowOutcome.tsx';
import { paths } from '../../app/paths.ts';
import { ChangeLine } from '../../components/ChangeLine.tsx';
import { changeParts } from '../../components/changeText.ts';
import { ChoiceField } from '../../components/form/ChoiceField.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { areEvents } from './columns.ts';
import { ForgetButton } from './ForgetButton.tsx';
import type { OpenRoster } from './rosterReading.ts';
import {
  candidateText,
  isOtherSpelling,
  notesOn,
  personText,
  problemTexts,
  type ImportRow,
  shownChanges,
} from './rosterText.ts';

type ImportRowItemProps = {
  importRow: ImportRow;
  written: boolean;
  roster: OpenRoster;
  /** `LAST, FIRST MIDDLE`; null if the row has only part of a name. */
  nameInFile: string | null;
  /** Reads the file in another way. */
  onRead: (roster: OpenRoster) => void;
  /** Sets the row's person: the id of a record, or null for a new person. */
  onPerson: (row: number, person: string | null) => void;
};

/** What the import does with a row, or why the row can't be imported. */
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

type NameInFileProps = {
  importRow: ImportRow;
  nameInFile: string | null;
  written: boolean;
  roster: OpenRoster;
  onRead: (roster: OpenRoster) => void;
};

/** The name as the file spells it, if that differs from the record's. If the unit remembers the match, it can be forgotten here. */
function NameInFile({ importRow, nameInFile, written, roster, onRead }: NameInFileProps) {
  if (nameInFile === null || !isOtherSpelling(importRow, nameInFile)) return null;
  const id = wordKey({ column: 'name', text: nameInFile });
  const isRemembered = roster.remembered.get(id) === importRow.soldierId;
  return (
    <div>
      In the file: {nameInFile}
      {isRemembered && !written && (
        <>
          {' '}
          · <ForgetButton id={id} what={nameInFile} roster={roster} onForgotten={onRead} />
        </>
      )}
    </div>
  );
}

/** The value for a new person. It can't be a record's id, which is longer. */
const NEW = 'new';

type PersonQuestionProps = {
  importRow: ImportRow;
  /** The choice: the id of a record, null for a new person, undefined if none was made. */
  person: string | null | undefined;
  /** Whether the row is an event, which can't add a person. */
  isEvent: boolean;
  onChoose: (person: string | null) => void;
};

/** Asks whether the row's person already has a record, with the name spelled differently. */
function PersonQuestion({ importRow: { row, candidates }, person, isEvent, onChoose }: PersonQuestionProps) {
  const [candidate, ...others] = candidates;
  if (candidate === undefined) return null;
  return (
    <ChoiceField
      name={`person-${row}`}
      label={`Probably the same as ${others.length === 0 ? candidateText(candidate) : 'one of these'}`}
      options={[
        ...candidates.map((one) => ({
          value: one.soldierId,
          label: others.length === 0 ? 'Same' : `Same as ${candidateText(one)}`,
        })),
        { value: NEW, label: isEvent ? 'Leave out' : 'New' },
      ]}
      value={person === undefined ? '' : (person ?? NEW)}
      onChange={(value) => onChoose(value === NEW ? null : value)}
    />
  );
}
