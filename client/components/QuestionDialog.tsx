import { Text, Title } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import classes from './QuestionDialog.module.css';
import { useClosesOnLeaving } from './useClosesOnLeaving.ts';

type QuestionDialogProps = {
  title: string;
  text: string;
  /** Receives the value of the pressed button; '' if there was none. */
  onAnswer: (value: string) => void;
  /** The buttons, which submit their values. The first one takes the focus. */
  children: ReactNode;
};

/** Asks a question in the browser's own modal dialog. That traps the focus and restores it, Escape cancels, and no code has to load. */
export function QuestionDialog({ title, text, onAnswer, children }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useClosesOnLeaving(dialog);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector('button')?.focus();
    // Also closes when its parent removes it. The browser only restores the focus when a dialog closes, and that has to happen before the
    // removal.
    return () => opened?.close();
  }, []);

  function answer(event: SyntheticEvent<HTMLDialogElement>) {
    // In development, React runs the effect twice: the dialog is open again by the time the first close event arrives.
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
