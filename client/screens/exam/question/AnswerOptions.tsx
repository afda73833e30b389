import { type Ref, useId } from 'react';
import type { AskedQuestion, ExamSession } from '../../../../domain/exam/examState.ts';
import { canSelect, optionTone } from '../../../../domain/exam/questionFlow.ts';
import { AnswerOption } from './AnswerOption.tsx';
import classes from './AnswerOptions.module.css';

type AnswerOptionsProps = {
  ref: Ref<HTMLFieldSetElement>;
  session: ExamSession;
  question: AskedQuestion;
  onChoose: (option: string) => void;
};

/** The question's text, and its answers. */
export function AnswerOptions({ ref, session, question, onChoose }: AnswerOptionsProps) {
  const name = useId();
  return (
    <fieldset ref={ref}>
      <legend className={classes.text}>{question.question}</legend>
      <div className={classes.options}>
        {question.options.map((option, index) => (
          <AnswerOption
            key={option}
            name={name}
            option={option}
            index={index}
            isChosen={chosen(session, question) === option}
            isLocked={!canSelect(session)}
            tone={optionTone(session, option)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The marked option: on a question answered earlier the right answer, otherwise the current choice. */
function chosen({ selection }: ExamSession, { complete, answerText }: AskedQuestion): string | null {
  return complete ? answerText : selection;
}
