import { useState } from 'react';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { draftsOf } from '../../app/drafts/drafts.ts';
import { useDraft } from '../../app/drafts/useDraft.ts';
import { failureOf } from '../../app/failure.ts';
import type { DayReading } from '../../app/import/fileDays.ts';
import type { FileSheet } from '../../app/import/sheetFile.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import { useAttempt } from '../../app/form/useAttempt.ts';
import { useIsOpen } from '../../app/useIsOpen.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import type { FileColumn } from './columns.ts';
import { type OpenRoster, openSheet } from './openRoster.ts';
import { readRosterFile } from './readRosterFile.ts';
import { reportSummary, rowsMissingMiddleName } from './reportText.ts';
import { useImportSoldiersMutation } from './RosterImportScreen.generated.ts';
import { rosterRows } from './rosterRows.ts';

/** Names the file in what is wrong with it. */
export const ROSTER_FILE_FIELD = 'file';

const drafts = draftsOf<OpenRoster | null>();

/** Reads a file, asks what its import would do, and does it. Whatever fails, the file and what was chosen stay. */
export function useRosterImport() {
  const [roster, setRoster] = useDraft<OpenRoster | null>(drafts, null);
  const { problem, setProblem, attempt } = useAttempt('Import Roster', (error) =>
    error instanceof UnreadableFile ? fileProblem(error.message) : failureOf(error),
  );
  const [underWay, setUnderWay] = useState<'CHECK' | 'WRITE' | null>(null);
  const tell = useToast();
  const isOpen = useIsOpen();
  // Nothing else reads the answer, which is long.
  const [importSoldiers] = useImportSoldiersMutation({ fetchPolicy: 'no-cache' });

  async function work(kind: 'CHECK' | 'WRITE', act: () => Promise<unknown>): Promise<void> {
    setUnderWay(kind);
    await attempt(act);
    setUnderWay(null);
  }

  async function send(current: OpenRoster, expectedPlan: string | null): Promise<void> {
    const { sheet, mapping, days, withoutMiddleName } = current;
    const rows = rosterRows(sheet, mapping, days, withoutMiddleName);
    const dryRun = expectedPlan === null;
    const answer = await importSoldiers({ variables: { input: { rows, dryRun, expectedPlan } } });
    const { importSoldiers: report } = dataOf(answer);
    // Where nothing is left to do it was done before: the answer to that was lost.
    const isLeft = report.added + report.changed + report.refused > 0;
    setRoster({ ...current, report, isStale: !dryRun && !report.written && isLeft });
    if (!dryRun && !isOpen.current) tell(reportSummary(report), report.written ? 'good' : 'bad');
  }

  const choose = (file: File) =>
    work('CHECK', async () => {
      const read = await readRosterFile(file);
      const [sheet] = read.sheets;
      if (sheet) setRoster(openSheet(read, sheet, roster));
    });

  function change(changes: Partial<Pick<OpenRoster, 'mapping' | 'days'>>) {
    setProblem(null);
    setRoster((current) => current && { ...current, ...changes, report: null, isStale: false });
  }

  return {
    roster,
    problem,
    isBusy: underWay !== null,
    isWriting: underWay === 'WRITE',
    choose,
    refuseFiles: (message: string) => setProblem(fileProblem(message)),
    chooseSheet: (sheet: FileSheet) => roster && setRoster(openSheet(roster.file, sheet, roster)),
    mapColumn: (index: number, column: FileColumn | null) =>
      roster && change({ mapping: roster.mapping.map((one, at) => (at === index ? column : one)) }),
    readDays: (days: DayReading) => change({ days }),
    check: () => work('CHECK', async () => roster && send(roster, null)),
    write: () => work('WRITE', async () => roster?.report && send(roster, roster.report.plan)),
    /** Takes it that those whose middle name is missing have none, and asks again. */
    writeNoMiddleNames: () =>
      work('CHECK', async () => {
        if (!roster) return;
        const missing = rowsMissingMiddleName(roster.report);
        await send({ ...roster, withoutMiddleName: new Set([...roster.withoutMiddleName, ...missing]) }, null);
      }),
    startAnew: () => {
      setProblem(null);
      setRoster(null);
    },
  };
}

const fileProblem = (message: string): FormProblem => ({ field: ROSTER_FILE_FIELD, message });
