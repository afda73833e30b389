import { Button, Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { FormActions } from './FormActions.tsx';
import { FormElement } from './FormElement.tsx';
import type { FormProblem } from './problem.ts';
import { ProblemSummary } from './ProblemSummary.tsx';

type PartFormProps = {
  /** Its name for screen readers. */
  title: string;
  problems: readonly FormProblem[];
  gap?: 'sm' | 'md';
  className?: string | undefined;
  /** Whether it is being sent. */
  isSubmitting: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The submit button's text. */
  submit: string;
  /** Whether it removes something. */
  isDanger?: boolean;
  /** Whether it can't be submitted yet. */
  isWaiting?: boolean;
  /** Closes it. Left out if it is always open. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** A form inside a screen: its problems, fields and buttons. */
export function PartForm(props: PartFormProps) {
  const {
    title,
    problems,
    gap = 'sm',
    submit,
    isDanger = false,
    isWaiting = false,
    onCancel,
    children,
    ...form
  } = props;
  const { isSubmitting } = form;
  return (
    <FormElement {...form} aria-label={title}>
      <Stack gap={gap}>
        <ProblemSummary problems={problems} />
        {children}
      </Stack>
      <FormActions>
        {onCancel && (
          <Button variant="default" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" disabled={isWaiting} loading={isSubmitting} {...(isDanger && { color: 'red' })}>
          {submit}
        </Button>
      </FormActions>
    </FormElement>
  );
}
