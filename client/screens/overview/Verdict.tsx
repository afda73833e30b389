import type { GroupCounts } from '../../../domain/due/counts.ts';
import type { Section } from '../../../domain/values.ts';
import { Delta } from '../../components/parts/Sparkline.tsx';
import { today } from '../../components/today.ts';
import classes from './overview.module.css';
import { trendOf } from './trends.ts';
import { usePast } from './usePast.ts';
import { shortfallVerdict, verdict } from './verdict.ts';

type VerdictProps = {
  /** How everybody stands across all requirements; null if there are none. */
  people: GroupCounts | null;
  /** How many people are short of something. */
  short: number;
  all: number;
  section: Section | null;
};

/** Whether the unit is ready, in one line, with the change since seven days ago. */
export function Verdict({ people, short, all, section }: VerdictProps) {
  const past = usePast();
  const { now, next } = people === null ? { now: shortfallVerdict(short, all), next: '' } : verdict(people);
  const change =
    people && past
      ? (trendOf(past, section, (part) => part.people?.notCurrent ?? null, people.notCurrent, today())?.change ?? null)
      : null;
  return (
    <p className={classes.verdict}>
      <strong>{now}</strong> {next}{' '}
      <span className={classes.change}>
        {change !== null && (
          <>
            <Delta change={change} isMoreBetter={false} /> {change === 0 ? 'as' : 'than'} seven days ago
          </>
        )}
      </span>
    </p>
  );
}
