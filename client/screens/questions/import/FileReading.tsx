import { Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { CITATION_MAX_LENGTH, EXPLANATION_MAX_LENGTH } from '../../../../domain/exam/examQuestion.ts';
import { counted } from '../../../../domain/words.ts';
import { DayQuestions } from '../../../app/imports/DayQuestions.tsx';
import { ambiguousDays, countedDay } from '../../../app/imports/fileDays.ts';
import { focusAtTop } from '../../../app/imports/focusAtTop.ts';
import { HiddenRowsQuestion } from '../../../app/imports/HiddenRowsQuestion.tsx';
import classes from '../../../app/imports/imports.module.css';
import { columnLetter } from '../../../app/imports/sheetFile.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TopicField } from '../form/TopicField.tsx';
import {
  isUnclear,
  LetterMeaning,
  type OpenQuestions,
  type QuestionReading,
  readAs,
  reviewDates,
  reviewMonths,
  rowsToSend,
} from './openQuestions.ts';
import type { LackedField, LetterAnswer, QuestionFile, TurnedKind } from './questionFile.ts';
import { columnAt } from './questionSheet.ts';

type FileReadingProps = {
  open: OpenQuestions;
  isBusy: boolean;
  onChange: (open: OpenQuestions) => void;
  onCheck: () => void;
};

/** The questions about how to read the file, with the button that previews the import. Takes the focus if a file needs an answer. */
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
          {/* Disabled during a request: its answer is about the file as it was sent. */}
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
          {isUnclear(open) && <Text>Answer the questions above first.</Text>}
          <BusyButton disabled={isUnclear(open)} loading={isBusy} onClick={onCheck}>
            Check {counted(rowsToSend(open).length, 'row')}
          </BusyButton>
        </FormActions>
      )}
    </>
  );
}

type LetterQuestionProps = {
  letters: readonly LetterAnswer[];
  chosen: LetterMeaning | null;
  onChoose: (meaning: LetterMeaning) => void;
};

/** Asks how to read a right answer that is both the letter of one option and the text of another. Empty without such an answer. */
function LetterQuestion({ letters: [first, ...others], chosen, onChoose }: LetterQuestionProps) {
  if (first === undefined) return null;
  const { row, answerText, byLetter, byText } = first;
  return (
    <ChoiceField
      name="letters"
      label={`What does the right answer ${answerText} in row ${row} mean?`}
      help={others.length === 0 ? undefined : `Same for ${counted(others.length, 'more row')}.`}
      required
      options={[
        { value: LetterMeaning.LETTER, label: `The option with that letter: ${byLetter}` },
        { value: LetterMeaning.TEXT, label: `The option with that text: ${byText}` },
      ]}
      value={chosen ?? ''}
      onChange={onChoose}
    />
  );
}

const KINDS: readonly TurnedKind[] = ['DATE', 'TIME'];

type TurnedQuestionsProps = {
  file: QuestionFile;
  chosen: Readonly<Record<TurnedKind, number | null>>;
  onChoose: (kind: TurnedKind, place: number) => void;
};

/** Asks what was typed in cells that a spreadsheet turned into dates or times. Empty without such cells. */
function TurnedQuestions({ file: { sheet, turned }, chosen, onChoose }: TurnedQuestionsProps) {
  return KINDS.map((kind) => {
    const [first, ...others] = turned.filter((one) => one.kind === kind);
    if (first === undefined || sheet === null) return null;
    const place = `${columnLetter(columnAt(sheet, first.column))}${first.row}`;
    const what = kind === 'DATE' ? 'date' : 'time';
    return (
      <ChoiceField
        key={kind}
        name={`turned${kind}`}
        label={`Excel probably changed ${place} to the ${what} ${first.readings[0]}. What was it originally?`}
        help={others.length === 0 ? undefined : `Same for ${counted(others.length, 'more cell')}.`}
        required
        options={first.readings.map((text, index) => ({ value: String(index), label: text }))}
        value={String(chosen[kind] ?? '')}
        onChange={(value) => onChoose(kind, Number(value))}
      />
    );
  });
}

const LABEL: Readonly<Record<LackedField, string>> = {
  topic: 'Topic',
  explanation: 'Explanation',
  citation: 'Citation',
  reviewDate: 'Review date',
};

type LackedFieldsProps = {
  file: QuestionFile;
  values: Readonly<Record<LackedField, string>>;
  onChange: (field: LackedField, text: string) => void;
};

/** Asks once for fields that the file's format can't hold. Empty if no question lacks any. */
function LackedFields({ file: { lacks, questions }, values, onChange }: LackedFieldsProps) {
  if (lacks.length === 0) return null;
  return (
    <>
      <Text>
        The file leaves this open. Your choice applies to each question without one, and you can change it in the bank.
      </Text>
      {lacks.map((field) => {
        const missing = questions.filter((question) => question[field] === '').length;
        const input = {
          name: field,
          label: LABEL[field],
          help: missing === questions.length ? undefined : `For ${counted(missing, 'question')}`,
          problem: undefined,
          required: true,
          value: values[field],
          onChange: (text: string) => onChange(field, text),
        };
        if (field === 'topic') return <TopicField key={field} {...input} />;
        if (field === 'reviewDate') return <DateField key={field} {...input} />;
        const maximum = field === 'citation' ? CITATION_MAX_LENGTH : EXPLANATION_MAX_LENGTH;
        return <TextAreaField key={field} {...input} rows={2} maximum={maximum} />;
      })}
    </>
  );
}
