import {
  IconHelpCircle,
  IconCircleCheck,
  IconCirclePlus,
  IconCircleX,
  IconEqual,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ImportOutcome } from '../../../domain/imports/importOutcome.ts';
import { StateEntry } from '../../components/StateEntry.tsx';
import { outcomeText } from './outcomeText.ts';

/** How each outcome is drawn. */
export const OUTCOME_LOOK: Readonly<Record<ImportOutcome, { tone: 'good' | 'plain' | 'bad'; icon: TablerIcon }>> = {
  ADDED: { tone: 'good', icon: IconCirclePlus },
  CHANGED: { tone: 'good', icon: IconCircleCheck },
  UNCHANGED: { tone: 'plain', icon: IconEqual },
  ASKED: { tone: 'plain', icon: IconHelpCircle },
  REFUSED: { tone: 'bad', icon: IconCircleX },
};

type RowOutcomeProps = { row: number; outcome: ImportOutcome; written: boolean; children: ReactNode };

/** A row of a file, and what the import does or did with it. */
export function RowOutcome({ row, outcome, written, children }: RowOutcomeProps) {
  return (
    <StateEntry {...OUTCOME_LOOK[outcome]} title={`Row ${row} · ${outcomeText(outcome, written)}`}>
      {children}
    </StateEntry>
  );
}
