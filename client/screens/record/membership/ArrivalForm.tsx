import { Button } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import classes from '../login/LoginPanel.module.css';
import { useChangeArrivalMutation } from './ArrivalForm.generated.ts';
import type { MembershipPanel_SoldierFragment } from './MembershipPanel.generated.ts';

const ARRIVES_ON = 'arrivesOn';

type ArrivalFormProps = { soldier: MembershipPanel_SoldierFragment; onDone: () => void; onCancel: () => void };

/** The gain date of somebody who is expected: orders change. */
export function ArrivalForm({ soldier, onDone, onCancel }: ArrivalFormProps) {
  const { id, version } = soldier;
  const [arrivesOn, setArrivesOn] = useState(soldier.arrivesOn ?? '');
  const [changeArrival] = useChangeArrivalMutation();
  const { problem, setProblem, isBusy, attempt } = useAttempt(`Gain date of ${rankAndName(soldier)}`);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const message = arrivesOn === '' ? 'Gain date is required.' : dateMessage('Gain date', arrivesOn);
    if (message !== null) {
      setProblem({ field: ARRIVES_ON, message });
      document.getElementById(ARRIVES_ON)?.focus();
      return;
    }
    await attempt(async () => {
      await changeArrival({ variables: { id, version, arrivesOn } });
      onDone();
    });
  }

  return (
    <FormElement
      isSubmitting={isBusy}
      aria-label="Change gain date"
      onSubmit={(event) => void submit(event)}
      className={classes['form']}
    >
      <DateField
        name={ARRIVES_ON}
        label="Gain date"
        help="With today they arrive now."
        required
        value={arrivesOn}
        onChange={setArrivesOn}
        problem={problem?.field === ARRIVES_ON ? problem.message : undefined}
      />
      {problem !== null && problem.field !== ARRIVES_ON && <ErrorText>{problem.message}</ErrorText>}
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <BusyButton type="submit" loading={isBusy}>
          Change gain date
        </BusyButton>
      </FormActions>
    </FormElement>
  );
}
