import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ExamSession } from '../../../../domain/exam/examState.ts';
import { canGoOn, canSubmit, currentQuestion } from '../../../../domain/exam/questionFlow.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { hasAnswerKeys } from '../answerKeys.ts';
import { type Key, keyAction } from './keyAction.ts';

type AnswerKeys = {
  session: ExamSession;
  /** Turns all keys off while a form is open below the question. */
  isOff: boolean;
  onChoose: (option: string) => void;
  onSubmit: () => void;
  onGoOn: () => void;
};

/** The exam's keys. A digit or letter chooses an answer, unless that's switched off. Enter submits it, then continues. */
export function useAnswerKeys({ session, isOff, onChoose, onSubmit, onGoOn }: AnswerKeys): void {
  const [isOn] = useState(() => hasAnswerKeys(deviceStorage));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // An open dialog takes every key, even if a click beside it has left nothing focused.
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
  // In a layout effect, so that the keys work as soon as the question shows.
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
