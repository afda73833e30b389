import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type MouseEvent, useRef, useState } from 'react';
import { messages } from '../../../domain/errors.ts';
import { mayChangeRights } from '../../../domain/permissions.ts';
import { ignoreSecondClick } from '../../app/browser/secondClick.ts';
import { failureOf } from '../../app/failures/failure.ts';
import { callProblems } from '../../app/forms/callProblems.ts';
import { useSubmission } from '../../app/forms/useSubmission.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { PartForm } from '../../components/form/PartForm.tsx';
import { messageFor } from '../../components/form/problem.ts';
import { SelectField } from '../../components/form/SelectField.tsx';
import { intoSight } from '../../components/intoSight.ts';
import head from '../../components/line.module.css';
import { Panel } from '../../components/Panel.tsx';
import { assignmentText, markedName, rankAndName } from '../../components/soldierText.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useGrantAdminMutation, useRevokeAdminMutation } from './AdminUsers.generated.ts';
import { MEMBER_COLUMNS } from './boardColumns.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import row from './BoardRow.module.css';
import { MemberList } from './MemberList.tsx';
import { useHold, useReassign } from './ReassignContext.ts';
import { adminsOf, everybody, peopleByPosition } from './unitLists.ts';
import { UNDO_MS } from './useAssignment.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';
import { useFocusOfGoneRows } from './useRowFocus.ts';

/** A person whose rights were taken on this screen, and when, as `Date.now()`. */
type Removal = { readonly soldierId: string; readonly at: number };

/**
 * The people with staff rights. Rights can be given, and taken from anyone but oneself. A person whose rights were taken stays in the list
 * with Undo.
 */
export function AdminUsers({ lists }: { lists: ReassignQuery }) {
  const viewer = usePerson();
  const tell = useToast();
  const { remember } = useReassign();
  const [isAdding, setAdding] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const admins = adminsOf(lists);
  const members = peopleByPosition(lists).filter((person) => person.isStaff || isRemoved(person));
  const count = useFocusOfGoneRows<HTMLParagraphElement>('admins');
  const toggle = useRef<HTMLButtonElement>(null);
  const [revokeAdmin] = useRevokeAdminMutation({
    update: (_cache, { data }) => {
      if (!data) return;
      const { id: soldierId } = data.revokeAdmin;
      // Both at once, so that the row stays and keeps the focus.
      setRemovals((known) => [...without(known, soldierId), { soldierId, at: Date.now() }]);
      remember(data.revokeAdmin);
    },
  });
  const [grantAdmin, { loading: isGranting }] = useGrantAdminMutation({
    update: (_cache, { data }) => data && remember(data.grantAdmin),
  });
  useHold(isAdding || busyId !== null);

  /** Not counted if somebody else has given the rights back since. */
  function isRemoved({ id, isStaff }: BoardRow_PersonFragment): boolean {
    return !isStaff && removals.some(({ soldierId }) => soldierId === id);
  }

  async function give(soldierId: string) {
    await grantAdmin({ variables: { soldierId } });
    setRemovals((known) => without(known, soldierId));
  }

  /** Takes a person's rights, or gives them back. */
  async function change(member: BoardRow_PersonFragment, click: MouseEvent) {
    if (busyId !== null) return;
    const line = click.currentTarget.closest('li');
    const isUndo = isRemoved(member);
    const about = rankAndName(member);
    setBusyId(member.id);
    try {
      await (isUndo ? give(member.id) : revokeAdmin({ variables: { soldierId: member.id } }));
      tell(isUndo ? messages.adminGranted : messages.adminRemoved, 'good', { about });
      // The button now does the opposite, so a second press of Enter must not reach it.
      ignoreSecondClick(click);
      line?.querySelector<HTMLElement>('[tabindex]')?.focus();
    } catch (error) {
      const problems = isUndo ? [failureOf(error)] : callProblems(error, messages.adminRemoveFailed);
      tell(problems.map(({ message }) => message).join(' '), 'bad', { about });
    }
    setBusyId(null);
  }

  function close() {
    setAdding(false);
    toggle.current?.focus();
  }

  return (
    <Panel title="ADMIN USERS" actions={<ExportMenu label="Admin users" columns={MEMBER_COLUMNS} rows={admins} />}>
      <div className={head.head}>
        <Text ref={count} tabIndex={-1} c="dimmed">
          {admins.length === 1 ? '1 person has' : `${admins.length} people have`} staff rights.
        </Text>
        <Button
          ref={toggle}
          variant="subtle"
          className={row.button}
          leftSection={<IconPlus aria-hidden />}
          aria-expanded={isAdding}
          aria-disabled={isGranting}
          onClick={() => !isGranting && setAdding(!isAdding)}
        >
          Add Admin Permissions
        </Button>
      </div>
      {isAdding && (
        <div ref={intoSight}>
          <AddAdminForm people={everybody(lists)} grant={give} onClose={close} />
        </div>
      )}
      <MemberList
        name="admins"
        members={members}
        outcomeOf={(member) => (isRemoved(member) ? 'Staff rights removed' : null)}
        actions={(member) => {
          if (!mayChangeRights(viewer, member.id)) {
            return (
              // A printout may be read by other people, so "You" isn't on it.
              <Text size="sm" fw={600} data-screen-only>
                You
              </Text>
            );
          }
          const isUndo = isRemoved(member);
          const text = busyId === member.id ? 'Removing…' : 'Remove';
          return (
            <Button
              variant={isUndo ? 'default' : 'subtle'}
              className={row.button}
              aria-label={`${isUndo ? 'Undo the removal of' : 'Remove'} admin privileges from ${rankAndName(member)}`}
              aria-disabled={busyId !== null}
              onClick={(click) => void change(member, click)}
            >
              {isUndo ? 'Undo' : text}
            </Button>
          );
        }}
      />
    </Panel>
  );
}

/** The other removals whose time for Undo isn't over. */
function without(removals: readonly Removal[], ofId: string): Removal[] {
  return removals.filter(({ soldierId, at }) => soldierId !== ofId && Date.now() - at < UNDO_MS);
}

type AddAdminFormProps = {
  people: readonly BoardRow_PersonFragment[];
  grant: (soldierId: string) => Promise<unknown>;
  onClose: () => void;
};

/** Gives staff rights to a person without them. */
function AddAdminForm({ people, grant, onClose }: AddAdminFormProps) {
  const [soldierId, setSoldierId] = useState('');
  const others = people.filter(({ isStaff }) => !isStaff);
  const chosen = others.find(({ id }) => id === soldierId);
  const { form, problems } = useSubmission({
    title: 'Add Admin Permissions',
    check: () =>
      chosen ? { input: chosen.id } : { problems: [{ field: 'soldierId', message: messages.completeAllFields }] },
    send: grant,
    doneText: messages.adminGranted,
    doneAbout: chosen ? rankAndName(chosen) : null,
    onDone: onClose,
  });

  if (others.length === 0) return <Text c="dimmed">Everyone already has staff rights.</Text>;
  return (
    <PartForm {...form} submit="Add" onCancel={onClose}>
      <SelectField
        name="soldierId"
        label="User"
        placeholder="USER"
        required
        // Two people may share rank and all names.
        help={chosen && assignmentText(chosen)}
        problem={messageFor(problems, 'soldierId')}
        options={others.map(({ id }) => id)}
        optionLabel={Object.fromEntries(others.map((person) => [person.id, markedName(person)]))}
        value={chosen?.id ?? ''}
        onChange={setSoldierId}
      />
    </PartForm>
  );
}
