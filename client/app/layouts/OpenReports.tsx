import { VisuallyHidden } from '@mantine/core';
import { counted } from '../../../domain/words.ts';
import classes from './AdminNavigation.module.css';
import { useOpenReportsQuery } from './OpenReports.generated.ts';

/** How many reports on exam questions are open, as of when this was mounted: on the place of the Admin navigation that leads to them. */
export function OpenReports({ id }: { id: string }) {
  const { data } = useOpenReportsQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.openQuestionReports ?? 0;
  return (
    <span id={id} className={classes['count']}>
      {count > 0 && (
        <>
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{counted(count, 'open report')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
