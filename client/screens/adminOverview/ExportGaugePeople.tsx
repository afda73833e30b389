import { rankLabel } from '../../../domain/values.ts';
import type { Section } from '../../../domain/values.ts';
import type { ExportColumn } from '../../app/export/exportColumn.ts';
import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import { useWholeList } from '../../app/pages/useWholeList.ts';
import { GaugePeopleDocument } from './GaugePeople.generated.ts';
import type { PersonLink_SoldierFragment } from './PersonLink.generated.ts';

const COLUMNS: readonly ExportColumn<PersonLink_SoldierFragment>[] = [
  { header: 'Rank', exported: ({ rank }) => rankLabel[rank] },
  { header: 'Last name', exported: ({ lastName }) => lastName },
];

/** Exports all people whom a gauge counts, also the pages that are not loaded. */
export function ExportGaugePeople({ label, section }: { label: string; section: Section | null }) {
  const readAll = useWholeList(
    (client, page) =>
      client.query({
        query: GaugePeopleDocument,
        variables: { filter: { section }, ...page },
        fetchPolicy: 'no-cache',
      }),
    ({ soldiers }) => soldiers,
  );
  return <ExportMenu label={label} columns={COLUMNS} rows={readAll} />;
}
