import { Skeleton, Title } from '@mantine/core';
import { useId } from 'react';
import { MEASURES } from '../../../domain/record/measures.ts';
import type { ScoredMeasure } from '../../../domain/record/scoreSpread.ts';
import { type Section, sectionLabel } from '../../../domain/values.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { ColumnChart } from '../../components/parts/ColumnChart.tsx';
import { PictureTable } from '../../components/parts/PictureTable.tsx';
import classes from './overview.module.css';
import { type Scores_SpreadFragment, useScoreSpreadsQuery } from './Scores.generated.ts';
import { scoresText } from './scoresText.ts';

type ScoresProps = {
  id: string;
  measure: ScoredMeasure;
  /** Null for the whole unit. */
  section: Section | null;
};

/** How the scores behind a measure are spread. */
export function Scores({ id, measure, section }: ScoresProps) {
  const headingId = useId();
  const query = useScoreSpreadsQuery({ variables: { section }, fetchPolicy: 'cache-and-network' });
  const { data, error, retry } = useUnitList(query);
  const spread = data?.scoreSpreads[measure];
  return (
    <section id={id} aria-labelledby={headingId} className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          {MEASURES[measure].title} scores
        </Title>
        <span className={classes.quiet}>{section === null ? 'Everybody' : sectionLabel[section]}</span>
      </div>
      <div className={classes.spread}>
        <QueryAlert error={error} onRetry={retry} />
        {spread ? <Spread spread={spread} /> : <Skeleton h="13rem" role="status" aria-label="Loading the scores" />}
      </div>
    </section>
  );
}

function Spread({ spread }: { spread: Scores_SpreadFragment }) {
  const { test, failBelow, bands } = spread;
  const text = scoresText(spread);
  if (bands.length === 0) return <p className={classes.quiet}>Nobody has a score of the {test}.</p>;
  const columns = bands.map(({ from, to, passed, failed }) => ({
    key: String(from),
    label: from === to ? String(from) : `${from}–${to}`,
    words: `scored ${from} to ${to}, ${failed} failed`,
    plain: passed,
    bad: failed,
    mark: from === failBelow ? `passes from ${failBelow}` : undefined,
  }));
  return (
    <>
      <p>{text}</p>
      <ColumnChart label={`How many people scored how much: ${test}`} columns={columns} isTall />
      <PictureTable
        label={`Scores: ${test}`}
        head={['Score', 'Passed', 'Failed']}
        rows={bands.map(({ from, to, passed, failed }) => [
          from === to ? String(from) : `${from} to ${to}`,
          String(passed),
          String(failed),
        ])}
      />
    </>
  );
}
