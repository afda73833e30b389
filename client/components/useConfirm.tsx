import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmTexts } from './ConfirmDialog.tsx';

type Question = ConfirmTexts & { readonly answer: (isMeant: boolean) => void };

/** Asks before something is done. The dialog is to be rendered. */
export function useConfirm(): { confirm: (texts: ConfirmTexts) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  function answered(isMeant: boolean) {
    question?.answer(isMeant);
    setQuestion(null);
  }

  return {
    /** Resolves to whether it is to be done. */
    confirm: (texts) => new Promise((resolve) => setQuestion({ ...texts, answer: resolve })),
    dialog: question && (
      <ConfirmDialog {...question} onCancel={() => answered(false)} onConfirm={() => answered(true)} />
    ),
  };
}
