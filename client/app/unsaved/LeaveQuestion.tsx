import { Button, Text, Title } from '@mantine/core';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { FormActions } from '../../components/form/FormActions.tsx';
import classes from './LeaveQuestion.module.css';

const LEAVE = 'leave';

/**
 * Asks whether to leave what was typed behind. The browser's own dialog: it holds the focus and gives it back, Escape
 * keeps editing, and there is nothing to load that could fail while something unsaved is at stake.
 */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    keep.current?.focus();
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
          Leave without saving?
        </Title>
        <Text id={`${id}text`} mt="sm">
          What you typed will be gone.
        </Text>
        <FormActions>
          <Button type="submit" variant="default" value={LEAVE}>
            Discard changes
          </Button>
          <Button type="submit" ref={keep}>
            Keep editing
          </Button>
        </FormActions>
      </form>
    </dialog>
  );
}
