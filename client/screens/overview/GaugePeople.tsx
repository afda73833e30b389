import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { type Section, sectionLabel } from '../../../domain/values.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { paths } from '../../app/paths.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { PAST_ETS_COLUMN, RANK_COLUMN } from '../../app/tables/export/personColumns.ts';
import { LARGEST_PAGE, useWholeList } from '../../app/tables/export/useWholeList.ts';
import { ShowMore } from '../../app/tables/ShowMore.tsx';
import { usePaginatedList } from '../../app/tables/usePaginatedList.ts';
import { Panel } from '../../components/Panel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { GaugePeopleDocument, type GaugePeopleQuery } from './GaugePeople.generated.ts';
import classes from './overview.module.css';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';
import { shortfallsOf } from './reasonText.ts';
import type { ShortfallChip } from './shortfallChips.ts';
import { ShortRow } from './ShortRow.tsx';

const PAGE = 50;

export type GaugePeopleProps = {
  title: string;
  /** Null for everyone. */
  section: Section | null;
  /** Whether the gauge counts nobody. */
  isEmpty: boolean;
  /** Everyone's lists, for the file. */
  lists: ReadinessLists_OverviewFragment['lists'];
  /** What a person is short of. */
  chipsOf: (id: string) => readonly ShortfallChip[];
};

/** The people that a gauge counts, by name, with what each is short of. */
export function GaugePeople({ title, section, isEmpty, lists, chipsOf }: GaugePeopleProps) {
  const panelTitle = section === null ? 'Everybody' : `People in ${title}`;
  return (
    <Panel
      title={panelTitle}
      actions={!isEmpty && <ExportGaugePeople label={panelTitle} section={section} lists={lists} />}
    >
      <People section={section} chipsOf={chipsOf} />
    </Panel>
  );
}

function People({ section, chipsOf }: Pick<GaugePeopleProps, 'section' | 'chipsOf'>) {
  const { data, error, retry, showMore, refetchAfterChange } = usePaginatedList(
    GaugePeopleDocument,
    { filter: { section }, first: PAGE },
    ({ soldiers }) => soldiers,
  );
  useUnitChanges(refetchAfterChange);
  useNewDay(refetchAfterChange);
  if (!data) {
    if (!error) return <Skeleton h="6rem" role="status" aria-label="Loading the names" />;
    return <QueryAlert error={error} onRetry={retry} />;
  }
  const { edges, pageInfo } = data.soldiers;
  if (edges.length === 0) {
    return (
      <div>
        <Text c="dimmed">No one assigned</Text>
        <TextLink to={paths.adminReassign}>
          Assign people{section !== null && <VisuallyHidden> to {sectionLabel[section]}</VisuallyHidden>}
        </TextLink>
      </div>
    );
  }
  return (
    <>
      <PeopleList screen="Overview" name="gauge" ids={edges.map(({ node }) => node.id)}>
        <ul className={`${classes.card} ${classes.people}`}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <ShortRow person={node} chips={chipsOf(node.id)} />
            </li>
          ))}
        </ul>
      </PeopleList>
      <ShowMore
        label="Show more people"
        status={pageInfo.hasNextPage ? `The first ${edges.length} people` : `All ${edges.length} people`}
        hasMore={pageInfo.hasNextPage}
        onMore={showMore}
      />
    </>
  );
}

const COLUMNS: readonly ExportColumn<GaugePeopleQuery['soldiers']['edges'][number]['node']>[] = [
  RANK_COLUMN,
  { header: 'Last name', exported: ({ lastName }) => lastName },
  { header: 'First name', exported: ({ firstName }) => firstName },
  { header: 'Middle name', exported: ({ middleName }) => middleName },
  PAST_ETS_COLUMN,
];

/** Exports everyone that a gauge counts, including pages not loaded yet, with what each is short of. */
function ExportGaugePeople({ label, section, lists }: Pick<GaugePeopleProps, 'section' | 'lists'> & { label: string }) {
  const shortfalls = shortfallsOf(lists);
  const variables = { filter: { section }, first: LARGEST_PAGE };
  const readAll = useWholeList(GaugePeopleDocument, variables, ({ soldiers }) => soldiers);
  const columns: typeof COLUMNS = [
    ...COLUMNS,
    { header: 'Shortfalls', exported: ({ id }) => (shortfalls.get(id) ?? []).join(', ') },
  ];
  return <ExportMenu label={label} columns={columns} rows={readAll} />;
}
