import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useDeferredValue } from 'react';
import { SECTIONS } from '../../../domain/values.ts';
import { counted } from '../../../domain/words.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { paths } from '../../app/paths.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { Link } from '../../components/Link.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import { JoinCodePanel } from '../joinCode/JoinCodePanel.tsx';
import { AdminUsers } from './AdminUsers.tsx';
import { ApprovalsPanel } from './ApprovalsPanel.tsx';
import board from './Board.module.css';
import { Board } from './Board.tsx';
import { BOARD_COLUMNS, boardSeats } from './boardColumns.ts';
import { ExpectedPanel, useExpectedPeople } from './ExpectedPanel.tsx';
import { ReassignContext } from './ReassignContext.ts';
import classes from './ReassignScreen.module.css';
import { adminsOf, waitingIn } from './unitLists.ts';
import { useReassignLists } from './useReassignLists.ts';

/** The value in the address while the list of expected people is unfolded. */
const EXPECTED = 'expected';

/** Reassign: everyone's assignment, and below it who has staff rights, who waits for them, and the join code. */
export const ReassignScreen = withUnitPolicy(Reassign);

function Reassign() {
  const policy = usePolicy();
  const { lists, error, shared } = useReassignLists();
  // Deferred, so that the board's first rendering doesn't block the page.
  const isReady = useDeferredValue(lists !== undefined, false);
  const waiting = lists ? waitingIn(lists) : [];
  const arrivals = useExpectedPeople();
  // In the address, so that going back from a record leads to the list.
  const [opened, setOpened] = useQueryValue('open');
  const isExpectedOpen = opened === EXPECTED && arrivals.expected.length > 0;
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
            {lists && (
              <Group gap="md" mr="md">
                {waiting.length > 0 && (
                  <TextButton onClick={() => goTo('approvals')}>
                    {waiting.length === 1 ? '1 waits for approval' : `${waiting.length} wait for approval`}
                  </TextButton>
                )}
                <TextButton onClick={() => goTo('admins')}>{counted(adminsOf(lists).length, 'admin user')}</TextButton>
                <TextButton onClick={() => goTo('joinCode')}>Join code</TextButton>
              </Group>
            )}
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
        <div className={classes.frame}>
          {lists && isReady ? <Board lists={lists} /> : <BoardSkeleton />}
          {lists && isReady && (
            <div className={classes.panels}>
              <div id="admins" tabIndex={-1}>
                <AdminUsers lists={lists} />
              </div>
              <div id="approvals" tabIndex={-1}>
                <ApprovalsPanel waiting={waiting} />
              </div>
              <div id="joinCode" tabIndex={-1}>
                <JoinCodePanel />
              </div>
            </div>
          )}
        </div>
      </ReassignContext>
    </Stack>
  );
}

/** Leads to a panel below the board. */
function goTo(panel: 'admins' | 'approvals' | 'joinCode'): void {
  const part = document.getElementById(panel);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
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
