import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { Link } from '../Link.tsx';
import classes from './charts.module.css';
import { moveInside } from './moveInside.ts';

export type StripWeek = {
  /** Its Monday. */
  readonly day: LocalDate;
  /** Items that are due soon. */
  readonly soon: number;
  /** Items that are due, but not soon. */
  readonly later: number;
  /** The address that shows only this week, or everything again if it is the one shown. */
  readonly to: string;
  readonly isShown?: boolean;
};

type WeekStripProps = {
  /** What the strip is about, for screen readers: `Due in the next 12 weeks`. */
  label: string;
  /** What is late has no week, so it is a number apart. */
  late: { readonly count: number; readonly to: string; readonly isShown?: boolean };
  /** From this week on. */
  weeks: readonly StripWeek[];
  /** Whether the links filter the screen that they are on, and so leave nothing to go back to. */
  isFilter?: boolean;
  /** Whether the bars are at least twice as high. */
  isTall?: boolean;
};

/**
 * What falls due, week by week: amber is due soon, grey is later. Each bar is a link, and the highest fills the height that there is. The
 * strip is one stop for the Tab key, and the left and right arrow keys move inside.
 */
export function WeekStrip({ label, late, weeks, isFilter = true, isTall = false }: WeekStripProps) {
  const most = Math.max(1, ...weeks.map(({ soon, later }) => soon + later));
  const share = (items: number) => ({ flexGrow: items });
  const stop = late.isShown
    ? -1
    : Math.max(
        -1,
        weeks.findIndex(({ isShown }) => isShown),
      );
  return (
    <ul aria-label={label} className={classes.strip} data-tall={isTall || undefined} onKeyDown={moveInside}>
      <li className={classes.late}>
        <Link to={late.to} replace={isFilter} tabIndex={stop === -1 ? 0 : -1} aria-current={late.isShown || undefined}>
          <span className={classes.lateCount} data-some={late.count > 0 || undefined}>
            {late.count > 0 && <IconAlertTriangle aria-hidden />}
            {late.count}
          </span>{' '}
          {late.count === 1 ? 'item' : 'items'} late
        </Link>
      </li>
      {weeks.map(({ day, soon, later, to, isShown }, index) => (
        <li key={day}>
          <Link
            to={to}
            replace={isFilter}
            className={classes.week}
            tabIndex={stop === index ? 0 : -1}
            aria-current={isShown || undefined}
          >
            <span className={classes.weekCount} style={share(most - soon - later)}>
              {soon + later}
            </span>
            {soon > 0 && <span className={classes.soon} style={share(soon)} />}
            {later > 0 && <span className={classes.later} style={share(later)} />}
            <VisuallyHidden>
              {' '}
              due in the week of {formatDay(day)}
              {soon > 0 && `, ${soon} due soon`}
            </VisuallyHidden>
            <time aria-hidden dateTime={day} className={classes.weekDay}>
              {formatDay(day).slice(0, 6)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
