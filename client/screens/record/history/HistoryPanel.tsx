import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWithMedical } from '../../../app/tables/medical/useWithMedical.ts';
import { WithMedicalField } from '../../../app/tables/medical/WithMedicalField.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ExportHistory } from './ExportHistory.tsx';
import { HistoryList } from './HistoryList.tsx';
import type { HistoryPanel_SoldierFragment } from './HistoryPanel.generated.ts';

/** The history of the record, loaded when it is opened. */
export function HistoryPanel({ soldier }: { soldier: HistoryPanel_SoldierFragment }) {
  const [isOpen, setOpen] = useState(false);
  const medical = useWithMedical();
  const list = useRef<HTMLDivElement>(null);

  function show() {
    flushSync(() => setOpen(true));
    // The button that had the focus is removed.
    list.current?.focus();
  }

  return (
    <Panel
      title="History"
      actions={
        isOpen && (
          <Group gap="sm">
            <WithMedicalField {...medical} />
            <ExportHistory soldier={soldier} medical={medical} />
          </Group>
        )
      }
      isScreenOnly={!isOpen}
    >
      {isOpen ? (
        <Stack ref={list} gap="sm" role="group" aria-label="Changes" tabIndex={-1}>
          <HistoryList soldierId={soldier.id} medical={medical} />
        </Stack>
      ) : (
        <div>
          <Button variant="default" onClick={show}>
            Show history
          </Button>
        </div>
      )}
    </Panel>
  );
}
