import { NativeSelect, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { matchKey } from '../../../domain/imports/importTexts.ts';
import { fileKind, STAND_INS } from '../../../domain/roster/fileKinds.ts';
import { columnLabels } from '../../../domain/roster/headings.ts';
import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { counted } from '../../../domain/words.ts';
import { DayQuestions } from '../../app/imports/DayQuestions.tsx';
import { ambiguousDays } from '../../app/imports/fileDays.ts';
import { focusAtTop } from '../../app/imports/focusAtTop.ts';
import { HiddenRowsQuestion } from '../../app/imports/HiddenRowsQuestion.tsx';
import classes from '../../app/imports/imports.module.css';
import type { FileRow } from '../../app/imports/sheetFile.ts';
import { skippedText, titlesText } from '../../app/imports/skippedText.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { CheckField } from '../../components/form/CheckField.tsx';
import { FormActions } from '../../components/form/FormActions.tsx';
import { Note } from '../../components/Note.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import mappingClasses from './ColumnMapping.module.css';
import { ColumnMapping } from './ColumnMapping.tsx';
import { areEvents, labelsOf, type Mapping, mappingProblem } from './columns.ts';
import { rememberedDays, rememberedNames } from './dayAnswers.ts';
import { ForgetButton } from './ForgetButton.tsx';
import { NameQuestions } from './NameQuestions.tsx';
import { openSheet, readAs, wholeSheet, withHiddenRows } from './openRoster.ts';
import { blankLines, rosterLines } from './rosterLines.ts';
import { rosterQuestions } from './rosterQuestions.ts';
import type { OpenRoster } from './rosterReading.ts';
import { WordQuestions } from './WordQuestions.tsx';

const EACH_IS_AN_EVENT = 'Each row adds an event. A record changes only where its event updates it.';
const ONE_LINE_EACH = "A person's lines are combined. Only the latest M4 hits are read.";

type RosterColumnsProps = {
  roster: OpenRoster;
  isBusy: boolean;
  onChange: (roster: OpenRoster) => void;
  onCheck: () => void;
  /** Compares without importing. */
  compareButton: (roster: OpenRoster, isReady: boolean) => ReactNode;
};

/** The questions about how to read the file, with the button that previews the import. Takes the focus when a file is opened. */
export function RosterColumns({ roster, isBusy, onChange, onCheck, compareButton }: RosterColumnsProps) {
  const { file, sheet, mapping, days, names, remembered, result, comparison } = roster;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => focusAtTop(heading.current), [file]);
  const unit = useFieldRules();
  const questions = rosterQuestions(roster, unit);
  const before = rememberedDays(roster, remembered, unit);
  const namesBefore = rememberedNames(sheet, remembered);
  const areRememberedDays =
    (ambiguousDays(questions.days) !== null && days.order !== null && before.order === days.order) ||
    questions.months.some(({ column }) => before.months[column] !== undefined);
  const areRememberedNames =
    (questions.unordered.length > 0 && namesBefore.order !== null) ||
    (questions.ranks.length > 0 && namesBefore.rank !== null);
  const labels = labelsOf(roster, unit);
  const isReady = mappingProblem(mapping, labels) === null && questions.problems.length === 0 && !questions.isOpen;
  const isOfEvents = areEvents(mapping);
  const { people, skipped } = rosterLines(sheet, mapping);
  const kind = fileKind(sheet.headings.cells);
  return (
    <>
      <Title order={2} id={headingId} ref={heading} tabIndex={-1} mb="calc(-1 * var(--mantine-spacing-md))">
        Columns
      </Title>
      {(kind !== null || isOfEvents) && (
        <Note>
          {kind !== null && `Recognized: ${kind.name}. `}
          {isOfEvents ? EACH_IS_AN_EVENT : kind?.scores && ONE_LINE_EACH}
        </Note>
      )}
      <SkippedLines above={sheet.above} blank={blankLines(wholeSheet(roster))} skipped={skipped} />
      {!mapping.some((column) => column !== null) && (
        <Note>
          No heading in row {sheet.headings.row} was recognized. If that row is already a person, add a row of headings
          to the file; otherwise choose what the columns hold.
        </Note>
      )}
      {/* Disabled during a request: its answer is about the columns as they were sent. */}
      <fieldset className={classes.choices} disabled={isBusy} aria-labelledby={headingId}>
        {file.sheets.length > 1 && (
          <NativeSelect
            label="Sheet"
            maw="20rem"
            value={sheet.name ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const chosen = file.sheets.find(({ name }) => name === value);
              if (chosen) onChange(openSheet(file, chosen, roster, unit, roster));
            }}
            data={file.sheets.flatMap(({ name, isHidden }) =>
              name === null ? [] : { value: name, label: isHidden ? `${name} (hidden)` : name },
            )}
          />
        )}
        <HiddenRowsQuestion
          hidden={questions.hidden}
          chosen={roster.hidden}
          onChoose={(hidden) => onChange(withHiddenRows(roster, hidden))}
        />
        <ColumnMapping
          sheet={sheet}
          mapping={mapping}
          labels={labels}
          hasProblem={questions.problems.length > 0}
          onMap={(changed) => onChange(readAs(roster, { mapping: changed }))}
          rememberedNote={(heading) => {
            const id = wordKey({ column: null, text: heading });
            if (!remembered.has(id)) return null;
            return (
              <div className={mappingClasses.samples}>
                <ForgetButton id={id} what={heading} roster={roster} onForgotten={onChange} />
              </div>
            );
          }}
        />
        {questions.problems.map((problem) => (
          <ErrorText key={problem} staysOutOfSight>
            {problem}
          </ErrorText>
        ))}
        <StandIns roster={roster} onMap={(changed) => onChange(readAs(roster, { mapping: changed }))} />
        <WordQuestions roster={roster} onChange={onChange} />
        {areRememberedNames && <Text>Names are read as in an earlier file with these headings.</Text>}
        <NameQuestions {...questions} names={names} onRead={(read) => onChange(readAs(roster, { names: read }))} />
        {areRememberedDays && <Text>Dates are read as in an earlier file with these headings.</Text>}
        <DayQuestions
          texts={questions.days}
          months={questions.months}
          shown={sheet.dayOrder}
          days={days}
          onRead={(read) => onChange(readAs(roster, { days: read }))}
        />
      </fieldset>
      {result === null && comparison === null && (
        <FormActions>
          {questions.isOpen && <Text>Answer the questions above first.</Text>}
          {compareButton(roster, isReady)}
          <BusyButton disabled={!isReady} loading={isBusy} onClick={onCheck}>
            Check {counted(people.length, 'row')}
          </BusyButton>
        </FormActions>
      )}
    </>
  );
}

type SkippedLinesProps = { above: readonly FileRow[]; blank: number; skipped: readonly FileRow[] };

/** Says which lines of the file are left out because they aren't people. Empty if there are none. */
function SkippedLines({ above, blank, skipped }: SkippedLinesProps) {
  const texts = [skippedText(skipped, blank), titlesText(above)].filter((text) => text !== null);
  return texts.length > 0 && <Note>{texts.join(' ')}</Note>;
}

type StandInsProps = { roster: OpenRoster; onMap: (mapping: Mapping) => void };

/** Offers to read one of the file's dates as a similar date that the record has and the file lacks. */
function StandIns({ roster: { sheet, mapping }, onMap }: StandInsProps) {
  const labels = columnLabels(useFieldRules());
  if (areEvents(mapping)) return null;
  return STAND_INS.map(({ headings, column }) => {
    const index = sheet.headings.cells.findIndex((heading) => headings.includes(matchKey(heading)));
    const isElsewhere = mapping.some((one, place) => one === column && place !== index);
    if (index < 0 || isElsewhere) return null;
    const [heading, label] = [sheet.headings.cells[index], labels.get(column)];
    return (
      <CheckField
        key={column}
        name={column}
        label={`Read ${heading} as ${label}. This file has no ${label}, and the two are often the same.`}
        value={mapping[index] === column}
        onChange={(isRead) => onMap(mapping.with(index, isRead ? column : null))}
      />
    );
  });
}
