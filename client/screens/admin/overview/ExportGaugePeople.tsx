import { rankLabel, type Section } from '../../../../domain/values.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import { GaugePeopleDocument } from './GaugePeople.generated.ts';
import type { PersonLink_SoldierFragment } from './PersonLink.generated.ts';

const COLUMNS: readonly ExportColumn<PersonLink_SoldierFragment>[] = [
  { header: 'Rank', exported: ({ rank }) => rankLabel[rank] },
  { header: 'Last name', exported: ({ lastName }) => lastName },
];

/** Exports all people whom a gauge counts, also the pages that are not loaded. */
export function ExportGaugePeople({ label, section }: { label: string; section: Section | null }) {
  const variables = { filter: { section }, first: LARGEST_PAGE };
  const readAll = useWholeList(GaugePeopleDocument, variables, ({ soldiers }) => soldiers);
  return <ExportMenu label={label} columns={COLUMNS} rows={readAll} />;
}
