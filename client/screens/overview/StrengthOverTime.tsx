import { Title } from '@mantine/core';
import { useId } from 'react';
import { addDays, formatDay } from '../../../domain/localDate.ts';
import type { Section } from '../../../domain/values.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { PictureTable } from '../../components/parts/PictureTable.tsx';
import { StepLegend, StepLine } from '../../components/parts/StepLine.tsx';
import { today } from '../../components/today.ts';
import type { Gauges_OverviewFragment } from './Gauges.generated.ts';
import classes from './overview.module.css';
import { changeInWords, STRENGTH_DAYS, type Strength, strengthOver, strengthRows } from './strength.ts';
import { useStrengthHistoryQuery } from './StrengthOverTime.generated.ts';

type StrengthOverTimeProps = {
  gauges: Gauges_OverviewFragment['gauges'];
  /** The section whose line to show; null for all lines, each below its gauge. */
  section: Section | null;
};

/** Strength in the last year, day by day. Until it is loaded, it has the size that it will have. */
export function StrengthOverTime({ gauges, section }: StrengthOverTimeProps) {
  const headingId = useId();
  const day = today();
  const variables = { from: addDays(day, 1 - STRENGTH_DAYS), to: day };
  const { data, error, refetch } = useStrengthHistoryQuery({ variables, fetchPolicy: 'cache-and-network' });
  const shown = section === null ? gauges : gauges.filter((gauge) => gauge.section === section);
  const strength = data ? strengthOver(data.readinessHistory, shown, day) : undefined;
  return (
    <section aria-labelledby={headingId} className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          Strength over time
        </Title>
        {strength && <span className={classes.end}>since {formatDay(strength.first)}</span>}
      </div>
      {strength === null ? (
        <p className={classes.note}>Strength over time begins tomorrow.</p>
      ) : (
        <>
          {error && !data ? <QueryAlert error={error} onRetry={() => void refetch()} /> : null}
          <ul className={section === null ? classes.gauges : undefined} aria-busy={strength === undefined}>
            {shown.map(({ title }, index) => (
              <li key={title} className={classes.line}>
                <Line title={title} strength={strength} index={index} />
              </li>
            ))}
          </ul>
          <div className={classes.foot}>
            <StepLegend what="people" limit="places" />
            <PictureTable
              label="Strength on the days on which it changed"
              head={['Day', ...shown.map(({ title }) => title), 'Policy changed']}
              rows={strength ? strengthRows(strength) : []}
            />
          </div>
        </>
      )}
    </section>
  );
}

type LineProps = {
  title: string;
  /** Undefined until it is loaded. */
  strength: Strength | undefined;
  index: number;
};

function Line({ title, strength, index }: LineProps) {
  const line = strength?.lines[index];
  const text = line ? changeInWords(line) : '';
  return (
    <>
      <span className={classes.lineText}>
        <strong>{title}</strong> {text}
      </span>
      <StepLine
        label={`${title} over time: ${text}`}
        values={line?.filled ?? []}
        limits={line?.places ?? []}
        changedAt={strength?.changes.map(({ at }) => at) ?? []}
      />
    </>
  );
}
