import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import line from '../line.module.css';
import classes from './form.module.css';

/** What every field of a form has in common. */
export type FieldProps = {
  /** The field's name in the API; also its id, which the problem summary links to. */
  name: string;
  label: string;
  problem?: string | undefined;
  help?: string | undefined;
  /** What is odd about the value, without stopping a save: stands below the help. Null for a field that is not odd but may become so. */
  warning?: string | null;
  required?: boolean | undefined;
};

/** The common part as Mantine's inputs take it: the problem stands in place of the help. */
export function fieldProps({ name, label, problem, help, warning, required = false }: FieldProps) {
  return {
    id: name,
    name,
    label,
    required,
    // The style sheet draws the asterisk: it is no part of the field's name.
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
      {/* Always there, as only changes within it are announced. */}
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
