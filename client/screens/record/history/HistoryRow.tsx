import { changeParts } from '../../../components/changeText.ts';
import { HistoryEntry } from '../../../components/HistoryEntry.tsx';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';
import { actorText, entryTitle, shownChanges } from './historyText.ts';

/** An entry of the record's history. */
export function HistoryRow({ entry }: { entry: HistoryRow_EntryFragment }) {
  const unit = useFieldRules();
  return (
    <HistoryEntry
      title={entryTitle(entry)}
      by={actorText(entry)}
      at={entry.at}
      changes={shownChanges(entry).map((change) => changeParts(change, unit))}
    />
  );
}
