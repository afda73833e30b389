import { Button, List, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../../domain/errors.ts';
import { evictEntity } from '../../../app/api/evictEntity.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { paths } from '../../../app/paths.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import { rankAndName } from '../../../components/soldierText.ts';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import classes from '../login/LoginPanel.module.css';
import { type DataToEraseQuery, useDataToEraseQuery, useEraseSoldierMutation } from './EraseForm.generated.ts';
import type { MembershipPanel_SoldierFragment } from './MembershipPanel.generated.ts';

const LAST_NAME = 'eraseLastName';

type EraseFormProps = { soldier: MembershipPanel_SoldierFragment; onCancel: () => void };

/** Erases somebody who has left for good, once their last name is typed; says what goes. */
export function EraseForm({ soldier, onCancel }: EraseFormProps) {
  const { id, version } = soldier;
  const name = rankAndName(soldier);
  const [lastName, setLastName] = useState('');
  const { data } = useDataToEraseQuery({ variables: { soldierId: id }, fetchPolicy: 'network-only' });
  const [eraseSoldier, { client }] = useEraseSoldierMutation();
  const { problem, setProblem, isBusy, attempt } = useAttempt(`Erasing ${name}`);
  const navigate = useNavigate();
  const tell = useToast();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (lastName.trim() === '') {
      setProblem({ field: 'lastName', message: messages.typeLastName });
      document.getElementById(LAST_NAME)?.focus();
      return;
    }
    await attempt(async () => {
      await eraseSoldier({ variables: { id, version, lastName } });
      tell('Erased for good.', 'good', { about: name });
      void navigate(paths.adminDeparted, { replace: true });
      evictEntity(client.cache, { __typename: 'Soldier', id });
      return false;
    });
  }

  return (
    <FormElement
      isSubmitting={isBusy}
      aria-label="Erase for good"
      onSubmit={(event) => void submit(event)}
      className={classes['form']}
    >
      <div ref={intoSight} />
      <Text>Gone for good, and not to be brought back:</Text>
      <List>
        {(data ? whatGoes(data.dataToErase) : ['the record']).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      <Text>
        What {name} wrote and did about others stays, as by somebody who is gone. The history keeps that you erased
        them, without a name, and older backups keep everything.
      </Text>
      <TextField
        name={LAST_NAME}
        label="Last name"
        help={`Type ${soldier.lastName}.`}
        autoComplete="off"
        required
        value={lastName}
        onChange={setLastName}
        problem={problem?.field === 'lastName' ? problem.message : undefined}
      />
      {problem !== null && problem.field !== 'lastName' && <ErrorText>{problem.message}</ErrorText>}
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <BusyButton type="submit" color="red" loading={isBusy}>
          Erase for good
        </BusyButton>
      </FormActions>
    </FormElement>
  );
}

/** What goes, line by line; of what there is none, nothing is said. */
function whatGoes(data: DataToEraseQuery['dataToErase']): string[] {
  const counted = (count: number, one: string, many: string): string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  return [
    'the record',
    ...counted(data.schools, 'school', 'schools'),
    ...counted(data.dueEvents, 'event of a requirement', 'events of requirements'),
    ...counted(data.comments, 'comment about them', 'comments about them'),
    ...counted(data.historyEntries, 'entry of their history', 'entries of their history'),
    ...counted(data.questionReports, 'report about a question', 'reports about questions'),
    ...counted(data.programKeys, 'key for a program', 'keys for programs'),
    ...(data.hasLogin ? ['the login, with where they are signed in and their calendar addresses'] : []),
  ];
}
