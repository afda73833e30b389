import { Stack } from '@mantine/core';
import { isOneOf } from '../../../domain/isOneOf.ts';
import { DataIssueCode, dataIssueText, fieldOfIssue } from '../../../domain/record/dataIssues.ts';
import { sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { cameFrom } from '../../app/browser/wayBack.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import { useListAround } from '../../app/people/PeopleList.tsx';
import { atField } from '../../app/people/recordAddress.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { NAME_COLUMN, RANK_COLUMN } from '../../app/tables/lists/listedPersonColumns.tsx';
import { ListedPersonLink } from '../../app/tables/lists/ListedPersonLink.tsx';
import { type ListColumn, ListExport, ListTable } from '../../app/tables/lists/ListTable.tsx';
import { ListTools } from '../../app/tables/lists/ListTools.tsx';
import { PersonActions } from '../../app/tables/lists/PersonActions.tsx';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { FilterChip } from '../../components/parts/FilterChip.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { TextLink } from '../../components/TextLink.tsx';
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
    people?.filter(({ dataIssues }) => dataIssues.some((issue) => issue.code === one)) ?? [];
  const shown = {
    label: 'Data to complete',
    columns: DATA_COLUMNS,
    rows: (code === null ? people : peopleWith(code)) ?? [],
    initialSort: 'name',
    sortParameter: 'sort',
  };
  return (
    <Stack gap="sm">
      <div>
        <BackLink to={paths.adminOverview} screen="Overview" />
        <ListTools
          title="Data to complete"
          chosen={code === null ? 0 : 1}
          more={shown.rows.length > 0 ? <ListExport {...shown} isEntry /> : undefined}
        >
          <FilterChip
            label="To complete"
            value={code ?? ''}
            onChange={setChosen}
            options={[
              { value: '', label: 'Everything' },
              ...CODES.map((one) => ({
                value: one,
                label: `${dataIssueText(one, policy)} (${peopleWith(one).length})`,
              })),
            ]}
          />
        </ListTools>
      </div>
      <QueryAlert error={error} onRetry={retry} />
      {people ? (
        <ListTable
          {...shown}
          screen="Data to complete"
          rowKey={({ soldier }) => soldier.id}
          rowTone={() => undefined}
          whenEmpty={everyone?.length === 0 ? 'Every record is complete.' : 'No matches.'}
        >
          Nothing here stops a save. Each line leads to its field; a first due day is entered from Due.
        </ListTable>
      ) : (
        <ScreenSkeleton what="the list" parts={['24rem']} />
      )}
    </Stack>
  );
}

const DATA_COLUMNS: readonly ListColumn<DataToCompleteScreen_RowFragment>[] = [
  {
    ...NAME_COLUMN,
    cell: ({ soldier }) => <ListedPersonLink person={soldier} actions={<PersonActions person={soldier} />} />,
  },
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
    key: 'dataIssues',
    header: 'To complete',
    compare: (one, other) => one.dataIssues.length - other.dataIssues.length,
    cell: ({ soldier, dataIssues }) =>
      dataIssues.map(({ code, text }) => (
        <div key={code}>
          <IssueLink soldier={soldier} code={code}>
            {text}
          </IssueLink>
        </div>
      )),
    exported: ({ dataIssues }) => dataIssues.map(({ text }) => text).join(' '),
    isWide: true,
  },
];

type IssueLinkProps = {
  soldier: DataToCompleteScreen_RowFragment['soldier'];
  code: DataIssueCode;
  children: string;
};

/** Leads to the field that completes the record. Its form leads back to the row. */
function IssueLink({ soldier: { id, lastName }, code, children }: IssueLinkProps) {
  const list = useListAround();
  const field = fieldOfIssue(code);
  if (field === null) {
    return <TextLink to={`${paths.adminDue}?${new URLSearchParams({ search: lastName })}`}>{children}</TextLink>;
  }
  return (
    <TextLink to={atField(id, field)} state={list && { list, ...cameFrom(list.screen, list.to) }}>
      {children}
    </TextLink>
  );
}
