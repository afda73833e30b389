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

/** The planned policies, soonest first. Each can be canceled until it begins. */
export function PlannedPolicies({ version, planned, onAnswered }: PlannedPoliciesProps) {
  const [withdraw, { loading, client }] = useWithdrawPolicyMutation();
  const tell = useToast();
  const { confirm, dialog } = useConfirm();

  async function cancelPlan({ id, from, changes }: PlannedPolicies_PlannedFragment) {
    const isMeant = await confirm({
      title: `Cancel the policy planned for ${formatDay(from)}?`,
      text: `These rules stay as they are: ${changes.map(({ label }) => label).join(', ')}.`,
      cancelLabel: 'Keep plan',
      confirmLabel: 'Cancel plan',
    });
    if (!isMeant) return;
    try {
      await withdraw({ variables: { version, id } });
      tell(`The plan for ${formatDay(from)} was canceled.`, 'good');
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
          <Button variant="subtle" disabled={loading} onClick={() => void cancelPlan(entry)}>
            Cancel plan
          </Button>
        </li>
      ))}
      {dialog}
    </ul>
  );
}
