import { Skeleton, Text } from '@mantine/core';
import { MedicalLeftOut } from '../../../app/tables/medical/MedicalLeftOut.tsx';
import type { useWithMedical } from '../../../app/tables/medical/useWithMedical.ts';
import { ShowMore } from '../../../app/tables/ShowMore.tsx';
import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { HistoryDocument, useCommentsInHistorySubscription } from './HistoryList.generated.ts';
import classes from '../../../components/entries.module.css';
import { HistoryRow } from './HistoryRow.tsx';
import { useSoldierChangedSubscription } from '../UserInfoScreen.generated.ts';

const PAGE = 20;

type HistoryListProps = { soldierId: string; medical: ReturnType<typeof useWithMedical> };

/** The changes, newest first, a page at a time. */
export function HistoryList({ soldierId, medical }: HistoryListProps) {
  const variables = { soldierId, first: PAGE };
  const { data, error, retry, showMore, refetchAfterChange } = usePaginatedList(
    HistoryDocument,
    variables,
    ({ history }) => history,
  );
  // The screen's own subscription, which Apollo Client shares.
  useSoldierChangedSubscription({
    variables: { id: soldierId },
    ignoreResults: true,
    onData: () => refetchAfterChange(0),
  });
  // Comments are not part of the record, and have events of their own.
  useCommentsInHistorySubscription({
    variables: { soldierId },
    ignoreResults: true,
    onData: ({ data: told }) => refetchAfterChange(told.data?.commentsChanged.unchangedForSeconds),
  });
  if (!data) {
    if (!error) return <Skeleton h="12rem" role="status" aria-label="Loading the changes" />;
    return <QueryAlert error={error} onRetry={retry} />;
  }
  const { edges, pageInfo } = data.history;
  if (edges.length === 0) return <Text c="dimmed">No changes yet.</Text>;
  const shown = edges.filter(({ node }) => medical.isShown || !node.medical);
  return (
    <>
      <MedicalLeftOut count={edges.length - shown.length} all={edges.length} what="change" />
      <ol className={classes.entries}>
        {shown.map(({ node }) => (
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
