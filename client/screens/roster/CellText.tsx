import {
  IconAlertTriangle,
  IconCalendarX,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatusMark } from '../../components/parts/StatusMark.tsx';
import type { Mark } from './cellLooks.ts';
import type { RosterColumn } from './rosterColumns.ts';
import classes from './RosterGrid.module.css';
import type { RosterPerson } from './rosterPerson.ts';

/** How each mark is drawn. */
export const MARKS: Readonly<Record<Mark, { readonly tone: 'bad' | 'warn' | 'good'; readonly icon: TablerIcon }>> = {
  failed: { tone: 'bad', icon: IconX },
  missing: { tone: 'bad', icon: IconAlertTriangle },
  past: { tone: 'bad', icon: IconCalendarX },
  soon: { tone: 'warn', icon: IconClock },
  waiting: { tone: 'warn', icon: IconClock },
  met: { tone: 'good', icon: IconCircleCheck },
};

type CellProps = { column: RosterColumn; person: RosterPerson };

/** A cell of the table. What is wrong fills it; what is right is quiet. */
export function CellText({ column, person }: CellProps) {
  const text = column.text(person);
  const shown = column.shown(person);
  const content = shown === text ? text : <Shortened text={text} shown={shown} />;
  const mark = column.mark(person);
  if (mark !== null) return <Marked mark={mark}>{content}</Marked>;
  if (column.look === 'yesNo' && shown === 'Yes') {
    return (
      <>
        <IconCheck aria-hidden className={classes.yes} />
        <span className={classes.hidden}>{text}</span>
      </>
    );
  }
  return column.look === 'text' || column.look === 'number' ? (
    content
  ) : (
    <span className={classes.quiet}>{content}</span>
  );
}

/** The same on paper, with the whole text. */
export function PaperText({ column, person }: CellProps) {
  const mark = column.mark(person);
  const text = column.text(person);
  return mark === null ? text : <Marked mark={mark}>{text}</Marked>;
}

function Marked({ mark, children }: { mark: Mark; children: ReactNode }) {
  const { tone, icon } = MARKS[mark];
  return (
    <StatusMark tone={tone} icon={icon}>
      {children}
    </StatusMark>
  );
}

/** A text that is shown shorter than it is. Screen readers read all of it. */
function Shortened({ text, shown }: { text: string; shown: string }) {
  return (
    <span title={text}>
      <span aria-hidden>{shown}</span>
      <span className={classes.hidden}>{text}</span>
    </span>
  );
}
