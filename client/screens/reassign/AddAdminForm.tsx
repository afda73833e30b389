import { Text } from '@mantine/core';
import { useState } from 'react';
import { messages } from '../../../domain/errors.ts';
import { useSubmission } from '../../app/forms/useSubmission.ts';
import { PartForm } from '../../components/form/PartForm.tsx';
import { messageFor } from '../../components/form/problem.ts';
import { SelectField } from '../../components/form/SelectField.tsx';
import { assignmentText, markedName, rankAndName } from '../../components/soldierText.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';

type AddAdminFormProps = {
  people: readonly BoardRow_PersonFragment[];
  grant: (soldierId: string) => Promise<unknown>;
  onClose: () => void;
};

/** Gives staff rights to somebody who has none. */
export function AddAdminForm({ people, grant, onClose }: AddAdminFormProps) {
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

  if (others.length === 0) return <Text c="dimmed">Everybody has staff rights already.</Text>;
  return (
    <PartForm {...form} submit="Add" onCancel={onClose}>
      <SelectField
        name="soldierId"
        label="User"
        placeholder="USER"
        required
        // Two people may have the same rank and all the same names.
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
