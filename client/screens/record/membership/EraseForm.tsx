import { List, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { messages } from '../../../../domain/errors.ts';
import { evictEntity } from '../../../app/api/evictEntity.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { checked } from '../../../app/forms/checked.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { PartForm } from '../../../components/form/PartForm.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { TextField } from '../../../components/form/TextField.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import classes from '../../../components/Panel.module.css';
import { rankAndName } from '../../../components/soldierText.ts';
import { useDataToEraseQuery, useEraseSoldierMutation } from './EraseForm.generated.ts';
import type { MembershipPanel_SoldierFragment } from './MembershipPanel.generated.ts';

const LAST_NAME = 'lastName';

type EraseFormProps = { soldier: MembershipPanel_SoldierFragment; onCancel: () => void };

/** Erases a departed soldier for good after their last name is typed. Says what goes. */
export function EraseForm({ soldier, onCancel }: EraseFormProps) {
  // As it was when the form opened, so that other people's later changes are a conflict.
  const [{ id, version }] = useState(soldier);
  const name = rankAndName(soldier);
  const [lastName, setLastName] = useState('');
  const { data, error, refetch } = useDataToEraseQuery({ variables: { soldierId: id }, fetchPolicy: 'network-only' });
  const [eraseSoldier, { client }] = useEraseSoldierMutation();
  const { form, problems } = useSubmission({
    title: `Erasing ${name}`,
    hasChanges: lastName !== '',
    check: () =>
      checked(lastName.trim() === '' ? [{ field: LAST_NAME, message: messages.typeLastName }] : [], lastName),
    send: async (typed) => {
      await eraseSoldier({ variables: { id, version, lastName: typed } });
      evictEntity(client.cache, { __typename: 'Soldier', id });
    },
    doneText: 'Erased for good.',
    doneAbout: name,
    leadsTo: () => ({ to: paths.adminDeparted }),
  });

  return (
    <PartForm
      {...form}
      title="Erase for good"
      className={classes.form}
      submit="Erase for good"
      isDanger
      // Waits until it's known what goes.
      isWaiting={!data}
      onCancel={onCancel}
    >
      <div ref={intoSight} />
      <Text>This will be deleted for good:</Text>
      <QueryAlert error={error} onRetry={() => void refetch()} />
      {data ? (
        <List>
          {data.dataToErase.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      ) : (
        !error && <Skeleton h="4rem" role="status" aria-label="Loading the list" />
      )}
      <Text>
        What {name} wrote and did about others stays, without their name. The history shows that you erased a record,
        without the name. Older backups still have everything.
      </Text>
      <TextField
        name={LAST_NAME}
        label="Last name"
        help={`Type ${soldier.lastName}.`}
        required
        value={lastName}
        onChange={setLastName}
        problem={messageFor(problems, LAST_NAME)}
      />
    </PartForm>
  );
}
