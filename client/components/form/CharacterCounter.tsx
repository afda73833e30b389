import { IconAlertCircle } from '@tabler/icons-react';
import line from '../line.module.css';
import { countText } from './characterLimit.ts';
import field from './form.module.css';

/** How much of a field is used up. Part of the field's description: read out with the field, not at every key. */
export function CharacterCounter({ count, maximum }: { count: number; maximum: number }) {
  const isOver = count > maximum;
  return (
    <span className={`${field.line} ${isOver ? field.over : ''}`}>
      {isOver && <IconAlertCircle aria-hidden className={line.icon} />}
      {countText(count, maximum)}
    </span>
  );
}
