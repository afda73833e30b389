import { useApolloClient } from '@apollo/client/react';
import { UnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { useSpareWorker } from '../../../app/browser/useSpareWorker.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { checkRows } from '../../../app/imports/checkFile.ts';
import { ImportSteps } from '../../../app/imports/ImportSteps.tsx';
import { readInWorker } from '../../../app/imports/readInWorker.ts';
import type { SheetFile } from '../../../app/imports/sheetFile.ts';
import { useFileImport } from '../../../app/imports/useFileImport.ts';
import { paths } from '../../../app/paths.ts';
import { useUnitFields } from '../../../components/PolicyContext.ts';
import { ROSTER_FILE_ENDINGS } from './columns.ts';
import { RosterFiles } from './RosterFiles.tsx';
import { ImportedPeople } from './ImportedPeople.tsx';
import {
  type OpenRoster,
  openRoster,
  rosterReader,
  withAllPersons,
  withNoMiddleNames,
  withPerson,
} from './openRoster.ts';
import { RosterColumns } from './RosterColumns.tsx';
import { RosterHelp } from './RosterHelp.tsx';
import {
  CompareRosterDocument,
  RosterWordsDocument,
  useImportSoldiersMutation,
} from './RosterImportScreen.generated.ts';
import { RosterNotes } from './RosterNotes.tsx';
import { RosterComparison } from './RosterComparison.tsx';
import { RosterReport } from './RosterReport.tsx';
import { rosterRows } from './rosterRows.ts';
import { meaningsOf, toRemember } from './rosterWords.ts';

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
  const client = useApolloClient();
  const takeReader = useSpareWorker(rosterReader);
  const fileImport = useFileImport({
    title: 'Import Roster',
    what: 'record',
    drafts,
    read: async (file, before) => {
      const [sheets, remembered] = await Promise.all([
        readInWorker<SheetFile>(takeReader(), file, { file, unit }),
        client.query({ query: RosterWordsDocument, fetchPolicy: 'no-cache' }),
      ]);
      return openRoster(sheets, before, unit, meaningsOf(dataOf(remembered).rosterWords));
    },
    isClear: () => false,
    rowsOf: (roster) => rosterRows(roster, unit),
    send: async (input, roster) => {
      const written = input.dryRun ? {} : { leaveRefused: true, remember: toRemember(roster, unit) };
      return dataOf(await importSoldiers({ variables: { input: { ...input, ...written } } })).importSoldiers;
    },
  });
  const { underWay, change, check, ask } = fileImport;

  async function compared(roster: OpenRoster): Promise<OpenRoster> {
    const rows = rosterRows(roster, unit);
    checkRows(rows);
    const variables = { roster: { rows } };
    const { data } = await client.query({ query: CompareRosterDocument, variables, fetchPolicy: 'no-cache' });
    return { ...roster, report: null, comparison: dataOf({ data }).compareRoster };
  }

  return (
    <ImportSteps
      fileImport={fileImport}
      back={{ to: paths.adminReassign, screen: 'Reassign' }}
      help={<RosterHelp />}
      template={<RosterFiles />}
      endings={ROSTER_FILE_ENDINGS}
      fileLabel="Roster file"
      settings={(roster) => (
        <RosterColumns
          roster={roster}
          isBusy={underWay !== null}
          onChange={change}
          onCheck={() => check({ ...roster, comparison: null })}
          onCompare={() => ask(() => compared(roster))}
        />
      )}
      notes={(roster, report) => (
        <RosterNotes
          report={report}
          roster={roster}
          onNoMiddleNames={() => check(withNoMiddleNames(roster))}
          onAll={(are) => check(withAllPersons(roster, are))}
          onCheck={() => check(roster)}
        />
      )}
      comparison={(roster) => roster.comparison && <RosterComparison comparison={roster.comparison} roster={roster} />}
      rows={(roster, report) => (
        <RosterReport
          report={report}
          roster={roster}
          onPerson={(row, person) => change(withPerson(roster, row, person))}
        />
      )}
      whereabouts={(roster, report) => <ImportedPeople report={report} fileName={roster.file.name} />}
      againLabel="Import another roster"
    />
  );
}
