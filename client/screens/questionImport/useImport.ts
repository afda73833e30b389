import { useState } from 'react';
import { failureOf } from '../../app/failure.ts';
import { type ImportQuestionsMutation, useImportQuestionsMutation } from './QuestionImportScreen.generated.ts';
import type { FileQuestion } from './questionRow.ts';
import { UnreadableFile } from './questionRow.ts';
import { readQuestionFile } from './readQuestionFile.ts';

export type ImportReport = ImportQuestionsMutation['importQuestions'];

type State = {
  readonly questions: readonly FileQuestion[];
  /** What the import would do, or did; null before the first file. */
  readonly report: ImportReport | null;
  readonly problem: string | null;
};

const NOTHING: State = { questions: [], report: null, problem: null };

/** Reads a file, asks what its import would do, and does it. */
export function useImport() {
  const [{ questions, report, problem }, setState] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const [importQuestions] = useImportQuestionsMutation();

  async function send(rows: readonly FileQuestion[], dryRun: boolean): Promise<void> {
    const { data } = await importQuestions({
      variables: { input: { rows: [...rows], dryRun } },
      update: (cache) => !dryRun && cache.evict({ id: 'ROOT_QUERY', fieldName: 'questionBank' }),
    });
    if (!data) throw new Error('The report came without data and without an error.');
    setState({ questions: rows, report: data.importQuestions, problem: null });
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
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
      await send(await readQuestionFile(file), true);
    });
  const write = () => attempt(() => send(questions, false));
  return { report, problem, isBusy, check, write };
}
