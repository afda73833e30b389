import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from '../../../components/rows.module.css';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import type { ReportEntry_ReportFragment } from './ReportEntry.generated.ts';
import { ReportEntry } from './ReportEntry.tsx';

type ReportListProps = { reports: readonly ReportEntry_ReportFragment[]; hasOlder: boolean };

/** The open reports. When one is resolved its row is removed, and the focus moves to the row that takes its place. */
export function ReportList({ reports, hasOlder }: ReportListProps) {
  const tell = useToast();
  const around = useRef<HTMLDivElement>(null);
  const [resolved, setResolved] = useState<{ id: string; index: number } | null>(null);
  const isGone = resolved !== null && reports.every(({ id }) => id !== resolved.id);

  useEffect(() => {
    // If the focus is anywhere else by now, it stays there.
    if (!isGone || document.activeElement !== document.body) return;
    const rows = around.current?.querySelectorAll<HTMLElement>('[tabindex]');
    rows?.[Math.min(resolved.index, rows.length - 1)]?.focus();
  }, [resolved, isGone]);

  return (
    <div ref={around}>
      {reports.length === 0 ? (
        <Text tabIndex={-1}>{hasOlder ? 'Only older reports are left.' : 'No open reports.'}</Text>
      ) : (
        <ul className={classes.rows}>
          {reports.map((report, index) => (
            <ReportEntry
              key={report.id}
              report={report}
              onResolved={() => {
                tell('Report resolved.');
                setResolved({ id: report.id, index });
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
