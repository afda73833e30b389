import type { OnProgress } from '../../../app/tables/export/exportedFile.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import type { useWithMedical } from '../../../app/tables/medical/useWithMedical.ts';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import { rankAndName } from '../../../components/soldierText.ts';
import type { ExportHistory_SoldierFragment } from './ExportHistory.generated.ts';
import { HISTORY_COLUMNS, historyLines } from './historyColumns.ts';
import { HistoryDocument, useHistoryQuery } from './HistoryList.generated.ts';

type ExportHistoryProps = { soldier: ExportHistory_SoldierFragment; medical: ReturnType<typeof useWithMedical> };

/** Exports the whole history of a record, also the pages that are not loaded. Nothing for one that is known to be empty. */
export function ExportHistory({ soldier, medical }: ExportHistoryProps) {
  const unit = useFieldRules();
  const variables = { soldierId: soldier.id, first: LARGEST_PAGE };
  // What the list has loaded, from the cache.
  const { data } = useHistoryQuery({ variables, fetchPolicy: 'cache-only' });
  const readAll = useWholeList(HistoryDocument, variables, ({ history }) => history);

  async function readRows(onProgress: OnProgress) {
    const { rows, isWhole } = await readAll(onProgress);
    return { ...historyLines(rows, unit, medical.isAsked), isWhole };
  }

  if (data?.history.edges.length === 0) return null;
  return <ExportMenu label={`History of ${rankAndName(soldier)}`} columns={HISTORY_COLUMNS} rows={readRows} />;
}
