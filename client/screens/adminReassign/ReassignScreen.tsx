import { Stack } from '@mantine/core';
import { failureOf } from '../../app/failure.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { ExportMenu } from '../../components/export/ExportMenu.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { AdminUsers } from './AdminUsers.tsx';
import { ApprovalsPanel } from './ApprovalsPanel.tsx';
import { Board } from './Board.tsx';
import { BOARD_COLUMNS, boardSeats } from './boardColumns.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { JoinCodePanel } from './JoinCodePanel.tsx';
import { useReassignQuery } from './ReassignScreen.generated.ts';
import classes from './ReassignScreen.module.css';
import { everybody } from './unitLists.ts';

/** Reassign: who stands where, who has staff rights and who waits for them, and the code that lets newcomers in. */
export function ReassignScreen() {
  // What was loaded before shows at once and is brought up to date behind.
  const { data, previousData, error, refetch } = useReassignQuery({ fetchPolicy: 'cache-and-network' });
  const lists = data ?? previousData;
  if (!lists && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="lg">
      <div className={classes['head']}>
        <ScreenTitle title="Reassign" />
        {lists && <ExportMenu label="Assignments" columns={BOARD_COLUMNS} rows={boardSeats(lists)} />}
      </div>
      {error && <Notice message={failureOf(error).message} actionLabel="Try again" onAction={() => void refetch()} />}
      {lists ? <Board lists={lists} refresh={refetch} /> : <BoardSkeleton />}
      {lists && (
        <div className={classes['panels']}>
          <AdminUsers admins={lists.admins} people={everybody(lists)} />
          <ApprovalsPanel waiting={lists.staffApprovals} refresh={refetch} />
          <JoinCodePanel />
        </div>
      )}
    </Stack>
  );
}
