import { Skeleton, Text } from '@mantine/core';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { ShowMore } from '../../app/tables/ShowMore.tsx';
import { usePaginatedList } from '../../app/tables/usePaginatedList.ts';
import classes from '../../components/entries.module.css';
import { UnitEntry } from './UnitEntry.tsx';
import { unitEntryText } from './unitEntryText.ts';
import { UnitHistoryDocument } from './UnitHistory.generated.ts';

const VARIABLES = { first: 5 };

/** Who changed what about the unit, newest first, a page at a time. */
export function UnitHistory() {
  const { data, error, retry, showMore } = usePaginatedList(
    UnitHistoryDocument,
    VARIABLES,
    ({ unitHistory }) => unitHistory,
  );
  if (!data) {
    if (!error) return <Skeleton h="12rem" role="status" aria-label="Loading the changes" />;
    return <QueryAlert error={error} onRetry={retry} />;
  }
  const { edges, pageInfo } = data.unitHistory;
  if (edges.length === 0) return <Text c="dimmed">No changes yet.</Text>;
  return (
    <>
      <ol className={classes.entries}>
        {edges.map(({ node: { id, ...entry } }) => (
          <li key={id}>
            <UnitEntry entry={{ ...entry, ...unitEntryText(entry) }} />
          </li>
        ))}
      </ol>
      <ShowMore
        label="Show older changes"
        status={pageInfo.hasNextPage ? `The newest ${edges.length} changes` : `All ${edges.length} changes`}
        hasMore={pageInfo.hasNextPage}
        onMore={showMore}
      />
    </>
  );
}
