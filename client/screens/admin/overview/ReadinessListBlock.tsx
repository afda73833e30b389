import { Text, Title } from '@mantine/core';
import { PeopleList } from '../../../app/people/PeopleList.tsx';
import block from '../../../components/block.module.css';
import { ListedPerson } from './ListedPerson.tsx';
import classes from './ReadinessListBlock.module.css';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';

type ReadinessListBlockProps = { listing: ReadinessLists_OverviewFragment['lists'][number] };

/** A readiness list: its people and their number. */
export function ReadinessListBlock({ listing: { list, title, people } }: ReadinessListBlockProps) {
  const headingId = `list-${list}`;
  return (
    <section aria-labelledby={headingId} className={block['block']}>
      <div className={`${block['head']} ${classes['head']}`}>
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
        <PeopleList screen="Overview" name={list} ids={people.map(({ id }) => id)}>
          <ul className={block['list']}>
            {people.map((person) => (
              <ListedPerson key={person.id} list={list} person={person} />
            ))}
          </ul>
        </PeopleList>
      )}
    </section>
  );
}
