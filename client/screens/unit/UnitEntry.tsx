import { HistoryEntry } from '../../components/HistoryEntry.tsx';
import { authorInSentence } from '../../components/soldierText.ts';
import type { UnitHistory_EntryFragment } from './UnitHistory.generated.ts';

type UnitEntryProps = { entry: Pick<UnitHistory_EntryFragment, 'at' | 'by' | 'changes'> & { title: string } };

/** A change of the unit, made or planned. */
export function UnitEntry({ entry: { title, at, by, changes } }: UnitEntryProps) {
  return (
    <HistoryEntry
      title={title}
      by={authorInSentence(by)}
      at={at}
      changes={changes.map(({ label, from, to }) => ({
        label,
        values: [from ?? 'nothing', to ?? 'nothing'],
      }))}
    />
  );
}
