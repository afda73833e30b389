import { Button } from '@mantine/core';
import { formatDay } from '../../../domain/localDate.ts';
import { failureOf } from '../../app/failures/failure.ts';
import { dayWithDistance } from '../../components/dayText.ts';
import classes from '../../components/entries.module.css';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { today } from '../../components/today.ts';
import { useConfirm } from '../../components/useConfirm.tsx';
import { type PlannedPolicies_PlannedFragment, useWithdrawPolicyMutation } from './PlannedPolicies.generated.ts';
import { UnitEntry } from './UnitEntry.tsx';

type PlannedPoliciesProps = {
  version: number;
  planned: readonly PlannedPolicies_PlannedFragment[];
  /** Called after the pressed button was removed or disabled, so that the focus can move. */
  onAnswered: () => void;
};

/** The planned policies, soonest first. Each can be taken back until it begins. */
export function PlannedPolicies({ version, planned, onAnswered }: PlannedPoliciesProps) {
  const [withdraw, { loading, client }] = useWithdrawPolicyMutation();
  const tell = useToast();
  const { confirm, dialog } = useConfirm();

  async function takeBack({ id, from, changes }: PlannedPolicies_PlannedFragment) {
    const isMeant = await confirm({
      title: `Take back the policy planned from ${formatDay(from)} on?`,
      text: `${changes.map(({ label }) => label).join(', ')}: stays as before from that day on.`,
      cancelLabel: 'Keep plan',
      confirmLabel: 'Take back plan',
    });
    if (!isMeant) return;
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
          <Button variant="subtle" disabled={loading} onClick={() => void takeBack(entry)}>
            Take back
          </Button>
        </li>
      ))}
      {dialog}
    </ul>
  );
}
