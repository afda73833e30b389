import { useState } from 'react';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { draftsOf } from '../../app/drafts/drafts.ts';
import { useDraft } from '../../app/drafts/useDraft.ts';
import { failureOf } from '../../app/failure.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import { useAttempt } from '../../app/form/useAttempt.ts';
import { useIsOpen } from '../../app/useIsOpen.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { type OpenRoster, openSheet } from './openRoster.ts';
import { readRosterFile } from './readRosterFile.ts';
import { reportSummary } from './reportText.ts';
import { useImportSoldiersMutation } from './RosterImportScreen.generated.ts';
import { rosterRows } from './rosterRows.ts';

/** The field of a problem with the file itself. */
export const ROSTER_FILE_FIELD = 'file';

const drafts = draftsOf<OpenRoster | null>();

/** Reads a roster file, previews its import, and writes it. When something fails, the file and the choices about it stay. */
export function useRosterImport() {
  const [roster, setRoster] = useDraft<OpenRoster | null>(drafts, null);
  const { problem, setProblem, attempt } = useAttempt('Import Roster', (error) =>
    error instanceof UnreadableFile ? fileProblem(error.message) : failureOf(error),
  );
  const [underWay, setUnderWay] = useState<'CHECK' | 'WRITE' | null>(null);
  const tell = useToast();
  const isOpen = useIsOpen();
  // Not cached: nothing else reads the report, which is long.
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
    // With nothing left to do, the import was done before, and only its answer was lost.
    const isLeft = report.added + report.changed + report.refused > 0;
    setRoster({ ...current, report, isStale: !dryRun && !report.written && isLeft });
    if (!dryRun && !isOpen.current) tell(reportSummary(report), report.written ? 'good' : 'bad');
  }

  function change(changed: OpenRoster | null) {
    setProblem(null);
    setRoster(changed);
  }

  return {
    roster,
    problem,
    /** The request in progress: a preview, which reading a file also counts as, or the import. */
    underWay,
    choose: (file: File) =>
      work('CHECK', async () => {
        const read = await readRosterFile(file);
        const [sheet] = read.sheets;
        if (sheet) setRoster(openSheet(read, sheet, roster));
      }),
    refuse: (message: string) => setProblem(fileProblem(message)),
    /** Sets how the file is read, or with null closes it. */
    change,
    check: (current: OpenRoster) => work('CHECK', () => send(current, null)),
    write: (current: OpenRoster, expectedPlan: string) => work('WRITE', () => send(current, expectedPlan)),
  };
}

const fileProblem = (message: string): FormProblem => ({ field: ROSTER_FILE_FIELD, message });
