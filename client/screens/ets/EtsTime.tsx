import { IconAlertTriangle, IconDoorExit } from '@tabler/icons-react';
import { formatDay } from '../../../domain/localDate.ts';
import { usePolicy } from '../../components/PolicyContext.ts';
import { ShareBar } from '../../components/ShareBar.tsx';
import { StatusMark } from '../../components/StatusMark.tsx';
import { today } from '../../components/today.ts';
import { percentOfScale } from './etsScale.ts';
import type { EtsTable_RowFragment } from './EtsTable.generated.ts';
import classes from './EtsTime.module.css';

/** The time until or since somebody's ETS: in words, whether it is close, and as a bar on the scale of its table. */
export function EtsTime({
  row: { soldier, ets, words, isWithinYear },
  years,
}: {
  row: EtsTable_RowFragment;
  years: number;
}) {
  const { etsHighlightDays } = usePolicy();
  return (
    <div className={classes.time}>
      <span className={classes.words}>{words}</span>
      {isWithinYear && (
        <StatusMark tone="bad" icon={IconAlertTriangle}>
          Within {etsHighlightDays} days
        </StatusMark>
      )}
      {soldier.leftOn !== null && (
        <StatusMark tone="good" icon={IconDoorExit}>
          Left {formatDay(soldier.leftOn)}
        </StatusMark>
      )}
      {ets !== null && <ShareBar percent={percentOfScale(ets, today(), years)} tone={isWithinYear ? 'bad' : 'plain'} />}
    </div>
  );
}
