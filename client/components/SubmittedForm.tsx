import { Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from './Note.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

type SubmittedFormProps = {
  title: string;
  /** What was done. */
  message: ReactNode;
  /** More information, and the link onward. */
  children: ReactNode;
};

/** Replaces a submitted form, at the same width. Takes the focus, so that screen readers announce it. */
export function SubmittedForm({ title, message, children }: SubmittedFormProps) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form may have been scrolled, and the title is above the focused element.
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
