import { isSameContent } from '../../../domain/exam/questionBank.ts';
import type { QuestionContent } from '../../../domain/exam/examQuestion.ts';
import type { BankQuestionFragment } from '../questionBank/QuestionBankScreen.generated.ts';
import { useUpdateQuestionMutation } from './QuestionEditScreen.generated.ts';

/** Saves what a form changed in a question; nothing is sent when nothing was. */
export function useSaveQuestion() {
  const [updateQuestion] = useUpdateQuestionMutation({
    // The question may now belong to other filtered lists than before.
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'questionBank' }),
  });

  return async (base: BankQuestionFragment, input: QuestionContent & { options: string[] }): Promise<void> => {
    if (isSameContent(base, input)) return;
    await updateQuestion({ variables: { id: base.id, version: base.version, input } });
  };
}
