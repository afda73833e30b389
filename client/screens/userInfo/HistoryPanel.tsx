import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../components/Panel.tsx';
import type { ExportHistory_SoldierFragment } from './ExportHistory.generated.ts';
import { ExportHistory } from './ExportHistory.tsx';
import { HistoryList } from './HistoryList.tsx';
import classes from './HistoryPanel.module.css';

/** Who changed what. Asked for when somebody wants to see it. */
export function HistoryPanel({ soldier }: { soldier: ExportHistory_SoldierFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="History" actions={isOpen && <ExportHistory soldier={soldier} />}>
      {isOpen ? (
        <HistoryList soldierId={soldier.id} />
      ) : (
        <Button variant="default" className={classes['show']} onClick={() => setOpen(true)}>
          Show history
        </Button>
      )}
    </Panel>
  );
}
