import { Button, Text, Title } from '@mantine/core';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import classes from './AskDialog.module.css';
import { FormActions } from './form/FormActions.tsx';

type AskDialogProps = {
  title: string;
  text: string;
  stayLabel: string;
  leaveLabel: string;
  onStay: () => void;
  onLeave: () => void;
};

const LEAVE = 'leave';

/**
 * Asks before something is lost. The browser's own modal dialog: it traps the focus and restores it, Escape means staying, and it needs
 * no code that would have to be loaded.
 */
export function AskDialog({ title, text, stayLabel, leaveLabel, onStay, onLeave }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    stay.current?.focus();
  }, []);

  function answer(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.currentTarget.returnValue === LEAVE) onLeave();
    else onStay();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className={classes['question']}
      onClose={answer}
    >
      <form method="dialog">
        <Title order={2} id={`${id}title`}>
          {title}
        </Title>
        <Text id={`${id}text`} mt="sm">
          {text}
        </Text>
        <FormActions>
          <Button type="submit" variant="default" value={LEAVE}>
            {leaveLabel}
          </Button>
          <Button type="submit" ref={stay}>
            {stayLabel}
          </Button>
        </FormActions>
      </form>
    </dialog>
  );
}
