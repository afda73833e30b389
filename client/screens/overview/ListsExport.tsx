import type { Section } from '../../../domain/values.ts';
import { listInWords } from '../../../domain/words.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { NAME_COLUMN, PAST_ETS_COLUMN, RANK_COLUMN } from '../../app/tables/export/personColumns.ts';
import { peopleIn } from './peopleIn.ts';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';

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
  /** The gauge that narrows the lists, if one is open. */
  narrowedTo: { readonly title: string; readonly section: Section | null } | undefined;
};

/** Exports the seven lists as one table: a row for each person on each list, with the reason. */
export function ListsExport({ overview: { lists }, narrowedTo }: ListsExportProps) {
  const section = narrowedTo?.section ?? null;
  const rows = lists.flatMap(({ title, people }) => peopleIn(section, people).map((person) => ({ ...person, title })));
  const label = section === null ? 'Readiness lists' : `Readiness lists of ${narrowedTo?.title}`;
  return <ExportMenu label={label} columns={COLUMNS} rows={rows} />;
}
