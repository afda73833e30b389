import { Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { counted } from '../../../../domain/words.ts';
import { DayQuestions } from '../../../app/imports/DayQuestions.tsx';
import { ambiguousDays, countedDay } from '../../../app/imports/fileDays.ts';
import { HiddenRowsQuestion } from '../../../app/imports/HiddenRowsQuestion.tsx';
import { focusAtTop } from '../../../app/imports/focusAtTop.ts';
import classes from '../../../app/imports/imports.module.css';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { LackedFields } from './LackedFields.tsx';
import { LetterQuestion } from './LetterQuestion.tsx';
import {
  isUnclear,
  type OpenQuestions,
  type QuestionReading,
  readAs,
  reviewDates,
  reviewMonths,
  rowsToSend,
} from './openQuestions.ts';
import { TurnedQuestions } from './TurnedQuestions.tsx';

type FileReadingProps = {
  open: OpenQuestions;
  isBusy: boolean;
  onChange: (open: OpenQuestions) => void;
  onCheck: () => void;
};

/** How to read the file, with the button that previews the import. Takes the focus when a file asks something. */
export function FileReading({ open, isBusy, onChange, onCheck }: FileReadingProps) {
  const { file, reading, report } = open;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => focusAtTop(heading.current), [file]);
  const texts = reviewDates(open);
  const months = reviewMonths(open);
  const isAsked = [
    ambiguousDays(texts) !== null || countedDay(texts) !== null || months.length > 0,
    file.hidden.length + file.turned.length + file.letters.length + file.lacks.length > 0,
  ].includes(true);
  const read = (changed: Partial<QuestionReading>) => onChange(readAs(open, changed));
  return (
    <>
      {isAsked && (
        <>
          <Title order={2} id={headingId} ref={heading} tabIndex={-1} mb="calc(-1 * var(--mantine-spacing-md))">
            Questions about the file
          </Title>
          {/* Disabled during a request, whose answer is about the file as it was sent. */}
          <fieldset className={classes.choices} disabled={isBusy} aria-labelledby={headingId}>
            <HiddenRowsQuestion hidden={file.hidden} chosen={reading.hidden} onChoose={(hidden) => read({ hidden })} />
            <TurnedQuestions
              file={file}
              chosen={reading.turned}
              onChoose={(kind, place) => read({ turned: { ...reading.turned, [kind]: place } })}
            />
            <LetterQuestion letters={file.letters} chosen={reading.letters} onChoose={(letters) => read({ letters })} />
            <DayQuestions
              texts={texts}
              months={months}
              shown={file.sheet?.dayOrder ?? null}
              days={reading.days}
              onRead={(days) => read({ days })}
            />
            <LackedFields
              file={file}
              values={reading.lacked}
              onChange={(field, text) => read({ lacked: { ...reading.lacked, [field]: text } })}
            />
          </fieldset>
        </>
      )}
      {report === null && (
        <FormActions>
          {isUnclear(open) && <Text>Please answer above how to read the file.</Text>}
          <BusyButton disabled={isUnclear(open)} loading={isBusy} onClick={onCheck}>
            Check {counted(rowsToSend(open).length, 'row')}
          </BusyButton>
        </FormActions>
      )}
    </>
  );
}
