import classes from './ColumnChoice.module.css';

/** What the keys do in the table. */
const KEYS: readonly (readonly [keys: string, act: string])[] = [
  ['Arrows', 'go to another cell'],
  ['Any text', 'changes the cell'],
  ['Space', 'yes or no'],
  ['Enter, Tab', 'save and go on'],
  ['Escape', 'leaves the cell as it was'],
  ['Delete', 'clears the cell'],
  ['Shift + arrows', 'select cells of a column'],
  ['Ctrl + D', 'fills the selection down'],
  ['Ctrl + C, V', 'copy and paste'],
  ['Ctrl + Z, Y', 'undo and redo'],
];

/** The keys of the table. */
export function KeyHelp() {
  return (
    <section aria-label="Keys of the table" className={classes.choice}>
      <h2 className={classes.title}>Keys of the table</h2>
      <dl className={classes.keys}>
        {KEYS.map(([keys, act]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
