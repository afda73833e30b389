import { Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from './Note.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

type SubmittedFormProps = {
  title: string;
  /** What was done. */
  message: ReactNode;
  /** What else to know, and the way on. */
  children: ReactNode;
};

/** In place of a form that was submitted, with the same width. Takes the focus, so that screen readers announce it. */
export function SubmittedForm({ title, message, children }: SubmittedFormProps) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form may have been scrolled; the title is above what takes the focus.
    outcome.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Stack gap="md" maw="var(--app-form)">
      <ScreenTitle title={title} />
      <div ref={outcome} tabIndex={-1}>
        <Note tone="good">{message}</Note>
      </div>
      {children}
    </Stack>
  );
}
