import { DraftNote } from '../../../app/forms/drafts/DraftNote.tsx';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { QuestionFields } from '../form/QuestionFields.tsx';
import { QuestionPreview } from '../form/QuestionPreview.tsx';
import { checkQuestion, newQuestionValues, questionOf } from '../form/questionValues.ts';
import { useCreateQuestionMutation } from './QuestionAddScreen.generated.ts';

const BACK = { to: paths.questionBank, screen: 'Questions' };

/** A new question for the exam. */
export function QuestionAddScreen() {
  const leadOn = useLeadOn();
  const { values, draft, hasChanges, change } = useAddForm(newQuestionValues);
  const [createQuestion] = useCreateQuestionMutation();
  const keyOf = useKeptIdempotencyKey();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Add Question',
    hasChanges,
    check: (form) => checkQuestion(withUnreadableDays(values, form)),
    send: (input) => createQuestion({ variables: { input: { ...input, key: keyOf(input) } } }),
    doneText: 'Question added.',
    onDone: () => leadOn(BACK),
  });
  return (
    <Form {...form} width="wide" back={BACK}>
      <DraftNote {...draft} isSubmitting={isSubmitting} />
      <QuestionFields values={values} onChange={change} problems={problems} />
      <QuestionPreview question={questionOf(values)} />
      <SubmitActions label="Add question" isSubmitting={isSubmitting} cancel={BACK} />
    </Form>
  );
}
