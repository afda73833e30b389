import { Button } from '@mantine/core';
import { useState } from 'react';
import { dateMessage } from '../../../../domain/record/validation.ts';
import { checked } from '../../../app/forms/checked.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { DateField, withUnreadableDays } from '../../../components/form/DateField.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { FormElement } from '../../../components/form/FormElement.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { ProblemSummary } from '../../../components/form/ProblemSummary.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import classes from '../login/LoginPanel.module.css';
import { useChangeArrivalMutation } from './ArrivalForm.generated.ts';
import type { MembershipPanel_SoldierFragment } from './MembershipPanel.generated.ts';

const ARRIVES_ON = 'arrivesOn';

type ArrivalFormProps = { soldier: MembershipPanel_SoldierFragment; onDone: () => void; onCancel: () => void };

/** The gain date of somebody who is expected: orders change. */
export function ArrivalForm({ soldier, onDone, onCancel }: ArrivalFormProps) {
  // As it was when the form opened: what others save meanwhile is not overwritten.
  const [{ id, version }] = useState(soldier);
  const [arrivesOn, setArrivesOn] = useState(soldier.arrivesOn ?? '');
  const [changeArrival] = useChangeArrivalMutation();
  const name = rankAndName(soldier);
  const { form, problems, isSubmitting } = useSubmission({
    title: `Gain date of ${name}`,
    hasChanges: arrivesOn !== soldier.arrivesOn,
    check: (element) => {
      const read = withUnreadableDays({ arrivesOn }, element);
      const message = read.arrivesOn === '' ? 'Gain date is required.' : dateMessage('Gain date', read.arrivesOn);
      return checked(message === null ? [] : [{ field: ARRIVES_ON, message }], read);
    },
    send: (input) => changeArrival({ variables: { id, version, ...input } }),
    leftText: 'Gain date saved.',
    doneAbout: name,
    onDone,
  });

  return (
    <FormElement
      isSubmitting={isSubmitting}
      aria-label="Change gain date"
      onSubmit={form.onSubmit}
      className={classes['form']}
    >
      <ProblemSummary problems={problems} />
      <DateField
        name={ARRIVES_ON}
        label="Gain date"
        help="With today they arrive now."
        required
        value={arrivesOn}
        onChange={setArrivesOn}
        problem={messageFor(problems, ARRIVES_ON)}
      />
      <FormActions>
        <Button variant="default" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Change gain date
        </Button>
      </FormActions>
    </FormElement>
  );
}
