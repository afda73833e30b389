import { useEffectEvent, useLayoutEffect } from 'react';
import type { ExamSession } from '../../../domain/exam/examState.ts';
import { canGoOn, canSubmit, currentQuestion } from '../../../domain/exam/questionFlow.ts';
import { type Key, keyAction } from './keyAction.ts';

type AnswerKeys = {
  session: ExamSession;
  onChoose: (option: string) => void;
  onSubmit: () => void;
  onGoOn: () => void;
};

/** The keyboard's way through the exam: a digit or letter chooses, Enter submits and then goes on. */
export function useAnswerKeys({ session, onChoose, onSubmit, onGoOn }: AnswerKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || session.isExitAsked) return;
    const action = keyAction(keyOf(event));
    if (action === null) return;
    if (action === 'ENTER') {
      if (canSubmit(session)) onSubmit();
      else if (canGoOn(session)) onGoOn();
      return;
    }
    const option = currentQuestion(session)?.options[action];
    if (option !== undefined) onChoose(option);
  });
  // With the commit that shows the first question: its keys work as soon as it is seen.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function keyOf({ key, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Key {
  return {
    key,
    isRepeated: repeat,
    isCombined: ctrlKey || metaKey || altKey,
    on: target instanceof Element ? placeOf(target) : 'QUESTION',
  };
}

function placeOf(target: Element): Key['on'] {
  // A dialog has the keyboard to itself.
  if (target.closest('dialog')) return 'FIELD';
  if (target.closest('a, button')) return 'BUTTON';
  return target.matches('input:not([type=radio]), textarea, select') ? 'FIELD' : 'QUESTION';
}
