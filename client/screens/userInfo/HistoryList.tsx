import { Skeleton, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ShowMore } from '../../app/pages/ShowMore.tsx';
import { usePages } from '../../app/pages/usePages.ts';
import { QueryNotice } from '../../app/QueryNotice.tsx';
import { HistoryDocument, useCommentsInHistorySubscription } from './HistoryList.generated.ts';
import classes from './HistoryList.module.css';
import { HistoryRow } from './HistoryRow.tsx';

const PAGE = 20;

type HistoryListProps = {
  soldierId: string;
  /** A count of the changes to the record since it was opened: each one refetches the list. */
  changes: number;
};

/** The changes, newest first, a page at a time. */
export function HistoryList({ soldierId, changes }: HistoryListProps) {
  const variables = { soldierId, first: PAGE };
  const { data, error, retry, showMore, askAgain } = usePages(HistoryDocument, variables, ({ history }) => history);
  const follow = useEffectEvent(() => askAgain(0));
  // Comments are not part of the record, and have events of their own.
  useCommentsInHistorySubscription({
    variables: { soldierId },
    ignoreResults: true,
    onData: ({ data: told }) => askAgain(told.data?.commentsChanged.unchangedForSeconds),
  });
  const listed = useRef(changes);
  useEffect(() => {
    if (listed.current === changes) return;
    listed.current = changes;
    follow();
  }, [changes]);
  if (!data) {
    if (!error) return <Skeleton h="12rem" role="status" aria-label="Loading the changes" />;
    return <QueryNotice error={error} onRetry={retry} />;
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
        onMore={showMore}
      />
    </>
  );
}
