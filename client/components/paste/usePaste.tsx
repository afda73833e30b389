import { type ReactNode, useState } from 'react';
import { PasteQuestion } from './PasteQuestion.tsx';
import type { Reading } from './readings.ts';

type Question = { readonly readings: readonly Reading[]; readonly take: (reading: Reading) => void };

/** Reads what is pasted. Asks if there is more than one way to read it. */
export function usePaste() {
  const [question, setQuestion] = useState<Question | null>(null);

  function paste(readings: readonly [Reading, ...Reading[]], take: (reading: Reading) => void) {
    const [only, ...others] = readings;
    if (others.length > 0) setQuestion({ readings, take });
    else take(only);
  }

  function answer(reading: Reading | undefined) {
    setQuestion(null);
    if (reading) question?.take(reading);
  }

  const dialog: ReactNode = question && <PasteQuestion readings={question.readings} onAnswer={answer} />;
  return { paste, dialog };
}
