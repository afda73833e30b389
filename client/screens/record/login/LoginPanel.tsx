import { Group, Text } from '@mantine/core';
import { type MouseEvent, useRef } from 'react';
import { LoginState } from '../../../../domain/identity/loginState.ts';
import { Membership } from '../../../../domain/record/membership.ts';
import { ignoreSecondClick } from '../../../app/browser/secondClick.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import classes from '../../../components/Panel.module.css';
import { Panel } from '../../../components/Panel.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { useConfirm } from '../../../components/useConfirm.tsx';
import { HandOverForm } from './HandOverForm.tsx';
import {
  type LoginPanel_SoldierFragment,
  useDeleteDisabledLoginMutation,
  useSetLoginDisabledMutation,
} from './LoginPanel.generated.ts';

/** Whether the soldier can sign in. Disables a login, enables or deletes a disabled one, or hands a record without a login over. */
export function LoginPanel({ soldier }: { soldier: LoginPanel_SoldierFragment }) {
  const { id: soldierId, loginState } = soldier;
  const [setLoginDisabled, { loading: isChanging }] = useSetLoginDisabledMutation();
  const [deleteDisabledLogin, { loading: isDeleting }] = useDeleteDisabledLoginMutation();
  const { confirm, dialog } = useConfirm();
  const state = useRef<HTMLParagraphElement>(null);
  const name = rankAndName(soldier);
  const { problem, attempt } = useAttempt(`Login of ${name}`);

  async function change(mutate: () => Promise<unknown>, click?: MouseEvent) {
    await attempt(async () => {
      await mutate();
      // Another button replaces the pressed one. The focus moves to the new state, so that screen readers announce it.
      state.current?.focus();
      if (click) ignoreSecondClick(click);
    });
  }

  async function disable() {
    const isMeant = await confirm({
      title: 'Disable this login?',
      text: `${name} will be signed out everywhere and can't sign in until staff enable the login again.`,
      cancelLabel: 'Keep login',
      confirmLabel: 'Disable login',
    });
    if (isMeant) await change(() => setLoginDisabled({ variables: { soldierId, disabled: true } }));
  }

  async function deleteForGood() {
    const isMeant = await confirm({
      title: 'Delete this login?',
      text: "You can't undo this. The record, its comments and history are kept, and can be handed over to another login.",
      cancelLabel: 'Keep login',
      confirmLabel: 'Delete login',
    });
    if (isMeant) await change(() => deleteDisabledLogin({ variables: { soldierId } }));
  }

  const enable = (click: MouseEvent) =>
    void change(() => setLoginDisabled({ variables: { soldierId, disabled: false } }), click);

  return (
    <Panel title="Login" isScreenOnly>
      <Text ref={state} tabIndex={-1}>
        {stateText(loginState, name)}
      </Text>
      {loginState === LoginState.WORKING && (
        <BusyButton variant="default" className={classes.button} loading={isChanging} onClick={() => void disable()}>
          Disable login
        </BusyButton>
      )}
      {loginState === LoginState.DISABLED && (
        <Group gap="sm">
          <BusyButton variant="default" loading={isChanging} onClick={enable}>
            Enable login
          </BusyButton>
          <BusyButton variant="outline" color="red" loading={isDeleting} onClick={() => void deleteForGood()}>
            Delete login
          </BusyButton>
        </Group>
      )}
      {loginState === LoginState.NONE && soldier.membership !== Membership.DEPARTED && (
        <HandOverForm soldier={soldier} onDone={() => state.current?.focus()} />
      )}
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {dialog}
    </Panel>
  );
}

function stateText(state: LoginState, name: string): string {
  switch (state) {
    case LoginState.WORKING:
      return `${name} can sign in.`;
    case LoginState.DISABLED:
      return `Disabled: ${name} can't sign in.`;
    case LoginState.NONE:
      return 'This record has no login.';
  }
}
