import { Text } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { sectionCounts } from './rosterText.ts';
import type { RosterImportResult } from './rosterReading.ts';

/** Where the people of an imported roster are now. */
export function ImportedPeople({ report, fileName }: { report: RosterImportResult; fileName: string }) {
  return (
    <>
      <Text>
        The people in {fileName} are now in: {sectionCounts(report).join(' · ')}.{' '}
        <TextLink to={paths.adminReassign}>See them on Reassign</TextLink>
      </Text>
      {report.added > 0 && (
        <Text>
          A new record has no login yet. Once the soldier has registered, open the record and hand it over under Login.
        </Text>
      )}
    </>
  );
}
