import { HistoryEntry } from '../../../components/HistoryEntry.tsx';
import { authorInSentence } from '../../../components/soldierText.ts';
import type { UnitHistory_EntryFragment } from './UnitHistory.generated.ts';

type UnitEntryProps = { title: string; entry: Pick<UnitHistory_EntryFragment, 'at' | 'by' | 'changes'> };

/** A change of the unit, which was made or is planned. */
export function UnitEntry({ title, entry: { at, by, changes } }: UnitEntryProps) {
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
