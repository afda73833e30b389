import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Panel } from '../../components/Panel.tsx';
import { ExportHistory } from './ExportHistory.tsx';
import { HistoryList } from './HistoryList.tsx';
import type { HistoryPanel_SoldierFragment } from './HistoryPanel.generated.ts';
import classes from './HistoryPanel.module.css';

type HistoryPanelProps = {
  soldier: HistoryPanel_SoldierFragment;
  /** How often the record is known to have changed since it was opened: each time the history has more to list. */
  changes: number;
};

/** Who changed what. Asked for when somebody wants to see it. */
export function HistoryPanel({ soldier, changes }: HistoryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function show() {
    flushSync(() => setOpen(true));
    // The button that had the focus is gone.
    list.current?.focus();
  }

  return (
    <Panel title="History" actions={isOpen && <ExportHistory soldier={soldier} />}>
      {isOpen ? (
        <div ref={list} role="group" aria-label="Changes" tabIndex={-1} className={classes['changes']}>
          <HistoryList soldierId={soldier.id} changes={changes} />
        </div>
      ) : (
        <Button variant="default" className={classes['show']} onClick={show}>
          Show history
        </Button>
      )}
    </Panel>
  );
}
