import type { ScoreScale } from '../../../../domain/due/requirements.ts';
import { daysBetween, formatDay } from '../../../../domain/localDate.ts';
import { isTouching, written } from './scoreLabels.ts';
import classes from './scores.module.css';
import type { Scored } from './scores.ts';

const WIDTH = 340;
const HEIGHT = 128;
const LEFT = 34;
const RIGHT = 324;
const TOP = 20;
const BOTTOM = 104;

type ScoreChartProps = {
  scale: ScoreScale;
  /** Oldest first. */
  scored: readonly Scored[];
  /** The same in words. */
  label: string;
};

/** Scores by date, with the lowest passing score as a line. */
export function ScoreChart({ scale, scored, label }: ScoreChartProps) {
  const [first] = scored;
  const last = scored.at(-1);
  if (!first || !last) return null;
  const { failBelow } = scale;
  const scores = scored.map(({ score }) => score);
  const [low, high] = bounds([...scores, ...(failBelow === null ? [] : [failBelow])], scale);
  const days = daysBetween(first.doneOn, last.doneOn);
  const x = (day: string): number =>
    days === 0 ? (LEFT + RIGHT) / 2 : LEFT + 12 + ((RIGHT - LEFT - 24) * daysBetween(first.doneOn, day)) / days;
  const y = (score: number): number => BOTTOM - ((BOTTOM - TOP) * (score - low)) / (high - low);
  const points = scored.map((one) => ({ ...one, x: x(one.doneOn), y: y(one.score) }));
  const line = points.filter(({ forRecord }) => forRecord).map((point) => `${point.x},${point.y}`);
  const labels = written(points);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={label}>
      {[low, high].map((score) => (
        <g key={score}>
          <line className={classes.grid} x1={LEFT} x2={RIGHT} y1={y(score)} y2={y(score)} />
          {(failBelow === null || !isTouching(y(score), y(failBelow))) && (
            <text x={LEFT - 6} y={y(score) + 4} textAnchor="end">
              {score}
            </text>
          )}
        </g>
      ))}
      {failBelow !== null && (
        <>
          <line className={classes.mark} x1={LEFT} x2={RIGHT} y1={y(failBelow)} y2={y(failBelow)} />
          <text className={classes.markText} x={LEFT - 6} y={y(failBelow) + 4} textAnchor="end">
            {failBelow}
          </text>
        </>
      )}
      <polyline className={classes.line} points={line.join(' ')} />
      {points.map((one) => (
        <g key={one.id}>
          <circle
            className={classes.dot}
            cx={one.x}
            cy={one.y}
            r={4}
            data-failed={one.failed || undefined}
            data-diagnostic={!one.forRecord || undefined}
          />
          {labels.has(one) && (
            <text className={classes.value} x={one.x} y={one.y - 8} textAnchor="middle">
              {one.score}
            </text>
          )}
        </g>
      ))}
      <text x={LEFT} y={HEIGHT - 6}>
        {formatDay(first.doneOn)}
      </text>
      {days > 0 && (
        <text x={RIGHT} y={HEIGHT - 6} textAnchor="end">
          {formatDay(last.doneOn)}
        </text>
      )}
    </svg>
  );
}

/** The ends of the axis: what is shown with some room, within the scale. Older scores may be outside a scale that was changed since. */
function bounds(shown: readonly number[], { min, max }: ScoreScale): readonly [number, number] {
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const room = Math.max(1, Math.ceil((most - least) / 4));
  return [Math.min(least, Math.max(min, least - room)), Math.max(most, Math.min(max, most + room))];
}
