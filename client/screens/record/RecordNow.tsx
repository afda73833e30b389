import { skipToken } from '@apollo/client/react';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import classes from './record.module.css';
import { type DueOfQuery, useDueOfQuery } from './RecordNow.generated.ts';
import { ScoreCard } from './scores/ScoreCard.tsx';
import { scoresOf } from './scores/scores.ts';
import type { WhatToDo_SoldierFragment } from './tasks/WhatToDo.generated.ts';
import { WhatToDo } from './tasks/WhatToDo.tsx';

/** What is due for a soldier. It is asked for beside the record, because the two appear together. */
export function useDueOf(id: string, isInUnit: boolean): RecordDue {
  const isAsked = useHasRequirements() && isInUnit;
  const { data, error, retry } = useUnitList(
    useDueOfQuery(isAsked ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken),
  );
  return { series: data?.dueOf ?? NONE, error: data ? undefined : error, retry, isAwaited: isAsked && !data && !error };
}

type RecordDue = {
  series: DueOfQuery['dueOf'];
  /** Why nothing could be loaded. */
  error: unknown;
  retry: () => void;
  isAwaited: boolean;
};

const NONE: readonly [] = [];

type RecordNowProps = { soldier: WhatToDo_SoldierFragment; due: RecordDue };

/** What the soldier has to do, and beside it how the first score went. */
export function RecordNow({ soldier, due: { series, error, retry } }: RecordNowProps) {
  const [scores] = scoresOf(series);
  return (
    <div className={classes.now} data-with-scores={scores !== undefined || undefined}>
      <QueryAlert error={error} onRetry={retry} />
      <WhatToDo soldier={soldier} series={series} />
      {scores && <ScoreCard scores={scores} />}
    </div>
  );
}

/** How the soldier's other scores went. */
export function OtherScores({ series }: { series: DueOfQuery['dueOf'] }) {
  return scoresOf(series)
    .slice(1)
    .map((scores) => <ScoreCard key={scores.name} scores={scores} />);
}
