import { NativeSelect, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { counted } from '../../../../domain/words.ts';
import { DayQuestions } from '../../../app/imports/DayQuestions.tsx';
import { ambiguousDays } from '../../../app/imports/fileDays.ts';
import { focusAtTop } from '../../../app/imports/focusAtTop.ts';
import classes from '../../../app/imports/ReadingChoices.module.css';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { Note } from '../../../components/Note.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { columnLabels } from '../../../../domain/roster/headings.ts';
import { useUnitFields } from '../../../components/PolicyContext.ts';
import { mappingProblem } from './columns.ts';
import { dayTexts } from './dayColumns.ts';
import { type OpenRoster, openSheet, readAs } from './openRoster.ts';

type RosterColumnsProps = {
  roster: OpenRoster;
  isBusy: boolean;
  onChange: (roster: OpenRoster) => void;
  onCheck: () => void;
};

/** How to read the file, with the button that previews the import. Takes the focus when a file is opened. */
export function RosterColumns({ roster, isBusy, onChange, onCheck }: RosterColumnsProps) {
  const { file, sheet, mapping, days, report } = roster;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => focusAtTop(heading.current), [file]);
  const unit = useUnitFields();
  const texts = dayTexts(sheet, mapping, unit);
  const isUnclear = days.order === null && ambiguousDays(texts) !== null;
  const isReady = mappingProblem(mapping, columnLabels(unit)) === null && !isUnclear;
  return (
    <>
      <Title order={2} id={headingId} ref={heading} tabIndex={-1} mb="calc(-1 * var(--mantine-spacing-md))">
        Columns
      </Title>
      {!mapping.some((column) => column !== null) && (
        <Note>
          No heading in row {sheet.headings.row} was recognized. If that row is already a person, add a row of headings
          to the file; otherwise choose what the columns hold.
        </Note>
      )}
      {/* Disabled during a request, whose answer is about the columns as they were sent. */}
      <fieldset className={classes['choices']} disabled={isBusy} aria-labelledby={headingId}>
        {file.sheets.length > 1 && (
          <NativeSelect
            label="Sheet"
            maw="20rem"
            value={sheet.name ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const chosen = file.sheets.find(({ name }) => name === value);
              if (chosen) onChange(openSheet(file, chosen, roster, unit));
            }}
            data={file.sheets.flatMap(({ name }) => name ?? [])}
          />
        )}
        <ColumnMapping
          sheet={sheet}
          mapping={mapping}
          onMap={(changed) => onChange(readAs(roster, { mapping: changed }))}
        />
        <DayQuestions texts={texts} days={days} onRead={(read) => onChange(readAs(roster, { days: read }))} />
      </fieldset>
      {report === null && (
        <FormActions>
          {isUnclear && <Text>Please choose above how to read the dates.</Text>}
          <BusyButton disabled={!isReady} loading={isBusy} onClick={onCheck}>
            Check {counted(sheet.rows.length, 'row')}
          </BusyButton>
        </FormActions>
      )}
    </>
  );
}
