import { ChangeLine } from '../../../components/ChangeLine.tsx';
import { instantText } from '../../../components/dayText.ts';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';
import classes from './HistoryRow.module.css';
import { actorText, entryTitle, shownChanges } from './historyText.ts';

/** An entry of the history: what changed, by whom and when, and each field before and after. */
export function HistoryRow({ entry }: { entry: HistoryRow_EntryFragment }) {
  return (
    <div>
      <div className={classes['head']}>
        <span className={classes['title']}>{entryTitle(entry)}</span>
        <span className={classes['source']}>
          <bdi>{actorText(entry)}</bdi> · <time dateTime={entry.at}>{instantText(entry.at)}</time>
        </span>
      </div>
      <ul className={classes['changes']}>
        {shownChanges(entry).map((change) => (
          <li key={change.field}>
            <ChangeLine change={change} />
          </li>
        ))}
      </ul>
    </div>
  );
}
