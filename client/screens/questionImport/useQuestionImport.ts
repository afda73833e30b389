import { useState } from 'react';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { draftsOf } from '../../app/drafts/drafts.ts';
import { useDraft } from '../../app/drafts/useDraft.ts';
import { failureOf } from '../../app/failure.ts';
import { useAttempt } from '../../app/form/useAttempt.ts';
import { checkRows } from '../../app/import/checkFile.ts';
import type { DayReading } from '../../app/import/fileDays.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import { useIsOpen } from '../../app/useIsOpen.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { isUnclear, openFile, type OpenQuestions, rowsToSend } from './openQuestions.ts';
import { useImportQuestionsMutation } from './QuestionImportScreen.generated.ts';
import { readQuestionFile } from './readQuestionFile.ts';
import { reportSummary } from './reportText.ts';

/** The field of a problem with the file itself. */
export const QUESTION_FILE_FIELD = 'file';

const drafts = draftsOf<OpenQuestions | null>();

/** Reads a file, previews its import, and imports it. The file stays open whatever fails. */
export function useQuestionImport() {
  const [open, setOpen] = useDraft<OpenQuestions | null>(drafts, null);
  const { problem, setProblem, attempt } = useAttempt('Import Questions', (error) =>
    error instanceof UnreadableFile ? fileProblem(error.message) : failureOf(error),
  );
  const [underWay, setUnderWay] = useState<'CHECK' | 'WRITE' | null>(null);
  const tell = useToast();
  const isOpen = useIsOpen();
  // Nothing else reads the answer, which is long.
  const [importQuestions] = useImportQuestionsMutation({ fetchPolicy: 'no-cache' });

  async function work(kind: 'CHECK' | 'WRITE', act: () => Promise<unknown>): Promise<void> {
    setUnderWay(kind);
    await attempt(act);
    setUnderWay(null);
  }

  async function send(current: OpenQuestions, expectedPlan: string | null): Promise<void> {
    const rows = rowsToSend(current);
    checkRows(rows);
    const dryRun = expectedPlan === null;
    const answer = await importQuestions({ variables: { input: { rows, dryRun, expectedPlan } } });
    const { importQuestions: report } = dataOf(answer);
    // Where nothing is left to do it was done before: the answer to that was lost.
    const isLeft = report.rows.some(({ outcome }) => outcome !== 'UNCHANGED');
    setOpen({ ...current, report, isStale: !dryRun && !report.written && isLeft });
    if (!dryRun && !isOpen.current) tell(reportSummary(report), report.written ? 'good' : 'bad');
  }

  const choose = (file: File) =>
    work('CHECK', async () => {
      const opened = openFile(await readQuestionFile(file), open);
      setOpen(opened);
      if (!isUnclear(opened)) await send(opened, null);
    });

  return {
    open,
    problem,
    isBusy: underWay !== null,
    isWriting: underWay === 'WRITE',
    choose,
    refuseFiles: (message: string) => setProblem(fileProblem(message)),
    readDays: (days: DayReading) => {
      setProblem(null);
      setOpen((current) => current && { ...current, days, report: null, isStale: false });
    },
    check: () => work('CHECK', async () => open && send(open, null)),
    write: () => work('WRITE', async () => open?.report && send(open, open.report.plan)),
    startAnew: () => {
      setProblem(null);
      setOpen(null);
    },
  };
}

const fileProblem = (message: string): FormProblem => ({ field: QUESTION_FILE_FIELD, message });
