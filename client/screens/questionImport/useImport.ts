import { useState } from 'react';
import { failureOf } from '../../app/failure.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import { type ImportQuestionsMutation, useImportQuestionsMutation } from './QuestionImportScreen.generated.ts';
import { type QuestionFile, readQuestionFile } from './readQuestionFile.ts';

export type ImportReport = ImportQuestionsMutation['importQuestions'];

type State = QuestionFile & {
  /** What the import would do, or did; null before the first file. */
  readonly report: ImportReport | null;
  /** Whether it is another report than the one that was to be carried out. */
  readonly isStale: boolean;
  readonly problem: string | null;
};

const NOTHING: State = { questions: [], note: null, report: null, isStale: false, problem: null };

/** Reads a file, asks what its import would do, and does it. */
export function useImport() {
  const [{ questions, note, report, isStale, problem }, setState] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const [importQuestions] = useImportQuestionsMutation();

  async function send(file: QuestionFile, expectedPlan: string | null): Promise<void> {
    const dryRun = expectedPlan === null;
    const { data } = await importQuestions({
      variables: { input: { rows: [...file.questions], dryRun, expectedPlan } },
      update: (cache) => !dryRun && cache.evict({ id: 'ROOT_QUERY', fieldName: 'questionBank' }),
    });
    if (!data) throw new Error('The report came without data and without an error.');
    const { importQuestions: told } = data;
    setState({ ...file, report: told, isStale: !dryRun && !told.written, problem: null });
  }

  async function attempt(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setState((state) => ({ ...state, problem: null }));
    try {
      await act();
    } catch (error) {
      const message = error instanceof UnreadableFile ? error.message : failureOf(error).message;
      setState((state) => ({ ...state, problem: message }));
    } finally {
      setBusy(false);
    }
  }

  const check = (file: File) =>
    attempt(async () => {
      setState(NOTHING);
      await send(await readQuestionFile(file), null);
    });
  const write = () => attempt(async () => report && send({ questions, note }, report.plan));
  return { report, note, isStale, problem, isBusy, check, write };
}
