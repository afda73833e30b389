import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import classes from './charts.module.css';
import { moveInside } from './moveInside.ts';

export type Column = {
  /** Distinguishes it. */
  readonly key: string;
  /** What stands below it, such as `MAR`. */
  readonly label: string;
  /** The same for screen readers, after the number: `leave in MAR 2027`. */
  readonly words: string;
  readonly plain: number;
  /** Drawn in red, below the others. */
  readonly bad?: number;
  /** What a dashed line before it says: `passes from 23`. */
  readonly mark?: string | undefined;
};

type ColumnChartProps = {
  /** What the columns are about, for screen readers. */
  label: string;
  columns: readonly Column[];
  /** Whether the columns are three times as high. */
  isTall?: boolean;
  /** For columns that can be pressed: which one is open, and the id of what it opens. */
  press?: { readonly open: string; readonly controls: string; readonly onPress: (key: string) => void };
};

/** The height of the highest column, in rem. */
const HIGHEST = { usual: 2, tall: 6 } as const;

/**
 * How many people are in each of several steps, as columns with their numbers. Columns that can be pressed are one stop for the Tab key, and
 * the left and right arrow keys move inside.
 */
export function ColumnChart({ label, columns, isTall = false, press }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ plain, bad = 0 }) => plain + bad));
  const height = (people: number) => ({ height: `${(people / most) * (isTall ? HIGHEST.tall : HIGHEST.usual)}rem` });
  const stop = Math.max(
    0,
    columns.findIndex(({ key }) => key === press?.open),
  );
  return (
    <ul aria-label={label} className={classes.columns} {...(press && { onKeyDown: moveInside })}>
      {columns.map(({ key, label: below, words, plain, bad = 0, mark }, index) => {
        const column = (
          <>
            <span className={classes.weekCount}>{plain + bad}</span>
            {plain > 0 && <span className={classes.later} style={height(plain)} />}
            {bad > 0 && <span className={classes.bad} style={height(bad)} />}
            <VisuallyHidden> {words}</VisuallyHidden>
            <span aria-hidden className={classes.weekDay}>
              {below}
            </span>
          </>
        );
        return (
          <li key={key} data-mark={mark}>
            {press ? (
              <UnstyledButton
                className={classes.week}
                tabIndex={index === stop ? 0 : -1}
                aria-expanded={key === press.open}
                aria-controls={key === press.open ? press.controls : undefined}
                onClick={() => press.onPress(key)}
              >
                {column}
              </UnstyledButton>
            ) : (
              <span className={classes.week}>{column}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
