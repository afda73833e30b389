import type { ScoreScale } from '../../../../domain/due/requirements.ts';
import { daysBetween, formatDay } from '../../../../domain/localDate.ts';
import classes from './DuePanel.module.css';
import type { EventSeries_EventFragment } from './EventSeries.generated.ts';

const WIDTH = 320;
const HEIGHT = 110;
const LEFT = 30;
const TOP = 10;
const BOTTOM = 90;
const RIGHT = 312;

type ScoreChartProps = {
  scale: ScoreScale;
  /** Latest first. */
  events: readonly EventSeries_EventFragment[];
};

/** The scores by date, with the passing mark if there is one. Hidden from screen readers, because the table beside it says the same. */
export function ScoreChart({ scale, events }: ScoreChartProps) {
  const scored = events.flatMap(({ score, ...event }) => (score === null ? [] : [{ ...event, score }])).reverse();
  const [first] = scored;
  const last = scored.at(-1);
  if (!first || !last) return null;
  const days = Math.max(1, daysBetween(first.doneOn, last.doneOn));
  const x = (day: string): number => LEFT + 4 + ((RIGHT - LEFT - 8) * daysBetween(first.doneOn, day)) / days;
  const { failBelow } = scale;
  const scores = scored.map(({ score }) => score);
  // Older scores may be outside a scale that was changed since.
  const [min, max] = [Math.min(scale.min, ...scores), Math.max(scale.max, ...scores)];
  const y = (score: number): number => BOTTOM - ((BOTTOM - TOP) * (score - min)) / (max - min);
  const points = scored.filter(({ forRecord }) => forRecord).map(({ doneOn, score }) => `${x(doneOn)},${y(score)}`);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} aria-hidden>
      {failBelow !== null && (
        <>
          <line className={classes.mark} x1={LEFT} x2={RIGHT} y1={y(failBelow)} y2={y(failBelow)} />
          <text x={LEFT - 4} y={y(failBelow) + 3} textAnchor="end">
            {failBelow}
          </text>
        </>
      )}
      <text x={LEFT - 4} y={TOP + 3} textAnchor="end">
        {max}
      </text>
      <polyline className={classes.line} points={points.join(' ')} />
      {scored.map(({ id, doneOn, score, forRecord, failed }) => (
        <circle
          key={id}
          className={classes.dot}
          cx={x(doneOn)}
          cy={y(score)}
          r={4}
          data-failed={failed || undefined}
          data-diagnostic={!forRecord || undefined}
        />
      ))}
      <text x={LEFT} y={HEIGHT - 6}>
        {formatDay(first.doneOn)}
      </text>
      <text x={RIGHT} y={HEIGHT - 6} textAnchor="end">
        {formatDay(last.doneOn)}
      </text>
    </svg>
  );
}
