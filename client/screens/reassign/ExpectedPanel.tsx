import { Text } from '@mantine/core';
import { fullGivenNames } from '../../../domain/record/givenNames.ts';
import { sortName } from '../../../domain/record/sortName.ts';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { Day } from '../../components/Day.tsx';
import { Panel } from '../../components/Panel.tsx';
import rows from '../../components/rows.module.css';
import { assignmentText, rankAndName } from '../../components/soldierText.ts';
import { type ExpectedPeopleQuery, useExpectedPeopleQuery } from './ExpectedPanel.generated.ts';
import classes from './ExpectedPanel.module.css';

type Expected = ExpectedPeopleQuery['expectedPeople'][number];

/** People who have a record but haven't arrived. */
export function useExpectedPeople() {
  const { data, error, retry } = useUnitList(useExpectedPeopleQuery({ fetchPolicy: 'cache-and-network' }));
  return { expected: data?.expectedPeople ?? [], error, retry };
}

/** The expected people, with the day each of them arrives. */
export function ExpectedPanel({ people }: { people: readonly Expected[] }) {
  const named = people.map((person) => ({ ...person, sortName: sortName(person) }));
  const givenName = fullGivenNames(named);
  return (
    <Panel title="Expected">
      <Text c="dimmed">They don't count until their gain date.</Text>
      <PeopleList screen="Reassign" name="expected" ids={people.map(({ id }) => id)}>
        <ul className={rows.rows}>
          {named.map((person) => (
            <li key={person.id}>
              <RecordLink soldierId={person.id} className={classes.person}>
                <span className={classes.name}>{rankAndName({ ...person, givenName: givenName(person) })}</span>
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
