import { skipToken } from '@apollo/client/react';
import { Skeleton, Text } from '@mantine/core';
import type { CalendarScope } from '../../../domain/calendar.ts';
import { useFirstIdle } from '../../app/browser/idle.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { Panel } from '../../components/Panel.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { useCalendarFeedsQuery } from './CalendarPanel.generated.ts';
import { calendarTexts, calendarTitle } from './calendarTexts.ts';

/** The calendar feed of schools, ETS dates and due dates. Makes and revokes its address. */
export function CalendarPanel({ scope }: { scope: CalendarScope }) {
  // Waits until the rest of the first screen is rendered.
  const { data, error, refetch } = useCalendarFeedsQuery(
    useFirstIdle() ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { about } = calendarTexts(scope, useHasRequirements());
  return (
    <Panel title={calendarTitle[scope]} isScreenOnly>
      <Text>{about}</Text>
      {!data && <QueryAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h="var(--app-touch)" maw="16rem" role="status" aria-label="Loading the calendar" />}
      {data && <CalendarAddress scope={scope} feed={data.calendarFeeds.find((one) => one.scope === scope)} />}
    </Panel>
  );
}
