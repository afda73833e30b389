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

type NameInFileProps = {
  importRow: ImportRow;
  nameInFile: string | null;
  written: boolean;
  roster: OpenRoster;
  onRead: (roster: OpenRoster) => void;
};

/** How the file spells the name of a row's person, where that is another spelling than the record's; with how to forget that it is theirs. */
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

/** Somebody new; the ids of records are longer. */
const NEW = 'new';

type PersonQuestionProps = {
  importRow: ImportRow;
  /** Who was chosen: the id of a record, null for somebody new, undefined while nobody was. */
  person: string | null | undefined;
  /** Whether the row is an event, which makes nobody. */
  isEvent: boolean;
  onChoose: (person: string | null) => void;
};

/** Asks whether a row is about somebody who has a record under another spelling of the name. */
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
