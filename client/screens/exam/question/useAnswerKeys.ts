import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ExamSession } from '../../../../domain/exam/examState.ts';
import { canGoOn, canSubmit, currentQuestion } from '../../../../domain/exam/questionFlow.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { hasAnswerKeys } from '../answerKeys.ts';
import { type Key, keyAction } from './keyAction.ts';

type AnswerKeys = {
  session: ExamSession;
  /** Whether no key does anything, because a form is open below the question. */
  isOff: boolean;
  onChoose: (option: string) => void;
  onSubmit: () => void;
  onGoOn: () => void;
};

/** Keys of the exam: a digit or letter chooses an answer, unless that is switched off; Enter submits it and then goes on. */
export function useAnswerKeys({ session, isOff, onChoose, onSubmit, onGoOn }: AnswerKeys): void {
  const [isOn] = useState(() => hasAnswerKeys(deviceStorage));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog takes every key, also when a click beside it has left nothing focused.
    if (event.defaultPrevented || isOff || document.querySelector('dialog[open]')) return;
    const action = keyAction(keyOf(event));
    if (action === null) return;
    if (action === 'ENTER') {
      if (canSubmit(session)) onSubmit();
      else if (canGoOn(session)) onGoOn();
      return;
    }
    const option = isOn ? currentQuestion(session)?.options[action] : undefined;
    if (option !== undefined) onChoose(option);
  });
  // In a layout effect, so that the keys work as soon as the question is shown.
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
  if (target.closest('a, button')) return 'BUTTON';
  return target.matches('input:not([type=radio]), textarea, select') ? 'FIELD' : 'QUESTION';
}
