import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { rankAndName } from '../../components/soldierText.ts';
import type { ListedPerson_PersonFragment } from './ListedPerson.generated.ts';
import classes from './ListedPerson.module.css';
import { PersonLink } from './PersonLink.tsx';
import { reasonParts } from './reasonText.ts';

/** A person on a readiness list: a link to the record and, unfolded, the reason. */
export function ListedPerson({ person }: { person: ListedPerson_PersonFragment }) {
  const [isOpen, setOpen] = useState(false);
  const reasonId = useId();
  return (
    <li>
      <div className={classes['row']}>
        <PersonLink person={person} />
        <UnstyledButton
          className={classes['why']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? reasonId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Why<VisuallyHidden> {rankAndName(person)}</VisuallyHidden>
          <IconChevronDown aria-hidden className={classes['icon']} />
        </UnstyledButton>
      </div>
      {isOpen && (
        <dl id={reasonId} className={classes['reason']}>
          {reasonParts(person.reason).map(({ term, text }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </li>
  );
}
