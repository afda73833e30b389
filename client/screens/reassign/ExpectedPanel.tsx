import { Text } from '@mantine/core';
import { rankLabel } from '../../../domain/values.ts';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { Day } from '../../components/Day.tsx';
import { Panel } from '../../components/Panel.tsx';
import rows from '../../components/rows.module.css';
import { assignmentText } from '../../components/soldierText.ts';
import { type ExpectedPeopleQuery, useExpectedPeopleQuery } from './ExpectedPanel.generated.ts';
import classes from './ExpectedPanel.module.css';

type Expected = ExpectedPeopleQuery['expectedPeople'][number];

/** Who has a record and has not arrived. */
export function useExpectedPeople() {
  const { data, error, retry } = useUnitList(useExpectedPeopleQuery({ fetchPolicy: 'cache-and-network' }));
  return { expected: data?.expectedPeople ?? [], error, retry };
}

/** The people who are expected, with the day on which each arrives. */
export function ExpectedPanel({ people }: { people: readonly Expected[] }) {
  return (
    <Panel title="Expected">
      <Text c="dimmed">They are counted nowhere before their gain date.</Text>
      <PeopleList screen="Reassign" name="expected" ids={people.map(({ id }) => id)}>
        <ul className={rows.rows}>
          {people.map((person) => (
            <li key={person.id}>
              <RecordLink soldierId={person.id} className={classes.person}>
                <span className={classes.name}>
                  {rankLabel[person.rank]} {person.lastName}, {person.firstName}
                </span>
                <span>{assignmentText(person)}</span>
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
