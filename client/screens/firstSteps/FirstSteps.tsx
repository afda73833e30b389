import { Group, Stack, Text } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { FirstStep } from '../../../domain/policy/firstSteps.ts';
import { loaded } from '../../app/failures/loadFailure.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { paths } from '../../app/paths.ts';
import block from '../../components/block.module.css';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TaskRow } from '../../components/parts/TaskRow.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { today } from '../../components/today.ts';
import { useKeepDefaultPolicyMutation, usePutFirstStepsAwayMutation } from './FirstSteps.generated.ts';
import type { useFirstSteps } from './useFirstSteps.ts';

type Step = { readonly what: string; readonly detail: string; readonly to: string; readonly action: string };

const STEPS: Readonly<Record<FirstStep, Step>> = {
  UNIT: {
    what: 'Name the unit',
    detail: 'and choose its time zone',
    to: paths.adminUnitEdit,
    action: 'Edit',
  },
  PEOPLE: {
    what: 'Bring in your people',
    detail: 'from a roster file, or with the join code',
    to: paths.adminImport,
    action: 'Import',
  },
  RULES: {
    what: 'Choose the rules',
    detail: 'Default or Army 2026, and its places',
    to: paths.adminPolicy,
    action: 'Choose',
  },
  REQUIREMENTS: {
    what: 'Choose what is due',
    detail: 'such as the fitness test, ranges and licenses',
    to: paths.adminRequirements,
    action: 'Choose',
  },
  MAILS: { what: 'Try the emails', detail: 'send your own reminder now', to: paths.account, action: 'Try' },
  STAFF: {
    what: 'Add a second person with staff rights',
    detail: 'who can help if you are locked out',
    to: paths.adminReassign,
    action: 'Add',
  },
};

/** Where the words of a step begin, after its icon. */
const BELOW_THE_WORDS = 'calc(var(--mantine-spacing-md) + var(--app-chip) + var(--app-gap))';

const MAILS_ARE_OFF = "Emails are off. Ask the server's operator.";

/** What a new unit has left to do, each with its state and its action. Staff put it away when they no longer need it. */
export function FirstSteps({ steps, mailsAreSent, version }: NonNullable<ReturnType<typeof useFirstSteps>['first']>) {
  const [putAway, { client }] = usePutFirstStepsAwayMutation();
  const { problem, isBusy, attempt } = useAttempt('First steps');
  const tell = useToast();
  const done = steps.filter(({ isDone }) => isDone).length;

  async function hide() {
    await putAway({ variables: { version, isPutAway: true } });
    focusTitle();
    tell('The first steps are put away. Unit can show them again.', 'good');
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }

  return (
    <Panel
      title={`First steps: ${done} of ${steps.length} done`}
      isScreenOnly
      actions={
        <BusyButton variant="subtle" loading={isBusy} onClick={() => void attempt(hide)}>
          Put away
        </BusyButton>
      }
    >
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      <ul className={`${block.block} ${block.list}`}>
        {steps.map(({ step, isDone }) => {
          const { what, detail, to, action } = STEPS[step];
          if (isDone) {
            return (
              <li key={step}>
                <TaskRow tone="good" icon={IconCircleDashed} state="Done" what={what} />
              </li>
            );
          }
          const isOff = step === FirstStep.MAILS && !mailsAreSent;
          return (
            <li key={step}>
              <TaskRow
                tone="plain"
                icon={IconCircleDashed}
                state="To do"
                what={
                  <>
                    {what}{' '}
                    <Text span c="dimmed" size="sm" fw={400}>
                      {isOff ? MAILS_ARE_OFF : detail}
                    </Text>
                  </>
                }
                where={action}
                to={to}
              />
              {step === FirstStep.PEOPLE && <OtherWays />}
              {step === FirstStep.RULES && <KeepDefault version={version} />}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** For what was pressed and is gone. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** The other ways to bring in people. The join code is shown only when asked for, as others may see the screen. */
function OtherWays() {
  const [JoinCode, setJoinCode] = useState<ComponentType | null>(null);
  const { problem, isBusy, attempt } = useAttempt(null);

  async function show() {
    const { JoinCodePanel } = await loaded(import('../joinCode/JoinCodePanel.tsx'));
    setJoinCode(() => JoinCodePanel);
  }

  return (
    <Stack pl={BELOW_THE_WORDS} pr="md" pb="sm" gap="sm">
      <Group gap="md">
        <TextButton disabled={isBusy} onClick={() => (JoinCode ? setJoinCode(null) : void attempt(show))}>
          {JoinCode ? 'Hide join code' : 'Show join code'}
        </TextButton>
        <TextLink to={paths.adminAddSoldier}>Add soldier</TextLink>
      </Group>
      {JoinCode && <JoinCode />}
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </Stack>
  );
}

/** Confirms the rules that hold already. */
function KeepDefault({ version }: { version: number }) {
  const [keep, { client }] = useKeepDefaultPolicyMutation();
  const { problem, isBusy, attempt } = useAttempt('Rules');

  async function confirm() {
    await keep({ variables: { version, from: today() } });
    focusTitle();
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }

  return (
    <Group pl={BELOW_THE_WORDS} pr="md" pb="sm" gap="sm">
      <TextButton disabled={isBusy} onClick={() => void attempt(confirm)}>
        Keep the Default rules
      </TextButton>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </Group>
  );
}
