import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from '../../components/rows.module.css';
import { useToast } from '../../components/toasts/ToastContext.ts';
import type { QuestionReportsQuery } from './QuestionReportsScreen.generated.ts';
import { ReportEntry } from './ReportEntry.tsx';

type ReportListProps = Pick<QuestionReportsQuery['questionReports'], 'edges' | 'pageInfo'>;

/** The open reports. When one is resolved its row is removed, and the focus moves to the row that takes its place. */
export function ReportList({ edges, pageInfo }: ReportListProps) {
  const tell = useToast();
  const around = useRef<HTMLDivElement>(null);
  const [resolved, setResolved] = useState<{ id: string; index: number } | null>(null);
  const isGone = resolved !== null && edges.every(({ node }) => node.id !== resolved.id);

  useEffect(() => {
    // If the focus is anywhere else by now, it stays there.
    if (!isGone || document.activeElement !== document.body) return;
    const rows = around.current?.querySelectorAll<HTMLElement>('[tabindex]');
    rows?.[Math.min(resolved.index, rows.length - 1)]?.focus();
  }, [resolved, isGone]);

  return (
    <div ref={around}>
      {edges.length === 0 ? (
        <Text tabIndex={-1}>{pageInfo.hasNextPage ? 'Only older reports are left.' : 'No open reports.'}</Text>
      ) : (
        <ul className={classes['rows']}>
          {edges.map(({ node }, index) => (
            <ReportEntry
              key={node.id}
              report={node}
              onResolved={() => {
                tell('Report resolved.');
                setResolved({ id: node.id, index });
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
