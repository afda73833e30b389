import { Skeleton, Text } from '@mantine/core';
import { failureOf } from '../../app/failure.ts';
import { ShowMore } from '../../app/ShowMore.tsx';
import { Notice } from '../../components/Notice.tsx';
import classes from './HistoryList.module.css';
import { useHistoryQuery } from './HistoryPanel.generated.ts';
import { HistoryRow } from './HistoryRow.tsx';

const PAGE = 20;

/** The changes, newest first, a page at a time. */
export function HistoryList({ soldierId }: { soldierId: string }) {
  const { data, error, refetch, fetchMore } = useHistoryQuery({
    variables: { soldierId, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    if (!error) return <Skeleton h="12rem" role="status" aria-label="Loading the changes" />;
    return <Notice message={failureOf(error).message} actionLabel="Try again" onAction={() => void refetch()} />;
  }
  const { edges, pageInfo } = data.history;
  if (edges.length === 0) return <Text c="dimmed">No changes yet.</Text>;
  return (
    <>
      <ol className={classes['list']}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <HistoryRow entry={node} />
          </li>
        ))}
      </ol>
      <ShowMore
        label="Show older changes"
        status={pageInfo.hasNextPage ? `The newest ${edges.length} changes` : `All ${edges.length} changes`}
        hasMore={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}
