import { Stack, Text } from '@mantine/core';
import { isOneOf } from '../../../domain/isOneOf.ts';
import { DataIssueCode, dataIssueText } from '../../../domain/record/dataIssues.ts';
import { sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { NAME_COLUMN, RANK_COLUMN } from '../../app/tables/lists/listedPersonColumns.tsx';
import { ListFilter } from '../../app/tables/lists/ListFilter.tsx';
import { type ListColumn, ListTable } from '../../app/tables/lists/ListTable.tsx';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { FilterChip } from '../../components/parts/FilterChip.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { PROBLEM_PARAMETER } from './dataToComplete.ts';
import { type DataToCompleteScreen_RowFragment, useDataToCompleteQuery } from './DataToCompleteScreen.generated.ts';

const CODES: readonly DataIssueCode[] = Object.values(DataIssueCode);

/** Data to complete: everyone whose record has something odd or missing. */
export const DataToCompleteScreen = withUnitPolicy(DataToComplete);

function DataToComplete() {
  const policy = usePolicy();
  const { choice } = useListFilter();
  const [chosen, setChosen] = useQueryValue(PROBLEM_PARAMETER);
  const code = isOneOf(CODES, chosen) ? chosen : null;
  // Shows the cached list at once, and refetches it.
  const { data, error, retry } = useUnitList(useDataToCompleteQuery({ fetchPolicy: 'cache-and-network' }));
  const everyone = data?.dataToComplete;
  if (!everyone && error) return <QueryFailure error={error} onRetry={retry} />;
  const people = everyone?.filter(({ soldier }) => isChosen(soldier, choice));
  const peopleWith = (one: DataIssueCode) =>
    people?.filter(({ problems }) => problems.some((problem) => problem.code === one)) ?? [];
  const rows = code === null ? people : peopleWith(code);
  return (
    <Stack gap="lg">
      <ScreenTitle back={<BackLink to={paths.adminOverview} screen="Overview" />} title="Data to complete" />
      <QueryAlert error={error} onRetry={retry} />
      <Text>
        Nothing here stops a save. Open a record and choose Edit Info to complete it; a first due day is entered from
        Due.
      </Text>
      <ListFilter chosen={code === null ? 0 : 1}>
        <FilterChip
          label="To complete"
          value={code ?? ''}
          onChange={setChosen}
          options={[
            { value: '', label: 'Everything' },
            ...CODES.map((one) => ({ value: one, label: `${dataIssueText(one, policy)} (${peopleWith(one).length})` })),
          ]}
        />
      </ListFilter>
      {rows ? (
        <ListTable
          screen="Data to complete"
          label="Data to complete"
          columns={DATA_COLUMNS}
          rows={rows}
          rowKey={({ soldier }) => soldier.id}
          rowTone={() => undefined}
          initialSort="name"
          sortParameter="sort"
          whenEmpty={everyone?.length === 0 ? 'Every record is complete.' : 'No matches.'}
        />
      ) : (
        <ScreenSkeleton what="the list" parts={['24rem']} />
      )}
    </Stack>
  );
}

const DATA_COLUMNS: readonly ListColumn<DataToCompleteScreen_RowFragment>[] = [
  NAME_COLUMN,
  RANK_COLUMN,
  {
    key: 'section',
    header: 'Section',
    compare: (one, other) => SECTIONS.indexOf(one.soldier.section) - SECTIONS.indexOf(other.soldier.section),
    cell: ({ soldier }) => sectionLabel[soldier.section],
    exported: ({ soldier }) => sectionLabel[soldier.section],
    isBesideName: true,
  },
  {
    key: 'problems',
    header: 'To complete',
    compare: (one, other) => one.problems.length - other.problems.length,
    cell: ({ problems }) => problems.map(({ code, text }) => <div key={code}>{text}</div>),
    exported: ({ problems }) => problems.map(({ text }) => text).join(' '),
    isWide: true,
  },
];
