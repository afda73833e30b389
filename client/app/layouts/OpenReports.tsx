import { skipToken } from '@apollo/client/react';
import { VisuallyHidden } from '@mantine/core';
import { counted } from '../../../domain/words.ts';
import { useFirstIdle } from '../browser/idle.ts';
import classes from './AdminNavigation.module.css';
import { useOpenReportsQuery } from './OpenReports.generated.ts';

/**
 * How many reports on exam questions are open, as of when this was mounted: on the place of the Admin navigation that leads to them. The first screen
 * does not wait for it.
 */
export function OpenReports({ id }: { id: string }) {
  const { data } = useOpenReportsQuery(useFirstIdle() ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const count = data?.openQuestionReports ?? 0;
  return (
    <span id={id} className={classes.count}>
      {count > 0 && (
        <>
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{counted(count, 'open report')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
