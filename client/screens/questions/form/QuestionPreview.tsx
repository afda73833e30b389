import { Button, Text } from '@mantine/core';
import { type KeyboardEvent, useReducer, useRef } from 'react';
import { type QuestionContent, validateQuestion } from '../../../../domain/exam/examQuestion.ts';
import { examSession } from '../../../../domain/exam/examSession.ts';
import { NOT_STARTED } from '../../../../domain/exam/examState.ts';
import { canSubmit, currentQuestion } from '../../../../domain/exam/questionFlow.ts';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { AnswerOptions } from '../../exam/question/AnswerOptions.tsx';
import { Explanation } from '../../exam/question/Explanation.tsx';
import { Feedback } from '../../exam/question/Feedback.tsx';

/** The question as the exam will show it, to try out. No answer is stored. */
export function QuestionPreview({ question }: { question: QuestionContent }) {
  const isComplete = validateQuestion(question).length === 0;
  return (
    <Panel title="Preview">
      {isComplete ? (
        // A changed wording is a new question, so the preview starts over.
        <Trial key={JSON.stringify(question)} question={question} />
      ) : (
        <Text c="dimmed">Shows once the question is complete.</Text>
      )}
    </Panel>
  );
}

function Trial({ question }: { question: QuestionContent }) {
  const [session, send] = useReducer(examSession, question, (only) =>
    examSession(NOT_STARTED, { type: 'FULL_EXAM_STARTED', questions: [{ ...only, id: 'preview' }], nowMs: 0 }),
  );
  const options = useRef<HTMLFieldSetElement>(null);
  const asked = currentQuestion(session);
  if (asked === null) return null;

  function tryAnswer() {
    send({ type: 'SUBMITTED' });
    // The pressed button is disabled.
    options.current?.querySelector<HTMLInputElement>(':checked')?.focus({ preventScroll: true });
  }

  /** Enter submits the answer, as in the exam, and not the surrounding form. */
  function submitByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send({ type: 'SUBMITTED' });
  }

  return (
    <>
      <div onKeyDown={submitByEnter}>
        <AnswerOptions
          ref={options}
          session={session}
          question={asked}
          onChoose={(option) => send({ type: 'OPTION_SELECTED', option })}
        />
      </div>
      <Feedback session={session} />
      <div>
        <Button variant="default" disabled={!canSubmit(session)} onClick={tryAnswer}>
          Try answer
        </Button>
      </div>
      <LiveRegion>{asked.complete && <Explanation question={asked} />}</LiveRegion>
    </>
  );
}
