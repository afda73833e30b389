import { useParams } from 'react-router-dom';
import type { QuestionContent } from '../../../../domain/exam/examQuestion.ts';
import { isSameContent } from '../../../../domain/exam/questionBank.ts';
import { isLocalDate } from '../../../../domain/localDate.ts';
import type { Missing } from '../../../app/failures/NothingToShow.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { TypedNotes } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { dayWithDistance } from '../../../components/dayText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { today } from '../../../components/today.ts';
import { letterAt } from '../../exam/letters.ts';
import { QuestionFields } from '../form/QuestionFields.tsx';
import { checkQuestion, OPTION_FIELDS, questionValues, type QuestionValues } from '../form/questionValues.ts';
import { useWayBack } from '../form/useWayBack.ts';
import {
  EditedQuestionDocument,
  type QuestionEditScreen_QuestionFragment,
  useUpdateQuestionMutation,
} from './QuestionEditScreen.generated.ts';
import { RetireQuestion } from './RetireQuestion.tsx';

const QUESTION: Missing = {
  title: 'No question to show',
  backLabel: 'Back to the questions',
  backTo: paths.questionBank,
};

/** Edit question, for the question in the address. */
export function QuestionEditScreen() {
  const { questionId: id = '' } = useParams();
  // Cached: retiring, restoring and reloading update the answer in the cache.
  const { data, error, retry, reload } = useFreshQuery(EditedQuestionDocument, { id });
  const question = useOpened(data?.question ?? null, id);
  if (question) {
    return <EditQuestionForm key={id} question={question} reload={async () => (await reload()).question} />;
  }
  if (error) return <QueryFailure error={error} onRetry={retry} missing={QUESTION} />;
  return <FormSkeleton width="whole" fields={10} />;
}

type EditQuestionFormProps = {
  /** The question that the form opens with, and later its current version. */
  question: QuestionEditScreen_QuestionFragment;
  reload: () => Promise<QuestionEditScreen_QuestionFragment>;
};

/** A question of the bank, to change, take out of the exam or put back. */
function EditQuestionForm({ question, reload }: EditQuestionFormProps) {
  const wayBack = useWayBack(question.id);
  const edit = useEditForm({
    opened: question,
    valuesOf: questionValues,
    fields: questionConflictFields,
    reload,
  });
  const saveQuestion = useSaveQuestion();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Edit question',
    hasChanges: edit.hasChanges,
    check: (form) => checkQuestion(withUnreadableDays(edit.values, form)),
    send: (input) => edit.save((base) => saveQuestion(base, input)),
    doneText: 'Question saved.',
    leadsTo: () => wayBack,
  });
  return (
    <Form {...form} width="whole" back={wayBack}>
      <RetireQuestion id={question.id} retiredAt={question.retiredAt} isSubmitting={isSubmitting} />
      <TypedNotes typed={edit} isSubmitting={isSubmitting} />
      <QuestionFields values={edit.values} onChange={edit.change} problems={problems} />
      <SubmitActions label="Save question" isSubmitting={isSubmitting} cancel={wayBack} isLongForm />
    </Form>
  );
}

/** Saves the changed fields of a question. Sends nothing if no field has changed. */
function useSaveQuestion() {
  const [updateQuestion] = useUpdateQuestionMutation();

  return async (
    base: QuestionEditScreen_QuestionFragment,
    input: QuestionContent & { options: string[] },
  ): Promise<void> => {
    if (isSameContent(base, input)) return;
    await updateQuestion({ variables: { id: base.id, version: base.version, input } });
  };
}

/** A question's fields as a conflict lists them. Options and answer only make sense together. */
const questionConflictFields: readonly ConflictField<QuestionValues>[] = [
  { label: 'Question', fields: ['question'], text: ({ question }) => question },
  { label: 'Options and right answer', fields: [...OPTION_FIELDS, 'answerText'], text: optionsText },
  { label: 'Explanation', fields: ['explanation'], text: ({ explanation }) => explanation },
  { label: 'Citation', fields: ['citation'], text: ({ citation }) => citation },
  { label: 'Topic', fields: ['topic'], text: ({ topic }) => topic },
  {
    label: 'Review date',
    fields: ['reviewDate'],
    text: ({ reviewDate }) => (isLocalDate(reviewDate) ? dayWithDistance(reviewDate, today()) : ''),
  },
];

function optionsText(values: QuestionValues): string {
  return OPTION_FIELDS.map(
    (field, index) => `${letterAt(index)} ${values[field]}${values.answerText === field ? ' (right)' : ''}`,
  ).join('\n');
}
