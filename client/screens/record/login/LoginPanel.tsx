import { Group, Text } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { LoginState } from '../../../../domain/identity/loginState.ts';
import { Membership } from '../../../../domain/record/membership.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { ignoreSecondClick } from '../../../app/browser/secondClick.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { HandOverForm } from './HandOverForm.tsx';
import {
  type LoginPanel_SoldierFragment,
  useDeleteDisabledLoginMutation,
  useSetLoginDisabledMutation,
} from './LoginPanel.generated.ts';
import classes from '../../../components/Panel.module.css';

/** Whether the soldier can sign in. Disables the login, enables or deletes a disabled one, or hands a record without a login over to one. */
export function LoginPanel({ soldier }: { soldier: LoginPanel_SoldierFragment }) {
  const { id: soldierId, loginState } = soldier;
  const [setLoginDisabled, { loading: isChanging }] = useSetLoginDisabledMutation();
  const [deleteDisabledLogin, { loading: isDeleting }] = useDeleteDisabledLoginMutation();
  const [asked, setAsked] = useState<'DISABLE' | 'DELETE' | null>(null);
  const state = useRef<HTMLParagraphElement>(null);
  const name = rankAndName(soldier);
  const { problem, attempt } = useAttempt(`Login of ${name}`);

  async function change(mutate: () => Promise<unknown>, click?: MouseEvent) {
    setAsked(null);
    await attempt(async () => {
      await mutate();
      // The pressed button is replaced by another one. The focus moves to the new state, so that screen readers announce it.
      state.current?.focus();
      if (click) ignoreSecondClick(click);
    });
  }

  const disable = () => void change(() => setLoginDisabled({ variables: { soldierId, disabled: true } }));
  const enable = (click: MouseEvent) =>
    void change(() => setLoginDisabled({ variables: { soldierId, disabled: false } }), click);
  const deleteForGood = () => void change(() => deleteDisabledLogin({ variables: { soldierId } }));

  return (
    <Panel title="Login" isScreenOnly>
      <Text ref={state} tabIndex={-1}>
        {stateText(loginState, name)}
      </Text>
      {loginState === LoginState.WORKING && (
        <BusyButton
          variant="default"
          className={classes.button}
          loading={isChanging}
          onClick={() => setAsked('DISABLE')}
        >
          Disable login
        </BusyButton>
      )}
      {loginState === LoginState.DISABLED && (
        <Group gap="sm">
          <BusyButton variant="default" loading={isChanging} onClick={enable}>
            Enable login
          </BusyButton>
          <BusyButton variant="outline" color="red" loading={isDeleting} onClick={() => setAsked('DELETE')}>
            Delete login
          </BusyButton>
        </Group>
      )}
      {loginState === LoginState.NONE && soldier.membership !== Membership.DEPARTED && (
        <HandOverForm soldier={soldier} onDone={() => state.current?.focus()} />
      )}
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {asked === 'DISABLE' && (
        <ConfirmDialog
          title="Disable this login?"
          text={`${name} is signed out everywhere at once and cannot sign in until staff enable the login again.`}
          cancelLabel="Keep login"
          confirmLabel="Disable login"
          onCancel={() => setAsked(null)}
          onConfirm={disable}
        />
      )}
      {asked === 'DELETE' && (
        <ConfirmDialog
          title="Delete this login?"
          text="It cannot be undone. The record stays with its comments and history, and can be handed over to another login."
          cancelLabel="Keep login"
          confirmLabel="Delete login"
          onCancel={() => setAsked(null)}
          onConfirm={deleteForGood}
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
