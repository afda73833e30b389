import { Group } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { asEntered } from '../../app/people/asEntered.ts';
import type { OnProgress } from '../../app/tables/export/exportedFile.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../app/tables/export/useWholeList.ts';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { rosterColumnsOf } from './rosterFile.ts';
import { RosterFileDocument } from './RosterFiles.generated.ts';

/**
 * Exports everyone's records in a file that this screen can read, to edit in a spreadsheet and import again. Also links to the roster,
 * which exports parts of them.
 */
export function RosterFiles() {
  const unit = useFieldRules();
  const readAll = useWholeList(RosterFileDocument, { first: LARGEST_PAGE }, ({ soldiers }) => soldiers);

  async function readRows(onProgress: OnProgress) {
    const { rows, isWhole } = await readAll(onProgress);
    const recordOf = ({ awaitsStaffApproval, acftTest, m4Test, ...soldier }: (typeof rows)[number]) => ({
      ...asEntered(soldier, unit.unitFields),
      awaitsStaffApproval,
      acftTest,
      m4Test,
    });
    return { rows: rows.map(recordOf), isWhole };
  }

  return (
    <Group gap="sm">
      <ExportMenu action="Download template" label="roster" columns={rosterColumnsOf(unit)} rows={readRows} />
      <TextLink to={paths.adminRoster}>Roster</TextLink>
    </Group>
  );
}
