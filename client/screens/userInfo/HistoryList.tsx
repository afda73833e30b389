import { Skeleton, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { failureOf } from '../../app/failure.ts';
import { ShowMore } from '../../app/ShowMore.tsx';
import { Notice } from '../../components/Notice.tsx';
import classes from './HistoryList.module.css';
import { useHistoryQuery } from './HistoryPanel.generated.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { reloadHistory } from './reloadHistory.ts';

const PAGE = 20;

type HistoryListProps = {
  soldierId: string;
  /** Of the record that shows: each change to it is one more to list. */
  version: number;
};

/** The changes, newest first, a page at a time. */
export function HistoryList({ soldierId, version }: HistoryListProps) {
  const { data, error, refetch, fetchMore, client } = useHistoryQuery({
    variables: { soldierId, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  // What is loaded stays when that fails.
  const reload = useEffectEvent(() => {
    reloadHistory(client, soldierId, data?.history.edges.length ?? PAGE).catch(() => undefined);
  });
  const listedVersion = useRef(version);
  useEffect(() => {
    if (listedVersion.current === version) return;
    listedVersion.current = version;
    reload();
  }, [version]);
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
