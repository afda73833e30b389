import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from '../../components/Note.tsx';
import { type ImportResult, importSummary, type RowKind } from './importText.ts';

type ImportedProps = {
  report: ImportResult;
  what: RowKind;
  againLabel: string;
  onAgain: () => void;
  /** Where to find what was imported. */
  children: ReactNode;
};

/** The outcome of an import. Takes the focus, so that screen readers announce it. */
export function Imported({ report, what, againLabel, onAgain, children }: ImportedProps) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <>
      <div ref={outcome} tabIndex={-1}>
        <Note tone="good">{importSummary(report, what)}</Note>
      </div>
      {children}
      <Group>
        <Button variant="default" onClick={onAgain}>
          {againLabel}
        </Button>
      </Group>
    </>
  );
}
