import { ChangeLine, type ChangeParts } from './ChangeLine.tsx';
import { instantText } from './dayText.ts';
import classes from './HistoryEntry.module.css';

type HistoryEntryProps = {
  title: string;
  /** The person who made the change. */
  by: string;
  at: string;
  changes: readonly ChangeParts[];
};

/** An entry of the history: what changed, who changed it and when, and each value before and after. */
export function HistoryEntry({ title, by, at, changes }: HistoryEntryProps) {
  return (
    <div>
      <div className={classes.head}>
        <span className={classes.title}>{title}</span>
        <span className={classes.source}>
          <bdi>{by}</bdi> · <time dateTime={at}>{instantText(at)}</time>
        </span>
      </div>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change.label}>
            <ChangeLine {...change} />
          </li>
        ))}
      </ul>
    </div>
  );
}
