import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { QuestionFields } from '../form/QuestionFields.tsx';
import { checkQuestion, newQuestionValues } from '../form/questionValues.ts';
import { useCreateQuestionMutation } from './QuestionAddScreen.generated.ts';

const BACK = { to: paths.questionBank, screen: 'Questions' };

/** A new question for the exam. */
export function QuestionAddScreen() {
  const typed = useAddForm(newQuestionValues);
  const { values, hasChanges, change } = typed;
  const [createQuestion] = useCreateQuestionMutation();
  const keyOf = useKeptIdempotencyKey();
  const { form, problems } = useSubmission({
    title: 'Add question',
    hasChanges,
    check: (form) => checkQuestion(withUnreadableDays(values, form)),
    send: (input) => createQuestion({ variables: { input: { ...input, key: keyOf(input) } } }),
    doneText: 'Question added.',
    leadsTo: () => BACK,
  });
  return (
    <TypedForm {...form} width="whole" back={BACK} typed={typed} submit="Add question" isLongForm>
      <QuestionFields values={values} onChange={change} problems={problems} />
    </TypedForm>
  );
}
