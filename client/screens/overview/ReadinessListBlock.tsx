import { Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Fragment, useId, useRef } from 'react';
import { ReadinessList, type Section } from '../../../domain/values.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { PersonName } from '../../components/PersonName.tsx';
import rows from '../../components/rows.module.css';
import { rankAndName } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import { useDismissal } from '../../components/useDismissal.ts';
import { FoldedList } from './FoldedList.tsx';
import { peopleIn } from './peopleIn.ts';
import type { ReadinessListBlock_PersonFragment } from './ReadinessListBlock.generated.ts';
import classes from './ReadinessListBlock.module.css';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';
import { reasonParts, shortReason } from './reasonText.ts';

type ReadinessListBlockProps = {
  listing: ReadinessLists_OverviewFragment['lists'][number];
  /** The section to list; null for everyone. */
  section: Section | null;
  openRow: string | null;
  onOpenRow: (row: string | null) => void;
};

/** A readiness list: its people and their number. */
export function ReadinessListBlock({ listing, section, openRow, onOpenRow }: ReadinessListBlockProps) {
  const { list, title, people: everybody } = listing;
  const people = peopleIn(section, everybody);
  const headingId = `list-${list}`;
  return (
    <section aria-labelledby={headingId} className={classes.block}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          {title}
        </Title>
        <span className={classes.quiet}>
          {section === null ? people.length : `${people.length} of ${everybody.length}`}
        </span>
      </div>
      {people.length === 0 ? (
        <p className={classes.quiet}>None</p>
      ) : (
        <FoldedList
          name={list}
          title={title}
          people={people}
          onDesk={{ longest: 16, folded: 12 }}
          onPhone={{ longest: 5, folded: 3 }}
          className={classes.people}
        >
          {(person) => {
            const row = `${list} ${person.id}`;
            return (
              <ListedPerson
                list={list}
                person={person}
                isOpen={row === openRow}
                onOpen={(isOpen) => onOpenRow(isOpen ? row : null)}
              />
            );
          }}
        </FoldedList>
      )}
    </section>
  );
}

type ListedPersonProps = {
  list: ReadinessList;
  person: ReadinessListBlock_PersonFragment;
  /** Whether the whole reason shows. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** A person on a readiness list: a link to the record with a short reason, and a button for the whole one. */
function ListedPerson({ list, person, isOpen, onOpen }: ListedPersonProps) {
  const reasonId = useId();
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal(row, {
    isOpen,
    onDismiss: (isReturning) => {
      onOpen(false);
      if (isReturning) button.current?.focus();
    },
  });
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  // The reason for a promotable person is too long for a row.
  const short = list === ReadinessList.PROMOTABLE ? null : shortReason(list, person.reason);
  return (
    <div ref={row}>
      <div className={classes.row}>
        <RecordLink soldierId={person.id} className={`${rows.pressable} ${classes.person}`}>
          <PersonName person={person} note={short !== null && <span className={classes.note}>{short}</span>} />
        </RecordLink>
        <UnstyledButton
          ref={button}
          className={`${rows.pressable} ${classes.why}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? reasonId : undefined}
          aria-label={`Why ${rankAndName(person)}`}
          onClick={() => onOpen(!isOpen)}
        >
          <Icon aria-hidden />
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
    </div>
  );
}
