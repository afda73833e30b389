import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { FileDrop } from '../../app/import/FileDrop.tsx';
import { paths } from '../../app/paths.ts';
import { useUnsavedChanges } from '../../app/unsaved/useUnsavedChanges.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Problem } from '../../components/Problem.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { withNoMiddleNames } from './openRoster.ts';
import { ROSTER_FILE_ENDINGS } from './readRosterFile.ts';
import { RosterColumns } from './RosterColumns.tsx';
import { RosterHelp } from './RosterHelp.tsx';
import { RosterTemplate } from './RosterTemplate.tsx';
import { ROSTER_FILE_FIELD, useRosterImport } from './useRosterImport.ts';

/** Imports a roster file in three steps: set what its columns hold, preview what every row would do, import all rows or none. */
export function RosterImportScreen() {
  const { roster, problem, underWay, choose, refuse, change, check, write } = useRosterImport();
  const [imports, setImports] = useState(0);
  const isBusy = underWay !== null;
  const report = roster?.report ?? null;
  const isDone = report?.written === true;
  const isOfFile = roster === null || problem?.field === ROSTER_FILE_FIELD;
  const shownProblem = problem !== null && <Problem>{problem.message}</Problem>;
  useUnsavedChanges(roster !== null && !isDone, underWay === 'WRITE' ? 'SENT' : 'TYPED');

  function startAnew() {
    change(null);
    setImports((count) => count + 1);
  }

  return (
    <Stack gap="lg">
      <BackLink to={paths.adminReassign} />
      <Group justify="space-between" align="start">
        {/* A new heading for each import, so that it takes the focus: the button that had it is removed. */}
        <ScreenTitle key={imports} title="Import Roster" />
        {!isDone && <RosterTemplate />}
      </Group>
      {!isDone && (
        <>
          <RosterHelp />
          <FileDrop
            label="Roster file"
            prompt="Drop a CSV or Excel file (.xlsx) here, or choose one."
            endings={ROSTER_FILE_ENDINGS}
            fileName={roster?.file.name ?? null}
            isBusy={isBusy}
            onChoose={(file) => void choose(file)}
            onRefuse={refuse}
          />
        </>
      )}
      {isOfFile && shownProblem}
      {roster && !isDone && (
        <RosterColumns roster={roster} isBusy={isBusy} onChange={change} onCheck={() => void check(roster)} />
      )}
      {/* Near the buttons that check and import. */}
      {!isOfFile && shownProblem}
      {roster && report && !isDone && (
        <ImportPreview
          report={report}
          roster={roster}
          isBusy={isBusy}
          onWrite={() => void write(roster, report.plan)}
          onNoMiddleNames={() => void check(withNoMiddleNames(roster))}
        />
      )}
      {roster && report && isDone && <ImportDone report={report} roster={roster} onAgain={startAnew} />}
    </Stack>
  );
}
