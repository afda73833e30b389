import { Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { counted } from '../../../../domain/words.ts';
import { DayQuestions } from '../../../app/imports/DayQuestions.tsx';
import { ambiguousDays, countedDay } from '../../../app/imports/fileDays.ts';
import { focusAtTop } from '../../../app/imports/focusAtTop.ts';
import classes from '../../../app/imports/ReadingChoices.module.css';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { isUnclear, type OpenQuestions, reviewDates } from './openQuestions.ts';

type FileReadingProps = {
  open: OpenQuestions;
  isBusy: boolean;
  onChange: (open: OpenQuestions) => void;
  onCheck: () => void;
};

/** How to read the file, with the button that previews the import. Takes the focus when a file asks something. */
export function FileReading({ open, isBusy, onChange, onCheck }: FileReadingProps) {
  const { file, days, report } = open;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => focusAtTop(heading.current), [file]);
  const texts = reviewDates(open);
  const isAsked = ambiguousDays(texts) !== null || countedDay(texts) !== null;
  return (
    <>
      {isAsked && (
        <>
          <Title order={2} id={headingId} ref={heading} tabIndex={-1} mb="calc(-1 * var(--mantine-spacing-md))">
            Review dates
          </Title>
          {/* Disabled during a request, whose answer is about the dates as they were sent. */}
          <fieldset className={classes['choices']} disabled={isBusy} aria-labelledby={headingId}>
            <DayQuestions
              texts={texts}
              days={days}
              onRead={(read) => onChange({ ...open, days: read, report: null, isStale: false })}
            />
          </fieldset>
        </>
      )}
      {report === null && (
        <FormActions>
          {isUnclear(open) && <Text>Please choose above how to read the dates.</Text>}
          <BusyButton disabled={isUnclear(open)} loading={isBusy} onClick={onCheck}>
            Check {counted(file.questions.length, 'row')}
          </BusyButton>
        </FormActions>
      )}
    </>
  );
}
