import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../../../domain/localDate.ts';
import { paths } from '../../../app/paths.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import type { OnProgress } from '../../../app/tables/export/exportedFile.ts';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { Link } from '../../../components/Link.tsx';
import { EVENT_FILE_COLUMNS, eventRows, matrixColumns } from './fileColumns.ts';
import { type DueFiles_OverviewFragment, EventsFileDocument } from './DueFiles.generated.ts';
import { useDueShown } from './useDueShown.ts';

/**
 * Files of who is due, as it is shown, and of all events of the unit, which can be changed in a spreadsheet and imported again. Medical requirements are in
 * them only when that is asked for.
 */
export function DueFiles({ overview }: { overview: DueFiles_OverviewFragment }) {
  const { kinds, rows } = useDueShown(overview);
  const [isAsked, setAsked] = useState(false);
  const readAll = useWholeList(EventsFileDocument, { first: LARGEST_PAGE }, ({ dueSeries }) => dueSeries);
  // Whoever looks at a medical one alone has asked for it.
  const shown = isAsked || kinds.every(({ medical }) => medical) ? kinds : kinds.filter(({ medical }) => !medical);
  const askWith = (name: string) => (
    <CheckField
      name={name}
      label="With medical requirements"
      problem={undefined}
      checked={isAsked}
      onChange={setAsked}
    />
  );

  async function readEvents(onProgress: OnProgress) {
    const { rows: people, isWhole } = await readAll(onProgress);
    return { rows: eventRows(people, isAsked), isWhole };
  }

  return (
    <>
      <ExportMenu label={`Due on ${formatDay(overview.day)}`} columns={matrixColumns(shown, overview.day)} rows={rows}>
        {kinds.length > shown.length || isAsked ? askWith('medicalDue') : null}
      </ExportMenu>
      <ExportMenu action="Export events" label="Events" columns={EVENT_FILE_COLUMNS} rows={readEvents}>
        {overview.kinds.some(({ medical }) => medical) && askWith('medicalEvents')}
      </ExportMenu>
      <Button component={Link} to={paths.dueImport} variant="subtle" leftSection={<IconUpload aria-hidden />}>
        Import
      </Button>
    </>
  );
}
