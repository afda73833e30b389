import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { GAUGES } from '../../../domain/record/gauges.ts';
import type { Section } from '../../../domain/values.ts';
import { listInWords } from '../../../domain/words.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { NAME_COLUMN, PAST_ETS_COLUMN, RANK_COLUMN } from '../../app/tables/export/personColumns.ts';
import { SectionFilter } from '../../app/tables/lists/SectionFilter.tsx';
import { MoreMenu } from '../../components/parts/MoreMenu.tsx';
import { ToolLine } from '../../components/parts/ToolLine.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { peopleIn } from './peopleIn.ts';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';
import { useShownSection } from './useShownSection.ts';

type Lists = ReadinessLists_OverviewFragment['lists'];

/** The title, the section to show, and the ways to paper and files. */
export function OverviewTools({ lists }: { lists: Lists | undefined }) {
  const { section, show } = useShownSection();
  return (
    <ToolLine
      title={<ScreenTitle title="Readiness Overview" />}
      action={
        <>
          <SectionFilter
            value={section ?? ''}
            options={GAUGES.map((gauge) => ({
              value: gauge.section ?? '',
              label: gauge.section === null ? 'All' : gauge.title,
            }))}
            onChange={(value) => show(GAUGES.find((gauge) => gauge.section === value)?.section ?? null, false)}
          />
          {lists && (
            <MoreMenu>
              <ListsExport lists={lists} section={section} />
              <Button variant="subtle" leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
                Print brief
              </Button>
            </MoreMenu>
          )}
        </>
      }
    />
  );
}

type Row = Pick<Lists[number], 'title'> & Lists[number]['people'][number];

const COLUMNS: readonly ExportColumn<Row>[] = [
  { header: 'List', exported: ({ title }) => title },
  RANK_COLUMN,
  NAME_COLUMN,
  PAST_ETS_COLUMN,
  { header: 'Record', exported: ({ reason }) => reason.value },
  { header: 'Missing', exported: ({ reason }) => listInWords(reason.missing, 'and') },
];

/** Exports the seven lists as one table: a row for each person on each list, with the reason. */
function ListsExport({ lists, section }: { lists: Lists; section: Section | null }) {
  const rows = lists.flatMap(({ title, people }) => peopleIn(section, people).map((person) => ({ ...person, title })));
  const gauge = GAUGES.find((one) => one.section === section);
  const label = section === null ? 'Readiness lists' : `Readiness lists of ${gauge?.title}`;
  return <ExportMenu label={label} columns={COLUMNS} rows={rows} />;
}
