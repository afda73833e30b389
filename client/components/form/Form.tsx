import { Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { BackLink, type BackTarget } from '../BackLink.tsx';
import { ScreenTitle } from '../ScreenTitle.tsx';
import classes from './form.module.css';
import { FormElement } from './FormElement.tsx';
import type { FormProblem } from './problem.ts';
import { ProblemSummary } from './ProblemSummary.tsx';

type FormProps = {
  title: string;
  /** Where the link above the title leads. */
  back?: BackTarget | null;
  problems: readonly FormProblem[];
  /** `wide` for texts, and for a few fields side by side; `whole` for as many as fit on the screen. Left out if each field is a single line. */
  width?: 'wide' | 'whole';
  /** Whether it is being sent. */
  isSubmitting: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A screen that is a form: its title, problems and fields. */
export function Form({ title, back, width, problems, children, ...form }: FormProps) {
  return (
    <FormElement {...form} className={classes.form} data-width={width}>
      <Stack gap="md">
        <ScreenTitle title={title} back={back && <BackLink {...back} />} />
        <ProblemSummary problems={problems} />
        {children}
      </Stack>
    </FormElement>
  );
}
