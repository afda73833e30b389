import { Title } from '@mantine/core';
import { addDays, formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { ComingKind, WEEK_DAYS } from '../../../domain/record/comingDays.ts';
import { calledName } from '../../../domain/record/givenNames.ts';
import { rankLabel, schoolNameLabel } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import block from '../../components/block.module.css';
import { PersonRow } from '../../components/parts/PersonRow.tsx';
import type { Called } from '../../components/soldierText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import classes from './HomeScreen.module.css';
import type { ThisWeek_ComingFragment, ThisWeek_DueFragment } from './ThisWeek.generated.ts';

/** How many lines a group shows. */
const SHOWN = 8;

type Line = { soldier: Called & { readonly id: string }; what: string; on: LocalDate };

type ThisWeekProps = {
  dues: readonly ThisWeek_DueFragment[];
  coming: readonly ThisWeek_ComingFragment[];
};

/** What happens in the next seven days: what falls due, schools, gains and losses. Not on paper, because it may name medical requirements. */
export function ThisWeek({ dues, coming }: ThisWeekProps) {
  const start = today();
  const groups = [
    {
      title: 'Due',
      to: paths.adminDue,
      isDue: true,
      lines: dues.map(({ soldier, requirement, dueOn }) => ({ soldier, what: requirement, on: dueOn })),
    },
    { title: 'Schools', to: paths.adminSchools, lines: linesOf(coming, SCHOOLS) },
    { title: 'Gains and losses', to: paths.adminEts, lines: linesOf(coming, STAYS) },
  ].filter(({ lines }) => lines.length > 0);
  const ids = [...new Set(groups.flatMap(({ lines }) => lines.map(({ soldier }) => soldier.id)))];
  return (
    <section aria-labelledby="this-week" className={classes.week} data-screen-only>
      <div className={`${block.head} ${classes.weekHead}`}>
        <Title order={2} id="this-week">
          This week
        </Title>
        <span>
          {shortDay(start)} – {shortDay(addDays(start, WEEK_DAYS - 1))}
        </span>
      </div>
      {groups.length === 0 && <p className={classes.nothing}>Nothing in the next seven days.</p>}
      <PeopleList screen="Home" name="week" ids={ids}>
        <div className={classes.weekGroups}>
          {groups.map((group) => (
            <Group key={group.title} start={start} {...group} />
          ))}
        </div>
      </PeopleList>
    </section>
  );
}

type GroupProps = { title: string; to: string; isDue?: boolean; lines: readonly Line[]; start: LocalDate };

function Group({ title, to, isDue = false, lines, start }: GroupProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {lines.slice(0, SHOWN).map(({ soldier, what, on }) => (
          <li key={`${soldier.id} ${what}`}>
            <RecordLink soldierId={soldier.id} className={classes.weekRow}>
              <PersonRow
                rank={rankLabel[soldier.rank]}
                name={calledName(soldier)}
                note={
                  <>
                    {what}{' '}
                    <time dateTime={on} data-due={isDue || undefined}>
                      {on === start ? 'today' : shortDay(on)}
                    </time>
                  </>
                }
              />
            </RecordLink>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && (
        <div className={classes.more}>
          <TextLink to={to}>And {lines.length - SHOWN} more</TextLink>
        </div>
      )}
    </div>
  );
}

const SCHOOLS: readonly ComingKind[] = [ComingKind.SCHOOL_STARTS, ComingKind.SCHOOL_ENDS];
const STAYS: readonly ComingKind[] = [ComingKind.ETS, ComingKind.GAIN, ComingKind.LOSS];

const WHAT: Readonly<Record<ComingKind, (school: string) => string>> = {
  SCHOOL_STARTS: (school) => `${school} starts`,
  SCHOOL_ENDS: (school) => `${school} ends`,
  ETS: () => 'ETS',
  GAIN: () => 'Gain',
  LOSS: () => 'Loss',
};

function linesOf(coming: readonly ThisWeek_ComingFragment[], kinds: readonly ComingKind[]): Line[] {
  return coming
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ soldier, kind, on, schoolName }) => ({
      soldier,
      what: WHAT[kind](schoolName === null ? '' : schoolNameLabel[schoolName]),
      on,
    }));
}

/** `05 JAN`: the card is about one week. */
function shortDay(day: LocalDate): string {
  return formatDay(day).slice(0, 6);
}
