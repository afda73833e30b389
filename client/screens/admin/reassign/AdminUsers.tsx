import { Button, Text } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { messages } from '../../../../domain/errors.ts';
import { mayChangeRights } from '../../../../domain/permissions.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { failureOf } from '../../../app/failures/failure.ts';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { ignoreSecondClick } from '../../../app/browser/secondClick.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { intoSight } from '../../../components/intoSight.ts';
import { Panel } from '../../../components/Panel.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import { AddAdminForm } from './AddAdminForm.tsx';
import { useGrantAdminMutation, useRevokeAdminMutation } from './AdminUsers.generated.ts';
import classes from './AdminUsers.module.css';
import { MEMBER_COLUMNS } from './boardColumns.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import row from './BoardRow.module.css';
import { MemberList } from './MemberList.tsx';
import { useHold, useReassign } from './ReassignContext.ts';
import { useFocusOfGoneRows } from './useRowFocus.ts';

type AdminUsersProps = { admins: readonly BoardRow_PersonFragment[]; people: readonly BoardRow_PersonFragment[] };

/** The people with staff rights: gives them to others, and takes them from anybody but oneself. */
export function AdminUsers({ admins, people }: AdminUsersProps) {
  const viewer = usePerson();
  const tell = useToast();
  const { remember } = useReassign();
  const [isAdding, setAdding] = useState(false);
  const [removingId, setRemovingId] = useState<string | null>(null);
  const count = useFocusOfGoneRows<HTMLParagraphElement>('admins');
  const toggle = useRef<HTMLButtonElement>(null);
  const [revokeAdmin] = useRevokeAdminMutation({
    update: (_cache, { data }) => data && remember(data.revokeAdmin),
  });
  const [grantAdmin, { loading: isGranting }] = useGrantAdminMutation({
    update: (_cache, { data }) => data && remember(data.grantAdmin),
  });
  useHold(isAdding || removingId !== null);

  async function remove(member: BoardRow_PersonFragment, click: MouseEvent) {
    if (removingId !== null) return;
    const { id: soldierId } = member;
    setRemovingId(soldierId);
    try {
      await revokeAdmin({ variables: { soldierId } });
      tell(messages.adminRemoved, 'good', { about: rankAndName(member), undo: () => void giveBack(soldierId) });
      // The row with the button is removed, and the next one takes its place.
      ignoreSecondClick(click);
      count.current?.focus();
    } catch (error) {
      const problems = callProblems(error, messages.adminRemoveFailed);
      tell(problems.map(({ message }) => message).join(' '), 'bad');
    }
    setRemovingId(null);
  }

  async function giveBack(soldierId: string) {
    // The button that was pressed is removed with its toast.
    count.current?.focus();
    try {
      await grantAdmin({ variables: { soldierId } });
      tell(messages.adminGranted);
    } catch (error) {
      tell(failureOf(error).message, 'bad');
    }
  }

  function close() {
    setAdding(false);
    toggle.current?.focus();
  }

  return (
    <Panel title="ADMIN USERS" actions={<ExportMenu label="Admin users" columns={MEMBER_COLUMNS} rows={admins} />}>
      <Text ref={count} tabIndex={-1} c="dimmed">
        {admins.length === 1 ? '1 person has' : `${admins.length} people have`} staff rights.
      </Text>
      <MemberList
        name="admins"
        members={admins}
        actions={(member) =>
          mayChangeRights(viewer, member.id) ? (
            <Button
              variant="default"
              className={row['button']}
              aria-label={`Remove admin privileges from ${rankAndName(member)}`}
              aria-disabled={removingId !== null}
              onClick={(click) => void remove(member, click)}
            >
              {removingId === member.id ? 'Removing…' : 'Remove'}
            </Button>
          ) : (
            <Text size="sm" fw={600} className={classes['you']}>
              You
            </Text>
          )
        }
      />
      <Button
        ref={toggle}
        variant="default"
        aria-expanded={isAdding}
        aria-disabled={isGranting}
        onClick={() => !isGranting && setAdding(!isAdding)}
      >
        Add Admin Permissions
      </Button>
      {isAdding && (
        <div ref={intoSight}>
          <AddAdminForm
            people={people}
            grant={(soldierId) => grantAdmin({ variables: { soldierId } })}
            onClose={close}
          />
        </div>
      )}
    </Panel>
  );
}
