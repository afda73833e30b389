import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '../../../../domain/localDate.ts';
import { schoolNameLabel } from '../../../../domain/values.ts';
import { counted } from '../../../../domain/words.ts';
import rows from '../../../components/rows.module.css';
import { rankAndName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import classes from '../schools.module.css';
import type { SchoolsScreen_RowFragment } from './SchoolsScreen.generated.ts';
import { schoolStrip } from './schoolStrip.ts';

/** More people than these fold. */
const LONGEST = 6;
const FOLDED = 5;

/** Who is away at a school when, in the next months. Its numbers as a table are the list below. */
export function SchoolCalendar({ list }: { list: readonly SchoolsScreen_RowFragment[] }) {
  const [isWhole, setWhole] = useState(false);
  const day = today();
  const { months, until, today: now, people, after } = schoolStrip(list, day);
  const away = people.filter(({ schools }) => schools.some(({ school }) => school.startDate <= day)).length;
  const isLong = people.length > LONGEST;
  const later = after > 0 ? ` ${counted(after, 'school')} later.` : '';
  if (people.length === 0) return <p>{`Nobody is away at a school until ${formatDay(until)}.${later}`}</p>;
  return (
    <section aria-label="Schools by month" className={classes.calendar}>
      <p className={classes.away}>
        <strong>{away} away today</strong>, {people.length} until {formatDay(until)}.{later}
      </p>
      <div className={classes.strip}>
        <div aria-hidden className={classes.months}>
          {months.map(({ day: month, start }) => (
            <span key={month} style={{ insetInlineStart: `${start}%` }}>
              {formatDay(month).slice(3, 6)}
            </span>
          ))}
        </div>
        <ul>
          {people.slice(0, isLong && !isWhole ? FOLDED : undefined).map(({ soldier, schools }) => (
            <li key={soldier.id}>
              <span className={classes.who}>{rankAndName(soldier)}</span>
              <span className={classes.axis}>
                {months.slice(1).map(({ day: month, start }) => (
                  <span key={month} aria-hidden className={classes.month} style={{ insetInlineStart: `${start}%` }} />
                ))}
                {schools.map(({ school, start, width }) => (
                  <span
                    key={school.id}
                    className={classes.bar}
                    data-long={schoolNameLabel[school.schoolName].length > 4 || undefined}
                    data-end={start + width > 50 || undefined}
                    style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
                  >
                    <span>
                      {schoolNameLabel[school.schoolName]}
                      <VisuallyHidden>
                        , {formatDay(school.startDate)} to {formatDay(school.endDate)}.
                      </VisuallyHidden>
                    </span>
                  </span>
                ))}
                <span aria-hidden className={classes.now} style={{ insetInlineStart: `${now}%` }} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {isLong && (
        <UnstyledButton
          className={`${rows.pressable} ${classes.more}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${people.length}`}
          <VisuallyHidden> people on the calendar</VisuallyHidden>
        </UnstyledButton>
      )}
    </section>
  );
}
