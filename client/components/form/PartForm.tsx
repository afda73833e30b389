import { Button, Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { FormActions } from './FormActions.tsx';
import { FormElement } from './FormElement.tsx';
import type { FormProblem } from './problem.ts';
import { ProblemSummary } from './ProblemSummary.tsx';

type PartFormProps = {
  /** What it is called when it is read out. */
  title: string;
  problems: readonly FormProblem[];
  gap?: 'sm' | 'md';
  className?: string | undefined;
  /** Whether it is being sent. */
  isSubmitting: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** On the button that submits it. */
  submit: string;
  /** Whether it takes something away. */
  isDanger?: boolean;
  /** Whether it cannot be submitted yet. */
  isWaiting?: boolean;
  /** Closes it. Left out where it always stays open. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** A form that is a part of a screen: its problems, its fields, and its buttons. */
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
