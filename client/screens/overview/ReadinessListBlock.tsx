import { Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { ReadinessList, type Section } from '../../../domain/values.ts';
import { placeOf } from '../../app/browser/place.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { rowPlace } from '../../app/people/openList.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import block from '../../components/block.module.css';
import line from '../../components/line.module.css';
import rows from '../../components/rows.module.css';
import { rankAndName } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import { peopleIn } from './peopleIn.ts';
import note from './PersonLink.module.css';
import { PersonLink } from './PersonLink.tsx';
import type { ReadinessListBlock_PersonFragment } from './ReadinessListBlock.generated.ts';
import classes from './ReadinessListBlock.module.css';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';
import { reasonParts, shortReason } from './reasonText.ts';

/** A list of more than `longest` people shows the first `folded` of them until it's unfolded. */
const LENGTH = { longest: 7, folded: 5 } as const;

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
  // In the address, so that the row is there again after going back from a record.
  const [whole, setWhole] = useQueryValue('whole');
  const unfolded = whole.split(',').filter((one) => one !== '');
  const people = peopleIn(section, everybody);
  const isLong = people.length > LENGTH.longest;
  const place = placeOf(useLocation().state);
  // Next on a record may lead to a person whose row is folded away. On the way back, that row must show.
  const isReturn = people.slice(LENGTH.folded).some(({ id }) => rowPlace({ name: list }, id) === place);
  const isWhole = !isLong || isReturn || unfolded.includes(list);
  const headingId = `list-${list}`;

  function toggle() {
    const others = unfolded.filter((one) => one !== list);
    setWhole((isWhole ? others : [...others, list]).join(','));
  }

  return (
    <section aria-labelledby={headingId} className={block.block}>
      <div className={`${block.head} ${classes.head}`}>
        <Title order={2} size="h3" id={headingId}>
          {title}
        </Title>
        <Text c="dimmed">{section === null ? people.length : `${people.length} of ${everybody.length}`}</Text>
      </div>
      {people.length === 0 ? (
        <Text c="dimmed" className={classes.none}>
          None
        </Text>
      ) : (
        <PeopleList screen="Overview" name={list} ids={people.map(({ id }) => id)}>
          <ul className={block.list}>
            {(isWhole ? people : people.slice(0, LENGTH.folded)).map((person) => {
              const row = `${list} ${person.id}`;
              return (
                <ListedPerson
                  key={person.id}
                  list={list}
                  person={person}
                  isOpen={row === openRow}
                  onToggle={() => onOpenRow(row === openRow ? null : row)}
                />
              );
            })}
          </ul>
        </PeopleList>
      )}
      {isLong && (
        <UnstyledButton className={`${rows.pressable} ${classes.more}`} aria-expanded={isWhole} onClick={toggle}>
          {isWhole ? 'Show fewer' : `Show all ${people.length}`}
          <VisuallyHidden> of {title}</VisuallyHidden>
        </UnstyledButton>
      )}
    </section>
  );
}

type ListedPersonProps = {
  list: ReadinessList;
  person: ReadinessListBlock_PersonFragment;
  /** Whether the whole reason shows. */
  isOpen: boolean;
  onToggle: () => void;
};

/** A person on a readiness list: a link to the record with a short reason, which unfolds to the whole one. */
function ListedPerson({ list, person, isOpen, onToggle }: ListedPersonProps) {
  const reasonId = useId();
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  // The reason for a promotable person is too long for a row.
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
