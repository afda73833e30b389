import type { QuestionContent } from '../../../../domain/exam/examQuestion.ts';
import { isSameContent } from '../../../../domain/exam/questionBank.ts';
import type { EditQuestionForm_QuestionFragment } from './EditQuestionForm.generated.ts';
import { useUpdateQuestionMutation } from './useSaveQuestion.generated.ts';

/** Saves the changed fields of a question. Sends nothing when no field has changed. */
export function useSaveQuestion() {
  const [updateQuestion] = useUpdateQuestionMutation();

  return async (
    base: EditQuestionForm_QuestionFragment,
    input: QuestionContent & { options: string[] },
  ): Promise<void> => {
    if (isSameContent(base, input)) return;
    await updateQuestion({ variables: { id: base.id, version: base.version, input } });
  };
}
