import { formatDay } from '../../../../domain/localDate.ts';
import { UnitEntry } from './UnitEntry.tsx';
import type { UnitHistory_EntryFragment } from './UnitHistory.generated.ts';
import classes from '../../../components/entries.module.css';

/** Who changed what about the unit, the latest first. */
export function UnitHistory({ entries }: { entries: readonly UnitHistory_EntryFragment[] }) {
  return (
    <ol className={classes['entries']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <UnitEntry
            title={entry.from === null ? 'Unit changed' : `Policy changed from ${formatDay(entry.from)} on`}
            entry={entry}
          />
        </li>
      ))}
    </ol>
  );
}
