import { IconAlertCircle } from '@tabler/icons-react';
import classes from './CharacterCounter.module.css';
import { countText } from './characterLimit.ts';

/** How much of a field is used up. Part of the field's description: read out with the field, not at every key. */
export function CharacterCounter({ count, maximum }: { count: number; maximum: number }) {
  const isOver = count > maximum;
  return (
    <span className={classes['counter']} data-over={isOver || undefined}>
      {isOver && <IconAlertCircle aria-hidden className={classes['icon']} />}
      {countText(count, maximum)}
    </span>
  );
}
