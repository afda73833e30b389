import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Gauge } from '../../../domain/record/gauges.ts';
import { ROSTER_WORDS_MAX } from '../../../domain/roster/rosterWordRules.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { useSpareWorker } from '../../app/browser/useSpareWorker.ts';
import { wayBackIn } from '../../app/browser/wayBack.ts';
import { checkRows } from '../../app/imports/checkFile.ts';
import { ImportSteps } from '../../app/imports/ImportSteps.tsx';
import { readInWorker } from '../../app/imports/readInWorker.ts';
import type { SheetFile } from '../../app/imports/sheetFile.ts';
import { useFileImport } from '../../app/imports/useFileImport.ts';
import { paths } from '../../app/paths.ts';
import { PlacesNote } from '../../app/policy/PlacesNote.tsx';
import { UnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { areEvents, ROSTER_FILE_ENDINGS } from './columns.ts';
import { openRoster, rosterReader, withAllPersons, withNoMiddleNames, withPerson } from './openRoster.ts';
import { RosterColumns } from './RosterColumns.tsx';
import { RosterComparison } from './RosterComparison.tsx';
import { RosterFiles } from './RosterFiles.tsx';
import { EventsHelp, RosterHelp } from './RosterHelp.tsx';
import {
  CompareRosterDocument,
  RememberRosterWordsDocument,
  RequirementNamesDocument,
  RosterWordsDocument,
  StrengthAfterImportDocument,
  useImportSoldiersMutation,
} from './RosterImportScreen.generated.ts';
import { RosterNotes } from './RosterNotes.tsx';
import { isClear } from './rosterQuestions.ts';
import type { OpenRoster, RosterImportResult } from './rosterReading.ts';
import { RosterResult } from './RosterResult.tsx';
import { rosterRows } from './rosterRows.ts';
import { isOver, sectionCounts } from './rosterText.ts';
import { meaningsOf, toRemember } from './rosterWords.ts';

type Place = Pick<ComponentProps<typeof ImportSteps>, 'back' | 'help' | 'template' | 'fileLabel' | 'againLabel'> & {
  title: string;
};

/** The screen's texts at each of its two addresses. Both import either kind of file. */
const OF_PEOPLE: Place = {
  title: 'Import roster',
  back: { to: paths.adminReassign, screen: 'Reassign' },
  help: <RosterHelp />,
  template: <RosterFiles />,
  fileLabel: 'Roster file',
  againLabel: 'Import another roster',
};
const OF_EVENTS: Place = {
  title: 'Import events',
  back: { to: paths.adminDue, screen: 'Due' },
  help: <EventsHelp />,
  template: <TextLink to={paths.adminDue}>Export events on Due</TextLink>,
  fileLabel: 'File of events',
  againLabel: 'Import another file',
};

/** Imports people, or events of dated requirements, from a file. First asks what the file's columns hold. */
export function RosterImportScreen() {
  const { pathname, state } = useLocation();
  const parts = pathname === paths.dueImport ? OF_EVENTS : OF_PEOPLE;
  return (
    <UnitPolicy>
      <RosterImport key={pathname} parts={{ ...parts, back: wayBackIn(state) ?? parts.back }} />
    </UnitPolicy>
  );
}

function RosterImport({ parts: { title, ...parts } }: { parts: Place }) {
  // Not cached: nothing else reads the result, which is long.
  const [importSoldiers] = useImportSoldiersMutation({ fetchPolicy: 'no-cache' });
  const unit = useFieldRules();
  const hasRequirements = useHasRequirements();
  const client = useApolloClient();
  const takeReader = useSpareWorker(rosterReader);
  const tell = useToast();
  /** The unit's people and places after the import. */
  const [total, setTotal] = useState<Pick<Gauge, 'filled' | 'capacity'> | null>(null);
  const fileImport = useFileImport({
    title,
    what: ({ mapping }: OpenRoster) => (areEvents(mapping) ? 'event' : 'record'),
    read: async (file, before) => {
      const [sheets, remembered, requirements] = await Promise.all([
        readInWorker<SheetFile>(takeReader(), file, { file, unit }),
        client.query({ query: RosterWordsDocument, fetchPolicy: 'no-cache' }),
        hasRequirements ? client.query({ query: RequirementNamesDocument, fetchPolicy: 'no-cache' }) : null,
      ]);
      const known = requirements ? dataOf(requirements).requirements : [];
      return openRoster(sheets, before, unit, meaningsOf(dataOf(remembered).rosterWords), known);
    },
    isClear: (roster) => isClear(roster, unit),
    rowsOf: (roster) => rosterRows(roster, unit),
    send: async (input, roster) => {
      const leave = input.dryRun ? {} : { leaveRefused: true };
      const { importSoldiers: result } = dataOf(await importSoldiers({ variables: { input: { ...input, ...leave } } }));
      if (isOver(result)) await remember(roster, result);
      if (result.written && !areEvents(roster.mapping)) setTotal(await strength());
      return result;
    },
  });
  const { underWay, change, check, ask } = fileImport;

  /** Failing to remember doesn't undo the import or the comparison. */
  async function remember(roster: OpenRoster, result: RosterImportResult | null): Promise<void> {
    const words = toRemember(roster, unit, result).slice(0, ROSTER_WORDS_MAX);
    if (words.length === 0) return;
    try {
      await client.mutate({ mutation: RememberRosterWordsDocument, variables: { words }, fetchPolicy: 'no-cache' });
    } catch {
      tell("Your choices couldn't be saved for the next file.", 'bad');
    }
  }

  /** The unit's people and places; null if they can't be loaded, which doesn't undo the import. */
  async function strength() {
    try {
      const { data } = await client.query({ query: StrengthAfterImportDocument, fetchPolicy: 'no-cache' });
      return dataOf({ data }).readinessOverview.gauges.find(({ section }) => section === null) ?? null;
    } catch {
      return null;
    }
  }

  async function compared(roster: OpenRoster): Promise<OpenRoster> {
    const rows = rosterRows(roster, unit);
    checkRows(rows);
    const variables = { roster: { rows } };
    const { data } = await client.query({ query: CompareRosterDocument, variables, fetchPolicy: 'no-cache' });
    const { compareRoster: comparison } = dataOf({ data });
    await remember(roster, null);
    return { ...roster, result: null, comparison };
  }

  /** An event is no roster to compare. */
  const compareButton = (roster: OpenRoster, isReady = true) =>
    !areEvents(roster.mapping) && (
      <Button variant="default" disabled={!isReady || underWay !== null} onClick={() => ask(() => compared(roster))}>
        Compare only
      </Button>
    );

  return (
    <ImportSteps
      {...parts}
      fileImport={fileImport}
      endings={ROSTER_FILE_ENDINGS}
      settings={(roster) => (
        <RosterColumns
          roster={roster}
          isBusy={underWay !== null}
          onChange={change}
          onCheck={() => check({ ...roster, comparison: null })}
          compareButton={compareButton}
        />
      )}
      instead={compareButton}
      notes={(roster, result) => (
        <RosterNotes
          result={result}
          roster={roster}
          onNoMiddleNames={() => check(withNoMiddleNames(roster))}
          onAll={(are) => check(withAllPersons(roster, are))}
          onCheck={() => check(roster)}
        />
      )}
      comparison={(roster) => roster.comparison && <RosterComparison comparison={roster.comparison} roster={roster} />}
      rows={(roster, result) => (
        <RosterResult
          result={result}
          roster={roster}
          onRead={change}
          onPerson={(row, person) => change(withPerson(roster, row, person))}
        />
      )}
      whereabouts={(roster, result) =>
        areEvents(roster.mapping) ? (
          <TextLink to={paths.adminDue}>See who is due</TextLink>
        ) : (
          <>
            <ImportedPeople result={result} fileName={roster.file.name} />
            {total && <PlacesNote total={total} />}
          </>
        )
      }
    />
  );
}

/** The sections of an imported roster's people. */
function ImportedPeople({ result, fileName }: { result: RosterImportResult; fileName: string }) {
  return (
    <>
      <Text>
        The people in {fileName} are now in: {sectionCounts(result).join(' · ')}.{' '}
        <TextLink to={paths.adminReassign}>See them on Reassign</TextLink>
      </Text>
      {result.added > 0 && (
        <Text>
          A new record has no login yet. Once the soldier has registered, open the record and hand it over under Login.
        </Text>
      )}
    </>
  );
}
