import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmTexts } from './ConfirmDialog.tsx';

type Question = ConfirmTexts & { readonly answer: (isMeant: boolean) => void };

/** Asks for confirmation. The caller has to render the returned dialog. */
export function useConfirm(): { confirm: (texts: ConfirmTexts) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  function answered(isMeant: boolean) {
    question?.answer(isMeant);
    setQuestion(null);
  }

  return {
    /** Resolves to whether the person confirmed. */
    confirm: (texts) => new Promise((resolve) => setQuestion({ ...texts, answer: resolve })),
    dialog: question && (
      <ConfirmDialog {...question} onCancel={() => answered(false)} onConfirm={() => answered(true)} />
    ),
  };
}
