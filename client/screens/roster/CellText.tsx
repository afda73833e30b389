import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { StatusMark } from '../../components/parts/StatusMark.tsx';
import type { RosterColumn } from './rosterColumns.ts';
import classes from './RosterGrid.module.css';
import type { RosterPerson } from './rosterPerson.ts';

/** A column's text for a record, marked if it meets or fails a requirement. */
export function CellText({ column, person }: { column: RosterColumn; person: RosterPerson }) {
  const text = column.text(person);
  const tone = column.tone(person);
  if (tone !== null && text !== '') {
    return (
      <StatusMark tone={tone} icon={tone === 'bad' ? IconAlertTriangle : IconCircleCheck}>
        {text}
      </StatusMark>
    );
  }
  return text === 'No' ? <span className={classes.quiet}>{text}</span> : text;
}
