import { IconAlertTriangle } from '@tabler/icons-react';
import { ETS_HIGHLIGHT_DAYS } from '../../../../domain/constants.ts';
import { StatusMark } from '../../../components/StatusMark.tsx';
import { today } from '../../../components/today.ts';
import { percentOfScale } from './etsScale.ts';
import type { EtsTable_RowFragment } from './EtsTable.generated.ts';
import classes from './EtsTime.module.css';

/** The time until or since somebody's ETS: in words, whether it is close, and as a bar on the scale of its table. */
export function EtsTime({ row: { ets, words, isWithinYear }, years }: { row: EtsTable_RowFragment; years: number }) {
  return (
    <div className={classes['time']}>
      <span className={classes['words']}>{words}</span>
      {isWithinYear && (
        <StatusMark tone="bad" icon={IconAlertTriangle}>
          Within {ETS_HIGHLIGHT_DAYS} days
        </StatusMark>
      )}
      {ets !== null && (
        <span aria-hidden className={classes['bar']}>
          <span
            className={classes['filled']}
            data-close={isWithinYear || undefined}
            style={{ width: `${percentOfScale(ets, today(), years)}%` }}
          />
        </span>
      )}
    </div>
  );
}
