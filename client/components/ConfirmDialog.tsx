import { Button, Text, Title } from '@mantine/core';
import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import classes from './ConfirmDialog.module.css';
import { FormActions } from './form/FormActions.tsx';
import { useClosesOnLeaving } from './useClosesOnLeaving.ts';

type ConfirmDialogProps = {
  title: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  /** Whether nothing is taken away. */
  isHarmless?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

const CONFIRM = 'confirm';

/**
 * Asks before something is lost, or done that is hard to undo. The browser's own modal dialog: it traps the focus and restores it, Escape cancels, and it needs
 * no code that would have to be loaded.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, cancelLabel, confirmLabel, isHarmless = false, onCancel, onConfirm } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  useClosesOnLeaving(dialog);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    cancel.current?.focus();
    // Closed also when its owner removes it: the browser restores the focus only when a dialog is closed, which has to come before the
    // removal.
    return () => opened?.close();
  }, []);

  function answer(event: SyntheticEvent<HTMLDialogElement>) {
    // In development React runs the effect twice: the dialog is open again when the event of its first close arrives.
    if (event.currentTarget.open) return;
    if (event.currentTarget.returnValue === CONFIRM) onConfirm();
    else onCancel();
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
          <Button type="submit" variant="default" ref={cancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" value={CONFIRM} {...(!isHarmless && { color: 'red' })}>
            {confirmLabel}
          </Button>
        </FormActions>
      </form>
    </dialog>
  );
}
