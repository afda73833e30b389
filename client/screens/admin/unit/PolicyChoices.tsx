import { Button } from '@mantine/core';
import { formatDay } from '../../../../domain/localDate.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { dayWithDistance, instantText } from '../../../components/dayText.ts';
import { Panel } from '../../../components/Panel.tsx';
import rows from '../../../components/rows.module.css';
import { rankAndName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import { useWithdrawPolicyMutation } from './PolicyChoices.generated.ts';
import { packLabel } from './policyText.ts';
import type { UnitQuery } from './UnitScreen.generated.ts';

type PolicyChoicesProps = { version: number; choices: UnitQuery['policyChoices'] };

/** What was chosen, by whom and when, the latest first. What has not begun can be taken back. */
export function PolicyChoices({ version, choices }: PolicyChoicesProps) {
  const [withdraw, { loading, client }] = useWithdrawPolicyMutation();
  const tell = useToast();

  async function takeBack({ id, pack, from }: PolicyChoicesProps['choices'][number]) {
    try {
      await withdraw({ variables: { version, id } });
      tell(`${packLabel[pack]} from ${formatDay(from)} on was taken back.`, 'good');
    } catch (error) {
      tell(failureOf(error).message, 'bad');
    }
    await client.refetchQueries({ include: 'active' });
  }

  return (
    <Panel title="Chosen policies">
      <ul className={rows['rows']}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <div>
              <strong>{packLabel[choice.pack]}</strong> from {dayWithDistance(choice.from, today())}
            </div>
            <div>
              Chosen {instantText(choice.at)} by {choice.by ? rankAndName(choice.by) : 'a former member'}
            </div>
            {choice.from > today() && (
              <Button variant="subtle" disabled={loading} onClick={() => void takeBack(choice)}>
                Take back {packLabel[choice.pack]} from {formatDay(choice.from)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
