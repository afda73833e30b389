import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { SECTIONS } from '../../../domain/values.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { paths } from '../../app/paths.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { Link } from '../../components/Link.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { AdminUsers } from './AdminUsers.tsx';
import { ApprovalsPanel } from './ApprovalsPanel.tsx';
import board from './Board.module.css';
import { Board } from './Board.tsx';
import { BOARD_COLUMNS, boardSeats } from './boardColumns.ts';
import { ExpectedPanel, useExpectedPeople } from './ExpectedPanel.tsx';
import { JoinCodePanel } from './JoinCodePanel.tsx';
import { ReassignContext } from './ReassignContext.ts';
import classes from './ReassignScreen.module.css';
import { waitingIn } from './unitLists.ts';
import { useReassignLists } from './useReassignLists.ts';

/** The value in the address while the list of expected people is unfolded. */
const EXPECTED = 'expected';

/** Reassign: everyone's assignment, who has staff rights, who waits for them, and the join code. */
export const ReassignScreen = withUnitPolicy(Reassign);

function Reassign() {
  const policy = usePolicy();
  const { lists, error, shared } = useReassignLists();
  const waiting = lists ? waitingIn(lists) : [];
  const arrivals = useExpectedPeople();
  // In the address, so that going back from a record leads to the list.
  const [opened, setOpened] = useQueryValue('open');
  const isExpectedOpen = opened === EXPECTED && arrivals.expected.length > 0;
  const [isApprovalFirst, setApprovalFirst] = useState(false);
  // The panel stays first until the screen is left. Otherwise it would move away with the last decision.
  if (!isApprovalFirst && waiting.length > 0) setApprovalFirst(true);
  function retry() {
    void shared.refresh().catch(() => undefined);
    arrivals.retry();
  }
  if (!lists && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="md">
      <ScreenTitle
        title="Reassign"
        actions={
          <Group gap="sm">
            {lists && <ExportMenu label="Assignments" columns={BOARD_COLUMNS} rows={boardSeats(lists, policy)} />}
            {arrivals.expected.length > 0 && (
              <Button
                variant="default"
                aria-expanded={isExpectedOpen}
                onClick={() => setOpened(isExpectedOpen ? '' : EXPECTED)}
              >
                {arrivals.expected.length} expected
              </Button>
            )}
            <Button component={Link} to={paths.adminAddSoldier} variant="default">
              Add soldier
            </Button>
            <Button component={Link} to={paths.adminImport} variant="default">
              Import roster
            </Button>
          </Group>
        }
      />
      <QueryAlert error={error ?? arrivals.error} onRetry={retry} />
      {isExpectedOpen && <ExpectedPanel people={arrivals.expected} />}
      <ReassignContext value={shared}>
        {lists && isApprovalFirst && <ApprovalsPanel waiting={waiting} />}
        <div className={classes.frame}>
          <div className={classes.desk}>
            {lists ? <Board lists={lists} /> : <BoardSkeleton />}
            {lists && (
              <div className={classes.panels}>
                <AdminUsers lists={lists} />
                {!isApprovalFirst && <ApprovalsPanel waiting={waiting} />}
                <JoinCodePanel />
              </div>
            )}
          </div>
        </div>
      </ReassignContext>
    </Stack>
  );
}

function BoardSkeleton() {
  return (
    <div role="status" className={board.board}>
      <VisuallyHidden>Loading the sections</VisuallyHidden>
      {SECTIONS.map((section) => (
        <Skeleton key={section} data-section={section} className={board.waiting ?? ''} />
      ))}
    </div>
  );
}
