import classes from '../reminders.module.css';

/** The counts in a reminder, each part on one line. */
export function ToldCounts({ parts }: { parts: readonly string[] }) {
  return (
    <span className={classes.counts}>
      {parts.map((part, index) => (
        <span key={part} className={classes.part}>
          {index > 0 && <span className={classes.dot}> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}
