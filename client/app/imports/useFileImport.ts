import { useState } from 'react';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useIsOpen } from '../browser/useIsOpen.ts';
import { failureOf } from '../failures/failure.ts';
import { useDraft } from '../forms/drafts/useDraft.ts';
import { useAttempt } from '../forms/useAttempt.ts';
import { checkRows } from './checkFile.ts';
import { type ImportResult, isLeft, importSummary, type RowKind } from './importText.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** The field of a problem with the whole file. */
export const FILE_FIELD = 'file';

/** What an import keeps of the open file. */
export type OpenFile<Result> = {
  readonly file: {
    readonly name: string;
    /** A note for the person about how the file was read; null if there is none. */
    readonly note: string | null;
  };
  /** What the import would do, or did; null until the file is checked. */
  readonly result: Result | null;
  /** Whether the server refused the import because its data has changed since the preview. `result` is then a new preview. */
  readonly isStale: boolean;
};

type FileImportOptions<Result, Open, Row> = {
  /** The screen's title. A toast starts with it if the person has left the screen. */
  title: string;
  /** What the file's rows describe. */
  what: (open: Open) => RowKind;
  /**
   * Reads a chosen file.
   * @param before the file that was open; its settings are kept if they fit
   * @throws UnreadableFile if the file can't be read
   */
  read: (file: File, before: Open | null) => Promise<Open>;
  /** Whether the file can be checked as soon as it is read. */
  isClear: (open: Open) => boolean;
  /** The rows as the API expects them. */
  rowsOf: (open: Open) => Row[];
  /** Sends the rows. Nothing is written in a dry run, or if the plan isn't the expected one. */
  send: (input: { rows: Row[]; dryRun: boolean; expectedPlan: string | null }, open: Open) => Promise<Result>;
};

/** The state of an import, and its steps. */
export type FileImport<Result, Open> = {
  readonly title: string;
  readonly what: (open: Open) => RowKind;
  readonly open: Open | null;
  readonly result: Result | null;
  readonly problem: FormProblem | null;
  /** The open request: a check, which includes reading a file, or the import. */
  readonly underWay: 'CHECK' | 'WRITE' | null;
  readonly choose: (file: File) => void;
  readonly refuse: (message: string) => void;
  /** Changes how the file is read; null closes it. */
  readonly change: (open: Open | null) => void;
  readonly check: (open: Open) => void;
  /** Does something else with the file, and keeps the outcome. */
  readonly ask: (act: () => Promise<Open>) => void;
  readonly write: (open: Open, expectedPlan: string) => void;
};

/** Reads a file, previews its import, and imports it. If something fails, the file and its settings stay. */
export function useFileImport<Result extends ImportResult, Open extends OpenFile<Result>, Row extends object>({
  title,
  what,
  read,
  isClear,
  rowsOf,
  send,
}: FileImportOptions<Result, Open, Row>): FileImport<Result, Open> {
  const [open, setOpen] = useDraft<Open | null>(null);
  const { problem, setProblem, attempt } = useAttempt(title, (error) =>
    error instanceof UnreadableFile ? fileProblem(error.message) : failureOf(error),
  );
  const [underWay, setUnderWay] = useState<'CHECK' | 'WRITE' | null>(null);
  const tell = useToast();
  const isOpen = useIsOpen();

  async function work(kind: 'CHECK' | 'WRITE', act: () => Promise<unknown>): Promise<void> {
    if (underWay !== null) return;
    setUnderWay(kind);
    await attempt(act);
    setUnderWay(null);
  }

  async function sendRows(current: Open, expectedPlan: string | null): Promise<void> {
    const rows = rowsOf(current);
    checkRows(rows);
    const dryRun = expectedPlan === null;
    const result = await send({ rows, dryRun, expectedPlan }, current);
    // If nothing is left to do, the import was done before and only its answer was lost.
    setOpen({ ...current, result, isStale: !dryRun && !result.written && isLeft(result) });
    if (!dryRun && !isOpen()) tell(importSummary(result, what(current)), result.written ? 'good' : 'bad');
  }

  async function readAndCheck(file: File): Promise<void> {
    const opened = await read(file, open);
    setOpen(opened);
    if (isClear(opened)) await sendRows(opened, null);
  }

  return {
    title,
    what,
    open,
    result: open?.result ?? null,
    problem,
    underWay,
    choose: (file) => void work('CHECK', () => readAndCheck(file)),
    refuse: (message) => setProblem(fileProblem(message)),
    change: (changed) => {
      setProblem(null);
      setOpen(changed);
    },
    ask: (act) => void work('CHECK', async () => setOpen(await act())),
    check: (current) => void work('CHECK', () => sendRows(current, null)),
    write: (current, expectedPlan) => void work('WRITE', () => sendRows(current, expectedPlan)),
  };
}

const fileProblem = (message: string): FormProblem => ({ field: FILE_FIELD, message });
