import { useParams } from 'react-router-dom';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import type { Missing } from '../../../app/failures/NothingToShow.tsx';
import { paths } from '../../../app/paths.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { EditQuestionForm } from './EditQuestionForm.tsx';
import { EditedQuestionDocument } from './QuestionEditScreen.generated.ts';

const QUESTION: Missing = {
  title: 'No question to show',
  backLabel: 'Back to the questions',
  backTo: paths.questionBank,
};

/** Edit Question, for the question in the address. */
export function QuestionEditScreen() {
  const { questionId: id = '' } = useParams();
  // With the cache: retiring, restoring and reloading change the answer in it.
  const { data, error, retry, reload } = useFreshQuery(EditedQuestionDocument, { id });
  const question = useOpened(data?.question ?? null, id);
  if (question) {
    return <EditQuestionForm key={id} question={question} reload={async () => (await reload()).question} />;
  }
  if (error) return <QueryFailure error={error} onRetry={retry} missing={QUESTION} />;
  return <FormSkeleton width="wide" fields={10} />;
}
