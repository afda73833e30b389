import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { TypedNotes } from '../../../app/forms/edit/TypedForm.tsx';
import { type EditState, useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { QuestionFields } from '../form/QuestionFields.tsx';
import { QuestionPreview } from '../form/QuestionPreview.tsx';
import { checkQuestion, questionOf, questionValues, type QuestionValues } from '../form/questionValues.ts';
import { useWayBack } from '../form/useWayBack.ts';
import type { EditQuestionForm_QuestionFragment } from './EditQuestionForm.generated.ts';
import { questionConflictFields } from './questionConflictFields.ts';
import { RetireQuestion } from './RetireQuestion.tsx';
import { useSaveQuestion } from './useSaveQuestion.ts';

type EditQuestionFormProps = {
  /** The question that the form opens with, and later its current version. */
  question: EditQuestionForm_QuestionFragment;
  reload: () => Promise<EditQuestionForm_QuestionFragment>;
};

const drafts = draftsOf<EditState<EditQuestionForm_QuestionFragment, QuestionValues>>();

/** A question of the bank to change, to take out of the exam, or to take into it again. */
export function EditQuestionForm({ question, reload }: EditQuestionFormProps) {
  const leadOn = useLeadOn();
  const wayBack = useWayBack(question.id);
  const edit = useEditForm({
    drafts,
    opened: question,
    valuesOf: questionValues,
    fields: questionConflictFields,
    reload,
  });
  const saveQuestion = useSaveQuestion();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Edit Question',
    hasChanges: edit.hasChanges,
    check: (form) => checkQuestion(withUnreadableDays(edit.values, form)),
    send: (input) => edit.save((base) => saveQuestion(base, input)),
    doneText: 'Question saved.',
    onDone: () => leadOn(wayBack),
  });
  return (
    <Form {...form} width="wide" back={wayBack}>
      <RetireQuestion id={question.id} retiredAt={question.retiredAt} isSubmitting={isSubmitting} />
      <TypedNotes typed={edit} isSubmitting={isSubmitting} />
      <QuestionFields values={edit.values} onChange={edit.change} problems={problems} />
      <QuestionPreview question={questionOf(edit.values)} />
      <SubmitActions label="Save question" isSubmitting={isSubmitting} cancel={wayBack} />
    </Form>
  );
}
