import { Text, Title } from '@mantine/core';
import { ListedPerson } from './ListedPerson.tsx';
import type { ReadinessListBlock_ListingFragment } from './ReadinessListBlock.generated.ts';
import classes from './ReadinessListBlock.module.css';

type ReadinessListBlockProps = { listing: ReadinessListBlock_ListingFragment };

/** A readiness list: how many are on it, and who. */
export function ReadinessListBlock({ listing: { list, title, people } }: ReadinessListBlockProps) {
  const headingId = `list-${list}`;
  return (
    <section aria-labelledby={headingId} className={classes['block']}>
      <div className={classes['head']}>
        <Title order={2} size="h3" id={headingId}>
          {title}
        </Title>
        <Text c="dimmed">{people.length}</Text>
      </div>
      {people.length === 0 ? (
        <Text c="dimmed" className={classes['none']}>
          None
        </Text>
      ) : (
        <ul className={classes['people']}>
          {people.map((person) => (
            <ListedPerson key={person.id} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
}
