import { useNavigate } from 'react-router-dom';
import { DraftNotice } from '../../app/drafts/DraftNotice.tsx';
import { draftsOf } from '../../app/drafts/drafts.ts';
import { useTypedDraft } from '../../app/drafts/useKeptDraft.ts';
import { useKeptIdempotencyKey } from '../../app/drafts/useKeptIdempotencyKey.ts';
import { hasChanged } from '../../app/edit/fields.ts';
import { useSubmission } from '../../app/form/useSubmission.ts';
import { paths } from '../../app/paths.ts';
import { Form } from '../../components/form/Form.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { QuestionFields } from '../questionForm/QuestionFields.tsx';
import { QuestionFormActions } from '../questionForm/QuestionFormActions.tsx';
import { QuestionPreview } from '../questionForm/QuestionPreview.tsx';
import { checkQuestion, newQuestionValues, questionOf, type QuestionValues } from '../questionForm/questionValues.ts';
import { useCreateQuestionMutation } from './QuestionAddScreen.generated.ts';

const drafts = draftsOf<QuestionValues>();

/** A new question for the exam. */
export function QuestionAddScreen() {
  const navigate = useNavigate();
  const [values, setValues, draft] = useTypedDraft(drafts, newQuestionValues);
  const [createQuestion] = useCreateQuestionMutation();
  const keyOf = useKeptIdempotencyKey();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Add Question',
    hasChanges: hasChanged(newQuestionValues, values),
    check: () => checkQuestion(values),
    send: (input) => createQuestion({ variables: { input: { ...input, key: keyOf(input) } } }),
    doneText: 'Question added.',
    onDone: () => void navigate(paths.questionBank),
  });
  return (
    <Form {...form} back={<TextLink to={paths.questionBank}>Back</TextLink>}>
      <DraftNotice {...draft} isSubmitting={isSubmitting} />
      <QuestionFields
        values={values}
        onChange={(change) => setValues((current) => ({ ...current, ...change }))}
        problems={problems}
      />
      <QuestionPreview question={questionOf(values)} />
      <QuestionFormActions
        wayBack={{ to: paths.questionBank }}
        submitLabel="Add question"
        isSubmitting={isSubmitting}
      />
    </Form>
  );
}
