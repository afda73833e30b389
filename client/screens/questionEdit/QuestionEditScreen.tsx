import { useNavigate, useParams } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { failureOf } from '../../app/failure.ts';
import { paths } from '../../app/paths.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { Failure } from '../../components/Failure.tsx';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import { EditQuestionForm } from './EditQuestionForm.tsx';
import { EditedQuestionDocument, useEditedQuestionQuery } from './QuestionEditScreen.generated.ts';

/** Edit Question, for the question in the address. */
export function QuestionEditScreen() {
  const { questionId: id = '' } = useParams();
  const navigate = useNavigate();
  // Not from the cache alone: only a form opened on the current version can be saved. The cached answer is what retiring, restoring and reloading change.
  const { data, error, refetch, client } = useEditedQuestionQuery({ variables: { id }, fetchPolicy: 'network-only' });
  async function reload() {
    // A query of its own: if the one above failed, the form would close.
    const answer = await client.query({
      query: EditedQuestionDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return dataOf(answer).question;
  }

  if (data) return <EditQuestionForm key={id} question={data.question} reload={reload} />;
  if (!error) return <FormSkeleton fields={10} />;
  const { code, message } = failureOf(error);
  return code === ErrorCode.NOT_FOUND ? (
    <Failure
      title="No question to show"
      message={message}
      actionLabel="Back to the questions"
      onAction={() => void navigate(paths.questionBank)}
    />
  ) : (
    <QueryFailure error={error} onRetry={() => void refetch()} />
  );
}
