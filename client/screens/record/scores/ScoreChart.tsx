import type { ScoreScale } from '../../../../domain/due/requirements.ts';
import { daysBetween, formatDay } from '../../../../domain/localDate.ts';
import classes from './scores.module.css';
import type { Scored } from './scores.ts';

const WIDTH = 340;
const HEIGHT = 128;
const LEFT = 34;
const RIGHT = 324;
const TOP = 20;
const BOTTOM = 104;
/** More values than these would touch. The first, the last and the best are written then. */
const VALUES = 6;

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
  const points = scored.filter(({ forRecord }) => forRecord).map(({ doneOn, score }) => `${x(doneOn)},${y(score)}`);
  const best = Math.max(...scores);
  const isWritten = (one: Scored): boolean =>
    scored.length <= VALUES || one === first || one === last || one.score === best;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={label}>
      {[low, high].map((score) => (
        <g key={score}>
          <line className={classes.grid} x1={LEFT} x2={RIGHT} y1={y(score)} y2={y(score)} />
          <text x={LEFT - 6} y={y(score) + 4} textAnchor="end">
            {score}
          </text>
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
      <polyline className={classes.line} points={points.join(' ')} />
      {scored.map((one) => (
        <g key={one.id}>
          <circle
            className={classes.dot}
            cx={x(one.doneOn)}
            cy={y(one.score)}
            r={4}
            data-failed={one.failed || undefined}
            data-diagnostic={!one.forRecord || undefined}
          />
          {isWritten(one) && (
            <text className={classes.value} x={x(one.doneOn)} y={y(one.score) - 8} textAnchor="middle">
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
