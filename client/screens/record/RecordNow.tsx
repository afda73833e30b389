import { skipToken } from '@apollo/client/react';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import classes from './record.module.css';
import { useDueOfQuery } from './RecordNow.generated.ts';
import { ScoreCard } from './scores/ScoreCard.tsx';
import { scoresOf } from './scores/scores.ts';
import type { WhatToDo_SoldierFragment } from './tasks/WhatToDo.generated.ts';
import { WhatToDo } from './tasks/WhatToDo.tsx';

/** What the soldier has to do, and beside it how the first score went. */
export function RecordNow({ soldier }: { soldier: WhatToDo_SoldierFragment }) {
  const hasRequirements = useHasRequirements();
  const query = useDueOfQuery(
    hasRequirements ? { variables: { id: soldier.id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { data, error, retry } = useUnitList(query);
  const series = data?.dueOf ?? [];
  const [scores] = scoresOf(series);
  if (hasRequirements && !data && !error) return <ScreenSkeleton what="what is due" parts={['14rem']} />;
  return (
    <div className={classes.now} data-with-scores={scores !== undefined || undefined}>
      {!data && <QueryAlert error={error} onRetry={retry} />}
      <WhatToDo soldier={soldier} series={series} />
      {scores && <ScoreCard scores={scores} />}
    </div>
  );
}

/** How the soldier's other scores went. */
export function OtherScores({ soldierId }: { soldierId: string }) {
  // What RecordNow has loaded.
  const { data } = useDueOfQuery({ variables: { id: soldierId }, fetchPolicy: 'cache-only' });
  return scoresOf(data?.dueOf ?? [])
    .slice(1)
    .map((scores) => <ScoreCard key={scores.name} scores={scores} />);
}
