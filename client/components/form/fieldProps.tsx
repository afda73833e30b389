import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import line from '../line.module.css';
import classes from './form.module.css';

/** What all fields of a form have in common. */
export type FieldProps = {
  /** The field's name in the API. Also its id, which the problem summary links to. */
  name: string;
  label: string;
  problem?: string | undefined;
  help?: string | undefined;
  /** A data issue: something odd about the value that stops no save. Shown below the help. Null if there is none now, but may be later. */
  warning?: string | null;
  required?: boolean | undefined;
};

/** The common props in the form that Mantine's inputs expect. A problem replaces the help. */
export function fieldProps({ name, label, problem, help, warning, required = false }: FieldProps) {
  return {
    id: name,
    name,
    label,
    required,
    // The style sheet draws the asterisk, which isn't part of the field's name.
    withAsterisk: false,
    labelProps: required ? { className: classes.required } : {},
    description: problem === undefined ? helpText(help, warning) : undefined,
    error: problem === undefined ? undefined : <ProblemText>{problem}</ProblemText>,
  };
}

function helpText(help: FieldProps['help'], warning: FieldProps['warning']): ReactNode {
  if (warning === undefined) return help;
  return (
    <>
      {help}
      {/* Always rendered: screen readers only announce changes inside it. */}
      <span aria-live="polite">
        {warning !== null && (
          <span className={`${classes.line} ${classes.warning}`}>
            <IconAlertTriangle aria-hidden className={line.icon} />
            {warning}
          </span>
        )}
      </span>
    </>
  );
}

function ProblemText({ children }: { children: ReactNode }) {
  return (
    <span className={classes.line}>
      <IconAlertCircle aria-hidden className={line.icon} />
      {children}
    </span>
  );
}
