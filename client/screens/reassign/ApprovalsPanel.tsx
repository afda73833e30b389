import { Button, Text } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { roleLabel, Section } from '../../../domain/values.ts';
import { ignoreSecondClick } from '../../app/browser/secondClick.ts';
import { useIsOpen } from '../../app/browser/useIsOpen.ts';
import { failureOf } from '../../app/failures/failure.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { Panel } from '../../components/Panel.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useApproveStaffRoleMutation, useDeclineStaffRoleMutation } from './ApprovalsPanel.generated.ts';
import { MEMBER_COLUMNS } from './boardColumns.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import { MemberList } from './MemberList.tsx';
import { useHold, useReassign } from './ReassignContext.ts';
import { everybody } from './unitLists.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';
import { useFocusOfGoneRows } from './useRowFocus.ts';

/** The claim being decided, and the decision. */
type Decision = { readonly id: string; readonly verdict: 'APPROVE' | 'DECLINE' };

/** People who chose a staff role themselves or got one by an import. Staff approve the rights, or decline and take the place away (Spec 2.4 and 2.5). */
export function ApprovalsPanel({ waiting }: { waiting: readonly BoardRow_PersonFragment[] }) {
  const tell = useToast();
  const isOpen = useIsOpen();
  const { remember, refresh } = useReassign();
  const [decided, setDecided] = useState<Decision | null>(null);
  const { problem, attempt } = useAttempt(null);
  const text = useFocusOfGoneRows<HTMLParagraphElement>('waiting');
  useHold(decided !== null);
  const [approve] = useApproveStaffRoleMutation({
    update: (_cache, { data }) => data && remember(data.approveStaffRole),
  });
  const [decline] = useDeclineStaffRoleMutation({
    update: (_cache, { data }) => data && remember(data.declineStaffRole),
  });

  async function decide(member: BoardRow_PersonFragment, verdict: Decision['verdict'], click: MouseEvent) {
    if (decided !== null) return;
    setDecided({ id: member.id, verdict });
    await attempt(async () => {
      const variables = { soldierId: member.id };
      await (verdict === 'APPROVE' ? approve({ variables }) : decline({ variables })).catch((error: unknown) =>
        look(error, member, verdict),
      );
      tell(outcomeOf(member, verdict));
      // The row and its button go; the next row takes their place.
      ignoreSecondClick(click);
      text.current?.focus();
    }, rankAndName(member));
    setDecided(null);
  }

  /** Somebody else may have decided, or an earlier request whose answer was lost. Refetching removes the row; the screen reports a failed refetch. */
  async function look(error: unknown, member: BoardRow_PersonFragment, verdict: Decision['verdict']): Promise<void> {
    const { code } = failureOf(error);
    if (!isOpen() || (code !== ErrorCode.CONFLICT && code !== ErrorCode.NOT_FOUND)) throw error;
    const lists = await refresh().catch(() => null);
    text.current?.focus();
    if (!lists || !isOutcome(lists, member, verdict)) throw error;
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
          : 'They chose a staff role, or an import gave one to a record with their name. Check who they are. Approve to give staff rights: all records and comments, and the Admin area. Decline to make them UNASSIGNED until you assign them.'}
      </Text>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {waiting.length > 0 && (
        <MemberList
          name="waiting"
          members={waiting}
          actions={(member) => {
            const claim = `${rankAndName(member)} as ${roleLabel[member.role]}`;
            const current = decided?.id === member.id ? decided.verdict : null;
            return (
              <>
                <Button
                  variant="default"
                  px="sm"
                  aria-label={`Decline ${claim}`}
                  aria-disabled={decided !== null}
                  onClick={(click) => void decide(member, 'DECLINE', click)}
                >
                  {current === 'DECLINE' ? 'Declining…' : 'Decline'}
                </Button>
                <Button
                  px="sm"
                  aria-label={`Approve ${claim}`}
                  aria-disabled={decided !== null}
                  onClick={(click) => void decide(member, 'APPROVE', click)}
                >
                  {current === 'APPROVE' ? 'Approving…' : 'Approve'}
                </Button>
              </>
            );
          }}
        />
      )}
    </Panel>
  );
}

/** Whether the claim was decided this way, by anyone. */
function isOutcome(lists: ReassignQuery, { id }: BoardRow_PersonFragment, verdict: Decision['verdict']): boolean {
  const person = everybody(lists).find((one) => one.id === id);
  if (person === undefined) return false;
  return verdict === 'APPROVE' ? person.isStaff : person.section === Section.UNASSIGNED;
}

function outcomeOf(member: BoardRow_PersonFragment, verdict: Decision['verdict']): string {
  const name = rankAndName(member);
  if (verdict === 'APPROVE') return `${name} now has staff rights.`;
  return `${name} was declined as ${roleLabel[member.role]} and is now UNASSIGNED.`;
}
