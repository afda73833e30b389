import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import type { Section } from '../../../domain/values.ts';
import { listInWords } from '../../../domain/words.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { NAME_COLUMN, PAST_ETS_COLUMN, RANK_COLUMN } from '../../app/tables/export/personColumns.ts';
import line from '../../components/line.module.css';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useReadinessOverviewQuery } from './AdminOverviewScreen.generated.ts';
import gauges from './Gauges.module.css';
import { Gauges } from './Gauges.tsx';
import { gaugeKey } from './gaugeText.ts';
import { peopleIn } from './peopleIn.ts';
import { ReadinessBrief } from './ReadinessBrief.tsx';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';
import lists from './ReadinessLists.module.css';
import { ReadinessLists } from './ReadinessLists.tsx';

/**
 * The readiness overview: six gauges and seven lists. Pressing a gauge shows its people and narrows the lists to them. Printed, it's a
 * one-page brief of the whole unit.
 */
export const AdminOverviewScreen = withUnitPolicy(AdminOverview);

function AdminOverview() {
  // In the address, so that going back from a record lists the same people again.
  const [chosen, choose] = useQueryValue('section');
  // Shows the cached overview at once, and refetches it.
  const { data, error, retry } = useUnitList(useReadinessOverviewQuery({ fetchPolicy: 'cache-and-network' }));
  // Deferred, so that rendering the large screen doesn't block the page.
  const shown = useDeferredValue(data);
  const overview = shown?.readinessOverview;
  if (!overview && error) return <QueryFailure error={error} onRetry={retry} />;
  const open = overview?.gauges.find((gauge) => gaugeKey(gauge) === chosen);
  return (
    <>
      {/* Print shows the brief instead. */}
      <Stack gap="md" data-screen-only>
        <ScreenTitle
          title="Readiness Overview"
          actions={
            overview ? (
              <div className={line.head}>
                <ListsExport overview={overview} narrowedTo={open} />
                <Button variant="subtle" leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
                  Print brief
                </Button>
              </div>
            ) : null
          }
        />
        <QueryAlert error={error} onRetry={retry} />
        {shown && <WaitingApprovals count={shown.staffApprovals.length} />}
        {overview ? (
          <>
            <DataNote count={overview.toComplete} />
            <Gauges overview={overview} open={open} onChoose={choose} />
            <ReadinessLists overview={overview} section={open?.section ?? null} />
          </>
        ) : (
          <OverviewSkeleton />
        )}
      </Stack>
      {overview && <ReadinessBrief overview={overview} />}
    </>
  );
}

/** Says how many records have something odd or missing, with a link to them. */
function DataNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {count === 1 ? '1 record has' : `${count} records have`} data to complete.{' '}
      <TextLink to={paths.adminData}>Show what</TextLink>
    </Text>
  );
}

/** Says how many people wait for approval of their staff role (Spec 2.4), for staff who don't open Reassign. */
function WaitingApprovals({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {count === 1 ? '1 person waits' : `${count} people wait`} for approval of a staff role.{' '}
      <TextLink to={paths.adminReassign}>Approve or decline</TextLink>
    </Text>
  );
}

function OverviewSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the overview">
      <div className={gauges.gauges}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} h="5.5rem" />
        ))}
      </div>
      <div className={lists.frame}>
        <div className={lists.columns}>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} h="20rem" />
          ))}
        </div>
      </div>
    </Stack>
  );
}

type List = ReadinessLists_OverviewFragment['lists'][number];
type Row = Pick<List, 'title'> & List['people'][number];

const COLUMNS: readonly ExportColumn<Row>[] = [
  { header: 'List', exported: ({ title }) => title },
  RANK_COLUMN,
  NAME_COLUMN,
  PAST_ETS_COLUMN,
  { header: 'Record', exported: ({ reason }) => reason.value },
  { header: 'Missing', exported: ({ reason }) => listInWords(reason.missing, 'and') },
];

type ListsExportProps = {
  overview: ReadinessLists_OverviewFragment;
  /** The gauge that narrows the lists; null for none. */
  narrowedTo: { readonly title: string; readonly section: Section | null } | undefined;
};

/** Exports the seven lists as one table: a row for each person on each list, with the reason. */
function ListsExport({ overview: { lists }, narrowedTo }: ListsExportProps) {
  const section = narrowedTo?.section ?? null;
  const rows = lists.flatMap(({ title, people }) => peopleIn(section, people).map((person) => ({ ...person, title })));
  const label = section === null ? 'Readiness lists' : `Readiness lists of ${narrowedTo?.title}`;
  return <ExportMenu label={label} columns={COLUMNS} rows={rows} />;
}
