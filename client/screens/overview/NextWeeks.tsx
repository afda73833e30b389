import { Title } from '@mantine/core';
import { useId } from 'react';
import { type DueWhen, weeksAhead } from '../../../domain/due/weeksAhead.ts';
import type { Section } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { WeekStrip } from '../../components/parts/WeekStrip.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import classes from './overview.module.css';
import type { WhoIsShort_DueFragment } from './WhoIsShort.generated.ts';

type NextWeeksProps = {
  due: WhoIsShort_DueFragment;
  /** Null for the whole unit. */
  section: Section | null;
};

/** What falls due in the next twelve weeks. Each week leads to its people on Due. */
export function NextWeeks({ due: { requirements, rows }, section }: NextWeeksProps) {
  const headingId = useId();
  const { late, weeks } = weeksAhead(rows, today(), { section });
  return (
    <section aria-labelledby={headingId} className={`${classes.card} ${classes.ahead}`}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          Due in the next 12 weeks
        </Title>
        <span className={classes.legend} data-soon>
          Due soon
        </span>
        <span className={classes.legend}>Later</span>
      </div>
      {requirements.length === 0 ? (
        <p className={classes.note}>
          Requirements, such as the fitness test, show what falls due and when.{' '}
          <TextLink to={paths.adminRequirements}>Choose requirements</TextLink>
        </p>
      ) : (
        <div className={classes.weeks}>
          <WeekStrip
            label="Due in the next 12 weeks"
            isFilter={false}
            isTall
            late={{ count: late, to: dueAt(section, 'LATE') }}
            weeks={weeks.map(({ monday, dueSoon, toDo, later }) => ({
              day: monday,
              soon: dueSoon,
              later: toDo + later,
              to: dueAt(section, monday),
            }))}
          />
        </div>
      )}
    </section>
  );
}

/** Due, with the people whose items are late or fall due in a week. */
function dueAt(section: Section | null, when: DueWhen & string): string {
  const query = new URLSearchParams({ when, ...(section !== null && { section }) });
  return `${paths.adminDue}?${query}`;
}
