import { IconCircleCheck, IconCirclePlus, IconCircleX, IconEqual, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ImportOutcome } from '../../../domain/imports/importOutcome.ts';
import { Status } from '../../components/Status.tsx';
import { outcomeText } from './outcomeText.ts';

const LOOK: Readonly<Record<ImportOutcome, { tone: 'good' | 'plain' | 'bad'; icon: TablerIcon }>> = {
  ADDED: { tone: 'good', icon: IconCirclePlus },
  CHANGED: { tone: 'good', icon: IconCircleCheck },
  UNCHANGED: { tone: 'plain', icon: IconEqual },
  REFUSED: { tone: 'bad', icon: IconCircleX },
};

type RowStatusProps = { row: number; outcome: ImportOutcome; written: boolean; children: ReactNode };

/** A row of a file, and what an import does with it, or did. */
export function RowStatus({ row, outcome, written, children }: RowStatusProps) {
  return (
    <Status {...LOOK[outcome]} title={`Row ${row} · ${outcomeText(outcome, written)}`}>
      {children}
    </Status>
  );
}
