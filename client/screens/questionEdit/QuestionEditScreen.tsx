import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { messages } from '../../../domain/errors.ts';
import { paths } from '../../app/paths.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { Failure } from '../../components/Failure.tsx';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import type { BankQuestionFragment } from '../questionBank/QuestionBankScreen.generated.ts';
import { EditQuestionForm } from './EditQuestionForm.tsx';
import { findQuestion } from './findQuestion.ts';

type Loaded = { id: string; question: BankQuestionFragment | null } | { id: string; error: unknown };

/** Edit Question: the one that the address names. */
export function QuestionEditScreen() {
  const { questionId: id = '' } = useParams();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(
    () =>
      findQuestion(client, id).then(
        (question) => setLoaded({ id, question }),
        (error: unknown) => setLoaded({ id, error }),
      ),
    [client, id],
  );
  useEffect(() => void load(), [load]);

  async function reload() {
    const current = await findQuestion(client, id);
    if (current === null) throw new Error(`The question ${id} is gone.`);
    return current;
  }

  if (loaded?.id !== id) return <LoadingPart />;
  if ('error' in loaded) return <QueryFailure error={loaded.error} onRetry={() => void load()} />;
  if (loaded.question === null) {
    return (
      <Failure
        title="No question to show"
        message={messages.questionDoesNotExist}
        actionLabel="Back to the questions"
        onAction={() => void navigate(paths.questionBank)}
      />
    );
  }
  return <EditQuestionForm key={id} question={loaded.question} reload={reload} />;
}
