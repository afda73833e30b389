import { Title } from '@mantine/core';
import { useId } from 'react';
import { type Section, sectionLabel } from '../../../domain/values.ts';
import { FoldedList } from './FoldedList.tsx';
import classes from './overview.module.css';
import type { ShortfallChip } from './shortfallChips.ts';
import { ShortRow } from './ShortRow.tsx';
import type { WhoIsShort_DueFragment } from './WhoIsShort.generated.ts';

type Person = WhoIsShort_DueFragment['rows'][number]['soldier'];

type WhoIsShortProps = {
  /** The worst first. */
  people: readonly Person[];
  /** How many people there are, with those who are short of nothing. */
  all: number;
  /** Null for the whole unit. */
  section: Section | null;
  chipsOf: (id: string) => readonly ShortfallChip[];
};

/** Everyone who is short of something, once each with all of it. */
export function WhoIsShort({ people, all, section, chipsOf }: WhoIsShortProps) {
  const headingId = useId();
  const title = 'Who needs what';
  return (
    <section aria-labelledby={headingId} className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          {title}
        </Title>
        <span className={classes.quiet}>
          {people.length} of {all}
        </span>
        <span className={classes.end}>Each once, worst first</span>
      </div>
      {people.length === 0 ? (
        <p className={`${classes.note} ${classes.quiet}`}>None</p>
      ) : (
        <FoldedList
          name="short"
          title={title}
          people={people}
          onDesk={{ longest: 40, folded: 30 }}
          onPhone={{ longest: 8, folded: 8 }}
          className={classes.lined}
        >
          {(person) => (
            <ShortRow
              person={person}
              chips={chipsOf(person.id)}
              place={section === null ? sectionLabel[person.section] : undefined}
            />
          )}
        </FoldedList>
      )}
    </section>
  );
}
