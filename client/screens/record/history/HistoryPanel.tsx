import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import type { OnProgress } from '../../../app/tables/export/exportedFile.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import { MedicalLeftOut } from '../../../app/tables/medical/MedicalLeftOut.tsx';
import { useWithMedical } from '../../../app/tables/medical/useWithMedical.ts';
import { WithMedicalField } from '../../../app/tables/medical/WithMedicalField.tsx';
import { ShowMore } from '../../../app/tables/ShowMore.tsx';
import entries from '../../../components/entries.module.css';
import { Panel } from '../../../components/Panel.tsx';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import { rankAndName } from '../../../components/soldierText.ts';
import { HISTORY_COLUMNS, historyLines } from './historyColumns.ts';
import { HistoryDocument, type HistoryPanel_SoldierFragment, useHistoryQuery } from './HistoryPanel.generated.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { useHistory } from './useHistory.ts';

type HistoryPanelProps = { soldier: HistoryPanel_SoldierFragment; onHide: () => void };

/** The record's history. */
export function HistoryPanel({ soldier, onHide }: HistoryPanelProps) {
  const medical = useWithMedical();
  return (
    <Panel
      title="History"
      actions={
        <Group gap="sm">
          <WithMedicalField {...medical} />
          <ExportHistory soldier={soldier} medical={medical} />
          <Button variant="subtle" onClick={onHide}>
            Hide history
          </Button>
        </Group>
      }
    >
      <Stack gap="sm" role="group" aria-label="Changes" tabIndex={-1}>
        <HistoryList soldierId={soldier.id} medical={medical} />
      </Stack>
    </Panel>
  );
}

type ExportHistoryProps = { soldier: HistoryPanel_SoldierFragment; medical: ReturnType<typeof useWithMedical> };

/** Exports a record's whole history, including pages not loaded yet. Hidden if the history is known to be empty. */
function ExportHistory({ soldier, medical }: ExportHistoryProps) {
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

type HistoryListProps = { soldierId: string; medical: ReturnType<typeof useWithMedical> };

/** The changes, newest first, a page at a time. */
function HistoryList({ soldierId, medical }: HistoryListProps) {
  const { data, error, retry, showMore } = useHistory(soldierId);
  if (!data) {
    if (!error) return <Skeleton h="12rem" role="status" aria-label="Loading the changes" />;
    return <QueryAlert error={error} onRetry={retry} />;
  }
  const { edges, pageInfo } = data.history;
  if (edges.length === 0) return <Text c="dimmed">No changes yet.</Text>;
  const shown = edges.filter(({ node }) => medical.isShown || !node.medical);
  return (
    <>
      <MedicalLeftOut count={edges.length - shown.length} all={edges.length} what="change" />
      <ol className={entries.entries}>
        {shown.map(({ node }) => (
          <li key={node.id}>
            <HistoryRow entry={node} />
          </li>
        ))}
      </ol>
      <ShowMore
        label="Show older changes"
        status={pageInfo.hasNextPage ? `The newest ${edges.length} changes` : `All ${edges.length} changes`}
        hasMore={pageInfo.hasNextPage}
        onMore={showMore}
      />
    </>
  );
}
