import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type GroupCounts, dueShare } from '../../../domain/due/counts.ts';
import { MEASURE_NAMES, MEASURES } from '../../../domain/record/measures.ts';
import { percentOf, type Share } from '../../../domain/record/share.ts';
import type { Section } from '../../../domain/values.ts';
import line from '../../components/line.module.css';
import { Delta, Sparkline } from '../../components/parts/Sparkline.tsx';
import { usePolicy } from '../../components/PolicyContext.ts';
import { today } from '../../components/today.ts';
import words from '../../components/words.module.css';
import type { Gauges_OverviewFragment } from './Gauges.generated.ts';
import classes from './overview.module.css';
import { type Past, type Trend, trendOf } from './trends.ts';
import { usePast } from './usePast.ts';

type MeasuresProps = {
  /** The gauge of the section, or of the whole unit. */
  gauge: Gauges_OverviewFragment['gauges'][number];
  /** How its people stand across all requirements; null if there are none. */
  people: GroupCounts | null;
  /** The measure whose scores are open, and the id of them. */
  scores: { readonly open: string; readonly id: string; readonly onPress: (measure: string) => void };
};

/** Fitness, weapons, schools and what is due as percent current. Where there are snapshots, with a line over time and the change since seven days ago. */
export function Measures({ gauge, people, scores }: MeasuresProps) {
  const policy = usePolicy();
  const past = usePast();
  const { section } = gauge;
  return (
    <ul aria-label="Percent current" className={`${classes.card} ${classes.measures}`}>
      {MEASURE_NAMES.map((name) => (
        <Measure
          key={name}
          title={
            name === 'schools' ? (
              MEASURES[name].title
            ) : (
              <UnstyledButton
                className={classes.press}
                aria-expanded={scores.open === name}
                aria-controls={scores.open === name ? scores.id : undefined}
                onClick={() => scores.onPress(name)}
              >
                {MEASURES[name].title} <IconChevronDown aria-hidden className={line.icon} />
              </UnstyledButton>
            )
          }
          name={MEASURES[name].title}
          text={MEASURES[name].text(policy)}
          share={gauge[name]}
          trend={trendAmong(past, section, (part) => part[name], gauge[name])}
        />
      ))}
      {people && (
        <Measure
          title="Due"
          name="Due"
          text="Nothing overdue or failed"
          share={dueShare(people)}
          trend={trendAmong(past, section, (part) => part.people && dueShare(part.people), dueShare(people))}
        />
      )}
    </ul>
  );
}

type MeasureProps = {
  title: ReactNode;
  name: string;
  /** What makes a soldier current. */
  text: string;
  share: Share;
  trend: Trend | null;
};

function Measure({ title, name, text, share, trend }: MeasureProps) {
  const percent = percentOf(share);
  const first = trend?.values[0] ?? null;
  // Nobody needs it.
  if (percent === null) return null;
  return (
    <li className={classes.measure}>
      <h2>{title}</h2>
      {trend && trend.change !== null && <Delta change={trend.change} unit="pts" />}
      <span className={classes.percent}>{percent}%</span>
      {trend && first !== null && (
        <Sparkline
          values={trend.values}
          comparedAt={trend.comparedAt ?? undefined}
          changedAt={trend.changedAt}
          label={`${name} over ${trend.values.length - 1} days, from ${first}% to ${percent}%`}
        />
      )}
      <span className={classes.basis}>
        {text} ·{' '}
        <span className={words.part}>
          {share.current} of {share.asked}
        </span>
      </span>
    </li>
  );
}

type Part = Past['snapshots'][number]['parts'][number];

function trendAmong(
  past: Past | null,
  section: Section | null,
  shareOf: (part: Part) => Share | null,
  now: Share,
): Trend | null {
  const valueOf = (part: Part) => {
    const share = shareOf(part);
    return share && percentOf(share);
  };
  return past && trendOf(past, section, valueOf, percentOf(now), today());
}
