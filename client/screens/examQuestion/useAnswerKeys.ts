import { useEffect, useEffectEvent } from 'react';
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
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function keyOf(event: KeyboardEvent): Key {
  const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
  const on = target instanceof Element ? target.closest('a, button, input, textarea, select') : null;
  return {
    key,
    isRepeated: repeat,
    isCombined: ctrlKey || metaKey || altKey,
    on: on === null || (on instanceof HTMLInputElement && on.type === 'radio') ? 'QUESTION' : controlOf(on),
  };
}

function controlOf(element: Element): Key['on'] {
  return element.matches('a, button') ? 'BUTTON' : 'FIELD';
}
