import { useState } from 'react';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { failureOf } from '../../app/failure.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import { useAttempt } from '../../app/form/useAttempt.ts';
import { useIsOpen } from '../../app/useIsOpen.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useImportQuestionsMutation } from './QuestionImportScreen.generated.ts';
import { type QuestionFile, readQuestionFile } from './readQuestionFile.ts';
import { type ImportReport, reportSummary } from './reportText.ts';

type State = QuestionFile & {
  /** What the import would do, or did; null before the first file. */
  readonly report: ImportReport | null;
  /** Whether it is another report than the one that was to be carried out. */
  readonly isStale: boolean;
};

const NOTHING: State = { questions: [], note: null, report: null, isStale: false };

/** Reads a file, asks what its import would do, and does it. */
export function useImport() {
  const [{ questions, note, report, isStale }, setState] = useState(NOTHING);
  const { problem, attempt } = useAttempt('Import Questions', (error) =>
    error instanceof UnreadableFile ? { field: null, message: error.message } : failureOf(error),
  );
  const tell = useToast();
  const isOpen = useIsOpen();
  const [isBusy, setBusy] = useState(false);
  const [importQuestions] = useImportQuestionsMutation();

  async function send(file: QuestionFile, expectedPlan: string | null): Promise<void> {
    const dryRun = expectedPlan === null;
    const answer = await importQuestions({
      variables: { input: { rows: [...file.questions], dryRun, expectedPlan } },
    });
    const { importQuestions: told } = dataOf(answer);
    // Where nothing is left to do it was done before: the answer to that was lost.
    const isLeft = told.rows.some(({ outcome }) => outcome !== 'UNCHANGED');
    setState({ ...file, report: told, isStale: !dryRun && !told.written && isLeft });
    if (!dryRun && !isOpen.current) tell(reportSummary(told), told.written ? 'good' : 'bad');
  }

  async function work(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await attempt(act);
    setBusy(false);
  }

  const check = (file: File) =>
    work(async () => {
      setState(NOTHING);
      await send(await readQuestionFile(file), null);
    });
  const write = () => work(async () => report && send({ questions, note }, report.plan));
  return { report, note, isStale, problem, isBusy, check, write };
}
