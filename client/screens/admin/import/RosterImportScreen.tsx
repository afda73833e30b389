import { UnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { useSpareWorker } from '../../../app/browser/useSpareWorker.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { ImportSteps } from '../../../app/imports/ImportSteps.tsx';
import { readInWorker } from '../../../app/imports/readInWorker.ts';
import type { SheetFile } from '../../../app/imports/sheetFile.ts';
import { useFileImport } from '../../../app/imports/useFileImport.ts';
import { paths } from '../../../app/paths.ts';
import { useUnitFields } from '../../../components/PolicyContext.ts';
import { ROSTER_FILE_ENDINGS } from './columns.ts';
import { RosterFiles } from './RosterFiles.tsx';
import { ImportedPeople } from './ImportedPeople.tsx';
import { type OpenRoster, openRoster, rosterReader, withNoMiddleNames } from './openRoster.ts';
import { RosterColumns } from './RosterColumns.tsx';
import { RosterHelp } from './RosterHelp.tsx';
import { useImportSoldiersMutation } from './RosterImportScreen.generated.ts';
import { RosterNotes } from './RosterNotes.tsx';
import { RosterReport } from './RosterReport.tsx';
import { rosterRows } from './rosterRows.ts';

const drafts = draftsOf<OpenRoster | null>();

/** Imports people from a file, after somebody has said what its columns hold. */
export function RosterImportScreen() {
  return (
    <UnitPolicy>
      <RosterImport />
    </UnitPolicy>
  );
}

function RosterImport() {
  // Not cached: nothing else reads the report, which is long.
  const [importSoldiers] = useImportSoldiersMutation({ fetchPolicy: 'no-cache' });
  const unit = useUnitFields();
  const takeReader = useSpareWorker(rosterReader);
  const fileImport = useFileImport({
    title: 'Import Roster',
    what: 'record',
    drafts,
    read: async (file, before) =>
      openRoster(await readInWorker<SheetFile>(takeReader(), file, { file, unit }), before, unit),
    isClear: () => false,
    rowsOf: (roster) => rosterRows(roster, unit),
    send: async (input) => dataOf(await importSoldiers({ variables: { input } })).importSoldiers,
  });
  const { underWay, change, check } = fileImport;
  return (
    <ImportSteps
      fileImport={fileImport}
      back={{ to: paths.adminReassign, screen: 'Reassign' }}
      help={<RosterHelp />}
      template={<RosterFiles />}
      endings={ROSTER_FILE_ENDINGS}
      fileLabel="Roster file"
      settings={(roster) => (
        <RosterColumns roster={roster} isBusy={underWay !== null} onChange={change} onCheck={() => check(roster)} />
      )}
      notes={(roster, report) => (
        <RosterNotes report={report} onNoMiddleNames={() => check(withNoMiddleNames(roster))} />
      )}
      rows={(roster, report) => <RosterReport report={report} roster={roster} />}
      whereabouts={(roster, report) => <ImportedPeople report={report} fileName={roster.file.name} />}
      againLabel="Import another roster"
    />
  );
}
