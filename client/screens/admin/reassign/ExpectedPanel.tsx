import { Text } from '@mantine/core';
import { rankLabel, roleLabel, Section, sectionLabel } from '../../../../domain/values.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { useNewDay } from '../../../app/live/useNewDay.ts';
import { useRefetchAfterChange } from '../../../app/live/useRefetchAfterChange.ts';
import { PeopleList } from '../../../app/people/PeopleList.tsx';
import { RecordLink } from '../../../app/people/RecordLink.tsx';
import { Day } from '../../../components/Day.tsx';
import { Panel } from '../../../components/Panel.tsx';
import rows from '../../../components/rows.module.css';
import { type ExpectedPeopleQuery, useExpectedPeopleQuery } from './ExpectedPanel.generated.ts';
import classes from './ExpectedPanel.module.css';

type Expected = ExpectedPeopleQuery['expectedPeople'][number];

/** Who has a record and has not arrived; nothing while there is nobody. */
export function ExpectedPanel() {
  const query = useExpectedPeopleQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  useNewDay(useRefetchAfterChange(query));
  const people = data?.expectedPeople ?? [];
  if (people.length === 0 && !error) return null;
  return (
    <Panel title="Expected">
      <QueryAlert error={error} onRetry={() => void refetch()} />
      <Text c="dimmed">They are counted nowhere before their gain date.</Text>
      <PeopleList screen="Reassign" name="expected" ids={people.map(({ id }) => id)}>
        <ul className={rows['rows']}>
          {people.map((person) => (
            <li key={person.id}>
              <RecordLink soldierId={person.id} className={classes['person']}>
                <span className={classes['name']}>
                  {rankLabel[person.rank]} {person.lastName}, {person.firstName}
                </span>
                <span>{placeOf(person)}</span>
                <span>
                  <Day day={person.arrivesOn} />
                </span>
              </RecordLink>
            </li>
          ))}
        </ul>
      </PeopleList>
    </Panel>
  );
}

function placeOf({ section, role }: Expected): string {
  return section === Section.UNASSIGNED ? sectionLabel[section] : `${sectionLabel[section]} · ${roleLabel[role]}`;
}
