import { Stack, Text } from '@mantine/core';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { ShowMore } from '../../app/tables/ShowMore.tsx';
import { usePaginatedList } from '../../app/tables/usePaginatedList.ts';
import { ToolLine } from '../../components/parts/ToolLine.tsx';
import rows from '../../components/rows.module.css';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { SearchField } from '../../components/table/SearchField.tsx';
import { DepartedRow } from './DepartedRow.tsx';
import { DeparturesDocument } from './DepartedScreen.generated.ts';

/** Departed: everyone who has left the unit or is leaving, latest last day first. Staff can bring them back. */
export function DepartedScreen() {
  const [search, setSearch] = useQueryValue('search');
  const { data, error, retry, showMore, refetchAfterChange } = usePaginatedList(
    DeparturesDocument,
    { search },
    (found) => found.departures,
  );
  useNewDay(refetchAfterChange);
  if (!data && error) return <QueryFailure error={error} onRetry={retry} />;
  const people = data?.departures.edges.map(({ node }) => node);
  return (
    <Stack gap="md">
      <ToolLine
        title={<ScreenTitle title="Departed" />}
        search={<SearchField label="Search by name" search={search} onSearch={setSearch} />}
      />
      <QueryAlert error={error} onRetry={retry} />
      {people ? (
        <>
          {people.length === 0 ? (
            <Text c="dimmed">
              {search === ''
                ? 'Nobody has left. To out-process a soldier, open their record and go to “In the unit”.'
                : 'No matches.'}
            </Text>
          ) : (
            <PeopleList screen="Departed" name="departed" ids={people.map(({ id }) => id)}>
              <ul className={rows.rows} aria-label="Departed">
                {people.map((person) => (
                  <DepartedRow key={person.id} person={person} onStale={() => refetchAfterChange(0)} />
                ))}
              </ul>
            </PeopleList>
          )}
          <ShowMore
            label="Show earlier departures"
            status={`${people.length} people are listed`}
            hasMore={data?.departures.pageInfo.hasNextPage ?? false}
            onMore={showMore}
          />
        </>
      ) : (
        <ScreenSkeleton what="the departures" parts={['12rem']} />
      )}
    </Stack>
  );
}
