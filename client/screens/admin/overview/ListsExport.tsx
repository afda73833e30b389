import { listInWords } from '../../../../domain/words.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { NAME_COLUMN, PAST_ETS_COLUMN, RANK_COLUMN } from '../../../app/tables/export/personColumns.ts';
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

/** Exports the seven lists as one table: a row for each person on each list, with the reason. */
export function ListsExport({ overview: { lists } }: { overview: ReadinessLists_OverviewFragment }) {
  const rows = lists.flatMap(({ title, people }) => people.map((person) => ({ ...person, title })));
  return <ExportMenu label="Readiness lists" columns={COLUMNS} rows={rows} />;
}
