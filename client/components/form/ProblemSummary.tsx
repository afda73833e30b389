import { Anchor } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import link from '../TextLink.module.css';
import { withoutRepeats, type FormProblem } from './problem.ts';
import classes from './ProblemSummary.module.css';

/** What is wrong with a form, above it. Takes the focus whenever there is something new to say, and leads to each field. */
export function ProblemSummary({ problems }: { problems: readonly FormProblem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  const said = useRef<readonly FormProblem[]>([]);
  useEffect(() => {
    // Whoever corrects one of several problems goes on where they are.
    if (problems.some((problem) => !said.current.includes(problem))) summary.current?.focus();
    said.current = problems;
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div className={classes['summary']} ref={summary} role="alert" tabIndex={-1}>
      <IconAlertCircle aria-hidden />
      <ul className={classes['list']}>
        {withoutRepeats(problems).map(({ field, message }) => (
          <li key={message}>{field === null ? message : <FieldLink field={field} message={message} />}</li>
        ))}
      </ul>
    </div>
  );
}

function FieldLink({ field, message }: { field: string; message: string }) {
  function focusField(event: MouseEvent) {
    // Following the fragment would scroll but, in a form, not put the cursor into the field.
    event.preventDefault();
    document.getElementById(field)?.focus();
  }
  return (
    <Anchor href={`#${field}`} onClick={focusField} className={link['link']} inherit c="inherit" underline="always">
      {message}
    </Anchor>
  );
}
