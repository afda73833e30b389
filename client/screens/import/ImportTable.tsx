import type { ReactNode } from 'react';
import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import classes from '../../app/imports/imports.module.css';
import { outcomeText } from '../../app/imports/outcomeText.ts';
import { OUTCOME_LOOK } from '../../app/imports/RowOutcome.tsx';
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
  newFields,
  personParts,
  problemTexts,
  type ImportRow,
  shownChanges,
} from './rosterText.ts';

type ImportTableProps = {
  /** Rows of one outcome. */
  rows: readonly ImportRow[];
  written: boolean;
  roster: OpenRoster;
  /** `LAST, FIRST MIDDLE` of each row by its number; null if the row has only part of a name. */
  namesInFile: ReadonlyMap<number, string | null>;
  /** Reads the file in another way. */
  onRead: (roster: OpenRoster) => void;
  /** Sets the row's person: the id of a record, or null for a new person. */
  onPerson: (row: number, person: string | null) => void;
};

/**
 * What the import does with each row, or why the row can't be imported. New people have a column for each field. A phone shows a row's
 * cells below each other; browsers then no longer treat it as a table, unless the roles are spelled out.
 */
export function ImportTable({ rows, ...table }: ImportTableProps) {
  const areNew = rows.every(({ outcome, event }) => outcome === 'ADDED' && event === null);
  const fields = areNew ? newFields(rows) : [];
  const unit = useFieldRules();
  const labels = rows
    .flatMap((row) => shownChanges(row))
    .map((change) => [change.field, changeParts(change, unit).label]);
  const labelOf = new Map(labels.map(([field = '', label = '']) => [field, label]));
  const hasMore =
    !areNew ||
    rows.some((row) => notesOn(row).length + row.problems.length + row.candidates.length > 0 || isRenamed(row, table));
  return (
    // Wider than the window, it scrolls alone.
    <div className={classes.box} role="group" aria-label="Rows" tabIndex={0}>
      <table role="table" aria-label="Rows of the roster" className={classes.table}>
        <thead role="rowgroup">
          <tr role="row">
            <Heading>Row</Heading>
            <Heading>Person</Heading>
            {fields.map((field) => (
              <Heading key={field}>{labelOf.get(field)}</Heading>
            ))}
            {hasMore && <Heading>{areNew ? 'Notes' : 'What it says'}</Heading>}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((importRow) => (
            <TableRow key={importRow.row} importRow={importRow} fields={fields} hasMore={hasMore} {...table} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the file spells the name differently from the record. */
function isRenamed(row: ImportRow, { namesInFile }: Pick<ImportTableProps, 'namesInFile'>): boolean {
  const name = namesInFile.get(row.row) ?? null;
  return name !== null && isOtherSpelling(row, name);
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <th role="columnheader" scope="col">
      {children}
    </th>
  );
}

type TableRowProps = Omit<ImportTableProps, 'rows'> & {
  importRow: ImportRow;
  fields: readonly string[];
  hasMore: boolean;
};

function TableRow({ importRow, fields, hasMore, ...table }: TableRowProps) {
  const unit = useFieldRules();
  const { row, outcome, soldierId } = importRow;
  const { written } = table;
  const { name, place } = personParts(importRow);
  const changes = new Map(shownChanges(importRow).map((change) => [change.field, changeParts(change, unit)]));
  const { tone, icon: Icon } = OUTCOME_LOOK[outcome];
  return (
    <tr role="row">
      <td role="cell" className={classes.number} data-tone={tone}>
        <Icon aria-hidden />
        <span>
          <span className={classes.onPhone}>Row </span>
          {row}
          <span className={classes.onPhone}> · {outcomeText(outcome, written)}</span>
        </span>
      </td>
      <th role="rowheader" scope="row">
        <span className={classes.subject}>
          {written && soldierId !== null ? <TextLink to={paths.userInfo(soldierId)}>{name}</TextLink> : name}
        </span>
        {place !== null && <span className={classes.place}> · {place}</span>}
      </th>
      {fields.map((field) => {
        const parts = changes.get(field);
        return (
          <td key={field} role="cell" className={classes.value}>
            {parts && (
              <>
                <span className={classes.onPhone}>{parts.label}: </span>
                <bdi>{parts.values.at(-1)}</bdi>
              </>
            )}
          </td>
        );
      })}
      {hasMore && (
        <td role="cell" className={classes.more}>
          {fields.length === 0 && changes.size > 0 && (
            <ul className={classes.changes}>
              {[...changes].map(([field, parts]) => (
                <li key={field}>
                  <ChangeLine {...parts} />
                </li>
              ))}
            </ul>
          )}
          <More importRow={importRow} {...table} />
        </td>
      )}
    </tr>
  );
}

type MoreProps = Omit<ImportTableProps, 'rows'> & { importRow: ImportRow };

/** What a row asks, and its event, notes and problems. */
function More({ importRow, roster, written, namesInFile, onRead, onPerson }: MoreProps) {
  const unit = useFieldRules();
  const { row } = importRow;
  return (
    <>
      <PersonQuestion
        importRow={importRow}
        person={roster.persons.get(row)}
        isEvent={areEvents(roster.mapping)}
        onChoose={(chosen) => onPerson(row, chosen)}
      />
      <NameInFile importRow={importRow} nameInFile={namesInFile.get(row) ?? null} {...{ written, roster, onRead }} />
      {importRow.event !== null && <div>{importRow.event}</div>}
      {notesOn(importRow).map((note) => (
        <div key={note}>{note}</div>
      ))}
      {problemTexts(importRow, roster, unit).map((problem) => (
        <div key={problem} className={classes.problem}>
          {problem}
        </div>
      ))}
    </>
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
