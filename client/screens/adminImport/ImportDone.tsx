import { Text } from '@mantine/core';
import { Imported } from '../../app/import/Imported.tsx';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../components/TextLink.tsx';
import type { OpenRoster } from './openRoster.ts';
import { RosterReport } from './RosterReport.tsx';
import { type ImportReport, reportSummary, sectionCounts } from './reportText.ts';

type ImportDoneProps = { report: ImportReport; roster: OpenRoster; onAgain: () => void };

/** The outcome of an import, and the sections of its people. */
export function ImportDone({ report, roster, onAgain }: ImportDoneProps) {
  return (
    <>
      <Imported summary={reportSummary(report)} againLabel="Import another roster" onAgain={onAgain}>
        <Text>
          The people in {roster.file.name} are now in: {sectionCounts(report).join(' · ')}.{' '}
          <TextLink to={paths.adminReassign}>See them on Reassign</TextLink>
        </Text>
        {report.added > 0 && (
          <Text>
            A new record belongs to no login yet. Once its soldier has registered, hand it over on the record, under
            Login.
          </Text>
        )}
      </Imported>
      <RosterReport report={report} roster={roster} />
    </>
  );
}
