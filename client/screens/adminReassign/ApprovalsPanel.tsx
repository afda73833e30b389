import { Button, Group, Text } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { roleLabel } from '../../../domain/values.ts';
import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import { failureOf } from '../../app/failure.ts';
import { ignoreSecondClick } from '../../app/secondClick.ts';
import { useIsOpen } from '../../app/useIsOpen.ts';
import { Panel } from '../../components/Panel.tsx';
import { Problem } from '../../components/Problem.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useApproveStaffRoleMutation, useDeclineStaffRoleMutation } from './ApprovalsPanel.generated.ts';
import { MEMBER_COLUMNS } from './boardColumns.ts';
import type { MemberList_MemberFragment } from './MemberList.generated.ts';
import { MemberList } from './MemberList.tsx';
import { useHold, useReassign } from './ReassignContext.ts';
import { useFocusOfGoneRows } from './useRowFocus.ts';

/** The people who chose a staff role for themselves: staff approve or decline its rights (Rule 8). */
export function ApprovalsPanel({ waiting }: { waiting: readonly MemberList_MemberFragment[] }) {
  const tell = useToast();
  const isOpen = useIsOpen();
  const { remember, refresh } = useReassign();
  const [decidedId, setDecidedId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const text = useFocusOfGoneRows<HTMLParagraphElement>('waiting');
  useHold(decidedId !== null);
  const [approve] = useApproveStaffRoleMutation({
    update: (_cache, { data }) => data && remember(data.approveStaffRole),
  });
  const [decline] = useDeclineStaffRoleMutation({
    update: (_cache, { data }) => data && remember(data.declineStaffRole),
  });

  async function decide(
    member: MemberList_MemberFragment,
    click: MouseEvent,
    send: () => Promise<unknown>,
    done: string,
  ) {
    if (decidedId !== null) return;
    setDecidedId(member.id);
    setProblem(null);
    try {
      await send();
      tell(done);
      // The row with the button is removed, and the next one takes its place.
      ignoreSecondClick(click);
      text.current?.focus();
    } catch (error) {
      const { code, message } = failureOf(error);
      if (!isOpen.current) {
        // The panel that would have shown it is unmounted.
        tell(`${rankAndName(member)}: ${message}`, 'bad');
        return;
      }
      setProblem(message);
      if (code === ErrorCode.CONFLICT || code === ErrorCode.NOT_FOUND) {
        // Somebody else was faster: the refetch removes the row. The screen shows a failure of the refetch.
        await refresh().catch(() => undefined);
        text.current?.focus();
      }
    }
    setDecidedId(null);
  }

  return (
    <Panel
      title="Waiting for approval"
      actions={
        waiting.length > 0 && <ExportMenu label="Waiting for approval" columns={MEMBER_COLUMNS} rows={waiting} />
      }
    >
      <Text ref={text} tabIndex={-1} c="dimmed">
        {waiting.length === 0
          ? 'No one is waiting for approval.'
          : 'They chose a staff role for themselves. Approving gives them staff rights: all records and comments, and the Admin area. Declining leaves them the role without these rights.'}
      </Text>
      {problem !== null && <Problem>{problem}</Problem>}
      {waiting.length > 0 && (
        <MemberList
          name="waiting"
          members={waiting}
          actions={(member) => {
            const variables = { soldierId: member.id };
            const name = rankAndName(member);
            const role = roleLabel[member.role];
            return (
              <Group gap="xs">
                <Button
                  variant="default"
                  aria-label={`Decline ${name} as ${role}`}
                  aria-disabled={decidedId !== null}
                  onClick={(click) =>
                    void decide(member, click, () => decline({ variables }), `${name} stays without staff rights.`)
                  }
                >
                  Decline
                </Button>
                <Button
                  aria-label={`Approve ${name} as ${role}`}
                  aria-disabled={decidedId !== null}
                  onClick={(click) =>
                    void decide(member, click, () => approve({ variables }), `${name} has staff rights now.`)
                  }
                >
                  Approve
                </Button>
              </Group>
            );
          }}
        />
      )}
    </Panel>
  );
}
