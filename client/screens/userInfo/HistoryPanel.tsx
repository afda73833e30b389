import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { HistoryList } from './HistoryList.tsx';
import classes from './HistoryPanel.module.css';

/** Who changed what. Asked for when somebody wants to see it. */
export function HistoryPanel({ soldierId }: { soldierId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="History">
      {isOpen ? (
        <HistoryList soldierId={soldierId} />
      ) : (
        <Button variant="default" className={classes['show']} onClick={() => setOpen(true)}>
          Show history
        </Button>
      )}
    </Panel>
  );
}
