import { Text } from '@mantine/core';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { usePutFirstStepsAwayMutation } from '../firstSteps/FirstSteps.generated.ts';

/** Shows the first steps again, after staff put them away. */
export function FirstStepsAgain({ version, onShown }: { version: number; onShown: () => void }) {
  const [putAway, { client }] = usePutFirstStepsAwayMutation();
  const { problem, isBusy, attempt } = useAttempt('First steps');
  const tell = useToast();

  async function show() {
    await putAway({ variables: { version, isPutAway: false } });
    tell('Home and Overview show the first steps until all are done.', 'good');
    onShown();
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }

  return (
    <Panel
      title="First steps"
      actions={
        <BusyButton variant="default" loading={isBusy} onClick={() => void attempt(show)}>
          Show again
        </BusyButton>
      }
    >
      <Text>Put away. They say what a new unit has left to do.</Text>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </Panel>
  );
}
