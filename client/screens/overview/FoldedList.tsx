import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '../../app/browser/place.ts';
import { useMatches } from '../../app/browser/useMatches.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { rowPlace } from '../../app/people/openList.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import rows from '../../components/rows.module.css';
import classes from './overview.module.css';

/** How many rows of an unfolded list are drawn with each frame, so that no frame takes long. */
const SLICE = 100;

/** A list of more than `longest` people shows the first `folded` of them. */
type Fold = { readonly longest: number; readonly folded: number };

type FoldedListProps<Person> = {
  /** Distinguishes the screen's lists. */
  name: string;
  /** For screen readers, after 'Show all 15 of'. */
  title: string;
  people: readonly Person[];
  onDesk: Fold;
  onPhone: Fold;
  className?: string | undefined;
  children: (person: Person) => ReactNode;
};

/** A list of people, folded if it is long. */
export function FoldedList<Person extends { readonly id: string }>({
  name,
  title,
  people,
  onDesk,
  onPhone,
  className,
  children,
}: FoldedListProps<Person>) {
  // In the address, so that the row is there again after going back from a record.
  const [whole, setWhole] = useQueryValue('whole');
  const unfolded = whole.split(',').filter((one) => one !== '');
  const { longest, folded } = useMatches('(min-width: 48em)') ? onDesk : onPhone;
  const place = placeOf(useLocation().state);
  // Next on a record may lead to a person whose row is folded away. On the way back, that row must show.
  const returnedTo = people.findIndex(({ id }) => rowPlace({ name }, id) === place);
  const isLong = people.length > longest;
  const isWhole = !isLong || returnedTo >= folded || unfolded.includes(name);
  const drawn = useDrawn(isWhole ? people.length : folded, Math.max(folded, longest, returnedTo + 1));

  function toggle() {
    const others = unfolded.filter((one) => one !== name);
    setWhole((isWhole ? others : [...others, name]).join(','));
  }

  return (
    <>
      <PeopleList screen="Overview" name={name} ids={people.map(({ id }) => id)}>
        <ul className={className}>
          {people.slice(0, drawn).map((person) => (
            <li key={person.id}>{children(person)}</li>
          ))}
        </ul>
      </PeopleList>
      {isLong && (
        <UnstyledButton className={`${rows.pressable} ${classes.more}`} aria-expanded={isWhole} onClick={toggle}>
          {isWhole ? 'Show fewer' : `Show all ${people.length}`}
          <VisuallyHidden> of {title}</VisuallyHidden>
        </UnstyledButton>
      )}
    </>
  );
}

/** How many rows to draw: the first ones at once, and more with each frame. */
function useDrawn(length: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  const count = Math.max(drawn, first);
  const isWhole = count >= length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setDrawn(count + SLICE));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, count]);
  return Math.min(length, count);
}
