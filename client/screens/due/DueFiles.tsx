import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../../domain/localDate.ts';
import { cameFrom } from '../../app/browser/wayBack.ts';
import { paths } from '../../app/paths.ts';
import type { OnProgress } from '../../app/tables/export/exportedFile.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../app/tables/export/useWholeList.ts';
import type { useWithMedical } from '../../app/tables/medical/useWithMedical.ts';
import { WithMedicalField } from '../../app/tables/medical/WithMedicalField.tsx';
import { Link } from '../../components/Link.tsx';
import { type DueFiles_OverviewFragment, EventsFileDocument } from './DueFiles.generated.ts';
import { EVENT_FILE_COLUMNS, eventRows, matrixColumns } from './fileColumns.ts';
import { useDueShown } from './useDueShown.ts';

type DueFilesProps = { overview: DueFiles_OverviewFragment; medical: ReturnType<typeof useWithMedical> };

/**
 * Exports who is due, as shown on the screen, and all of the unit's events, which can be changed in a spreadsheet and imported again.
 * Medical requirements are left out of files and paper unless the person includes them.
 */
export function DueFiles({ overview, medical }: DueFilesProps) {
  const { pathname, search } = useLocation();
  const { requirements, rows, leftOut } = useDueShown(overview, medical.isAsked);
  const readAll = useWholeList(EventsFileDocument, { first: LARGEST_PAGE }, ({ dueSeries }) => dueSeries);

  async function readEvents(onProgress: OnProgress) {
    const { rows: people, isWhole } = await readAll(onProgress);
    return { ...eventRows(people, medical.isAsked), isWhole };
  }

  return (
    <>
      {overview.requirements.some((requirement) => requirement.medical) && <WithMedicalField {...medical} />}
      <ExportMenu
        label={`Due on ${formatDay(overview.day)}`}
        columns={matrixColumns(requirements, overview.day)}
        rows={rows}
        medicalLeftOut={leftOut}
      />
      <ExportMenu action="Export events" label="Events" columns={EVENT_FILE_COLUMNS} rows={readEvents} />
      <Button
        component={Link}
        to={paths.dueImport}
        state={cameFrom('Due', pathname + search)}
        variant="subtle"
        leftSection={<IconUpload aria-hidden />}
      >
        Import
      </Button>
    </>
  );
}
