import { Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { LoginState } from '../../../domain/identity/loginState.ts';
import { useAttempt } from '../../app/form/useAttempt.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Problem } from '../../components/Problem.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { HandOverForm } from './HandOverForm.tsx';
import { type LoginPanel_SoldierFragment, useSetLoginDisabledMutation } from './LoginPanel.generated.ts';
import classes from './LoginPanel.module.css';

/** Whether the soldier can sign in. Disables the login, which asks first, enables it, or hands a record without a login over to one. */
export function LoginPanel({ soldier }: { soldier: LoginPanel_SoldierFragment }) {
  const { id: soldierId, loginState } = soldier;
  const [setLoginDisabled, { loading }] = useSetLoginDisabledMutation();
  const [isAsked, setAsked] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const name = rankAndName(soldier);
  const login = useAttempt(`Login of ${name}`);
  const { problem, attempt } = login;

  async function change(disabled: boolean) {
    setAsked(false);
    await attempt(async () => {
      await setLoginDisabled({ variables: { soldierId, disabled } });
      // The pressed button is replaced by another one. The focus moves to the new state, so that screen readers announce it.
      state.current?.focus();
    });
  }

  return (
    <Panel title="Login" isScreenOnly>
      <Text ref={state} tabIndex={-1}>
        {stateText(loginState, name)}
      </Text>
      {loginState === LoginState.WORKING && (
        <BusyButton variant="default" className={classes['button']} loading={loading} onClick={() => setAsked(true)}>
          Disable login
        </BusyButton>
      )}
      {loginState === LoginState.DISABLED && (
        <BusyButton
          variant="default"
          className={classes['button']}
          loading={loading}
          onClick={() => void change(false)}
        >
          Enable login
        </BusyButton>
      )}
      {loginState === LoginState.NONE && (
        <HandOverForm soldier={soldier} login={login} onDone={() => state.current?.focus()} />
      )}
      {problem !== null && (problem.field === null || loginState !== LoginState.NONE) && (
        <Problem>{problem.message}</Problem>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Disable this login?"
          text={`${name} is signed out everywhere at once and cannot sign in until staff enable the login again.`}
          cancelLabel="Keep login"
          confirmLabel="Disable login"
          onCancel={() => setAsked(false)}
          onConfirm={() => void change(true)}
        />
      )}
    </Panel>
  );
}

function stateText(state: LoginState, name: string): string {
  switch (state) {
    case LoginState.WORKING:
      return `${name} can sign in.`;
    case LoginState.DISABLED:
      return `Disabled: ${name} cannot sign in.`;
    case LoginState.NONE:
      return 'This record has no login.';
  }
}
