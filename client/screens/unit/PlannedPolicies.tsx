import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '../../../domain/localDate.ts';
import { failureOf } from '../../app/failures/failure.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { dayWithDistance } from '../../components/dayText.ts';
import { today } from '../../components/today.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { type PlannedPolicies_PlannedFragment, useWithdrawPolicyMutation } from './PlannedPolicies.generated.ts';
import { UnitEntry } from './UnitEntry.tsx';
import classes from '../../components/entries.module.css';

type PlannedPoliciesProps = {
  version: number;
  planned: readonly PlannedPolicies_PlannedFragment[];
  /** Told when the button that was pressed has gone, or has been out of use. */
  onAnswered: () => void;
};

/** What is planned of the policy, the soonest first: it can be taken back until it begins. */
export function PlannedPolicies({ version, planned, onAnswered }: PlannedPoliciesProps) {
  const [withdraw, { loading, client }] = useWithdrawPolicyMutation();
  const tell = useToast();
  const [going, setGoing] = useState<PlannedPolicies_PlannedFragment | null>(null);

  async function takeBack({ id, from }: PlannedPolicies_PlannedFragment) {
    setGoing(null);
    try {
      await withdraw({ variables: { version, id } });
      tell(`What was planned from ${formatDay(from)} on was taken back.`, 'good');
    } catch (error) {
      tell(failureOf(error).message, 'bad');
    }
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    onAnswered();
  }

  return (
    <ul className={classes.entries}>
      {planned.map((entry) => (
        <li key={entry.id}>
          <UnitEntry entry={{ ...entry, title: `From ${dayWithDistance(entry.from, today())}` }} />
          <Button variant="subtle" disabled={loading} onClick={() => setGoing(entry)}>
            Take back
          </Button>
        </li>
      ))}
      {going && (
        <ConfirmDialog
          title={`Take back the policy planned from ${formatDay(going.from)} on?`}
          text={`${going.changes.map(({ label }) => label).join(', ')}: stays as before from that day on.`}
          cancelLabel="Keep plan"
          confirmLabel="Take back plan"
          onCancel={() => setGoing(null)}
          onConfirm={() => void takeBack(going)}
        />
      )}
    </ul>
  );
}
