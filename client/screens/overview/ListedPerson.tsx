import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import { ReadinessList } from '../../../domain/values.ts';
import line from '../../components/line.module.css';
import rows from '../../components/rows.module.css';
import { rankAndName } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import type { ListedPerson_PersonFragment } from './ListedPerson.generated.ts';
import classes from './ListedPerson.module.css';
import { PersonLink } from './PersonLink.tsx';
import note from './PersonLink.module.css';
import { reasonParts, shortReason } from './reasonText.ts';

type ListedPersonProps = {
  list: ReadinessList;
  person: ListedPerson_PersonFragment;
  /** Whether the whole reason shows. */
  isOpen: boolean;
  onToggle: () => void;
};

/** A person on a readiness list: a link to the record with the reason in a few words and, unfolded, the whole reason. */
export function ListedPerson({ list, person, isOpen, onToggle }: ListedPersonProps) {
  const reasonId = useId();
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  // What makes somebody promotable is too long for a row.
  const short = list === ReadinessList.PROMOTABLE ? null : shortReason(list, person.reason);
  return (
    <li>
      <div className={classes.row}>
        <PersonLink person={person} note={short !== null && <span className={note.note}>{short}</span>} />
        <UnstyledButton
          className={`${rows.pressable} ${classes.why}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? reasonId : undefined}
          aria-label={`Why ${rankAndName(person)}`}
          onClick={onToggle}
        >
          <Icon aria-hidden className={line.icon} />
        </UnstyledButton>
      </div>
      {isOpen && (
        <dl id={reasonId} className={classes.reason}>
          {reasonParts(person.reason, today()).map(({ term, text }) => (
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
