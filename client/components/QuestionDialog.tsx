import { Text, Title } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import classes from './QuestionDialog.module.css';
import { useClosesOnLeaving } from './useClosesOnLeaving.ts';

type QuestionDialogProps = {
  title: string;
  text: string;
  /** Told the value of the button that was pressed; '' for none. */
  onAnswer: (value: string) => void;
  /** The buttons, which submit their values. The first of them takes the focus. */
  children: ReactNode;
};

/**
 * Asks a question. The browser's own modal dialog: it traps the focus and restores it, Escape cancels, and it needs no code that would have to be
 * loaded.
 */
export function QuestionDialog({ title, text, onAnswer, children }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useClosesOnLeaving(dialog);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector('button')?.focus();
    // Closed also when its owner removes it: the browser restores the focus only when a dialog is closed, which has to come before the
    // removal.
    return () => opened?.close();
  }, []);

  function answer(event: SyntheticEvent<HTMLDialogElement>) {
    // In development React runs the effect twice: the dialog is open again when the event of its first close arrives.
    if (!event.currentTarget.open) onAnswer(event.currentTarget.returnValue);
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className={classes.question}
      onClose={answer}
    >
      <form method="dialog">
        <Title order={2} id={`${id}title`}>
          {title}
        </Title>
        <Text id={`${id}text`} mt="sm">
          {text}
        </Text>
        {children}
      </form>
    </dialog>
  );
}
