import type { ScoreScale } from '../../../../domain/due/requirements.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { Panel } from '../../../components/Panel.tsx';
import { PictureTable } from '../../../components/parts/PictureTable.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import classes from './scores.module.css';
import type { Scored, Scores } from './scores.ts';

/** The scores of a requirement as a line with its mark. */
export function ScoreCard({ scores: { name, scale, scored } }: { scores: Scores }) {
  const last = scored.findLast(({ forRecord }) => forRecord);
  return (
    <Panel title={name} actions={last && <span className={classes.last}>{last.score}</span>} isScreenOnly>
      <div className={classes.card}>
        <ScoreChart scale={scale} scored={scored} label={scoresText(scored, scale)} />
        <ul className={classes.legend} aria-hidden>
          <li data-dot="record">for record</li>
          {scored.some(({ forRecord }) => !forRecord) && <li data-dot="practice">diagnostic</li>}
          {scale.failBelow !== null && <li data-dot="mark">passes from {scale.failBelow}</li>}
        </ul>
        <PictureTable
          label={`Scores of ${name}`}
          head={['Done on', 'Score', 'For']}
          rows={scored
            .toReversed()
            .map(({ doneOn, score, failed, forRecord }) => [
              formatDay(doneOn),
              `${score}${failed ? ', fails' : ''}`,
              forRecord ? 'Record' : 'Diagnostic',
            ])}
        />
      </div>
    </Panel>
  );
}

/** `24 on 05 NOV 2024, 29 on 02 NOV 2025. Passes from 23.` */
function scoresText(scored: readonly Scored[], { failBelow }: ScoreScale): string {
  const scores = scored.map(
    ({ score, doneOn, forRecord }) => `${score} on ${formatDay(doneOn)}${forRecord ? '' : ' (diagnostic)'}`,
  );
  return `${scores.join(', ')}.${failBelow === null ? '' : ` Passes from ${failBelow}.`}`;
}
