import { Anchor } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import link from '../TextLink.module.css';
import { type FormProblem, sentencesOf } from './problem.ts';
import classes from './ProblemSummary.module.css';

/** The problems shown last, and how often there was a new one. */
type Said = { readonly said: readonly FormProblem[]; readonly times: number };

/**
 * The problems above a form: sentences about the whole form, and links to the fields with a problem. Takes the focus whenever there is a
 * new problem.
 */
export function ProblemSummary({ problems }: { problems: readonly FormProblem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  const [{ said, times }, setSaid] = useState<Said>({ said: [], times: 0 });
  if (said !== problems) {
    // When one problem is corrected, the others stay, and so does the focus.
    const isNew = problems.some((problem) => !said.includes(problem));
    setSaid({ said: problems, times: isNew ? times + 1 : times });
  }
  useEffect(() => summary.current?.focus(), [times]);
  if (problems.length === 0) return null;
  const named = problems.filter(({ label }) => label !== undefined);
  return (
    // A new element each time, so that screen readers repeat the same text.
    <div key={times} className={classes.summary} ref={summary} role="alert" tabIndex={-1}>
      <IconAlertCircle aria-hidden />
      <ul>
        {sentencesOf(problems).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {named.length > 0 && (
          <li>
            {'Please check: '}
            {named.map(({ field, label }, index) => [
              index > 0 && ', ',
              <FieldLink key={field} field={String(field)}>
                {label}
              </FieldLink>,
            ])}
          </li>
        )}
      </ul>
    </div>
  );
}

function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  function focusField(event: MouseEvent) {
    // Following the link's fragment would scroll, but wouldn't put the cursor into the field.
    event.preventDefault();
    document.getElementById(field)?.focus();
  }
  return (
    <Anchor href={`#${field}`} onClick={focusField} className={link.link} inherit c="inherit" underline="always">
      {children}
    </Anchor>
  );
}
