import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { paths } from '../../app/paths.ts';
import { Message } from '../../components/Message.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { ReportList } from './ReportList.tsx';
import type { OpenRoster } from './openRoster.ts';
import { type ImportReport, reportSummary, sectionCounts } from './reportText.ts';

type ImportDoneProps = { report: ImportReport; roster: OpenRoster; onAgain: () => void };

/** What an import did, and where the people are now. Takes the focus, so that it is read out. */
export function ImportDone({ report, roster, onAgain }: ImportDoneProps) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <>
      <div ref={outcome} tabIndex={-1}>
        <Message tone="good">{reportSummary(report)}</Message>
      </div>
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
      <Group>
        <Button variant="default" onClick={onAgain}>
          Import another roster
        </Button>
      </Group>
      <ReportList report={report} roster={roster} />
    </>
  );
}
