import type { ComponentProps, ReactNode } from 'react';
import block from '../../../components/block.module.css';
import { Panel } from '../../../components/Panel.tsx';
import { TaskRow } from '../../../components/parts/TaskRow.tsx';
import classes from './tasks.module.css';

type TaskCardProps = {
  /** How many things there are to do. */
  count: number;
  /** A line below the title; null for none. */
  note: ReactNode;
  children: ReactNode;
};

/** The frame around a soldier's tasks. */
export function TaskCard({ count, note, children }: TaskCardProps) {
  return (
    <Panel
      title="What to do"
      actions={
        <span className={classes.count} aria-label={`${count} to do`} role="img">
          {count}
        </span>
      }
    >
      {note}
      <ul className={`${block.block} ${block.list}`}>{children}</ul>
    </Panel>
  );
}

type TaskProps = ComponentProps<typeof TaskRow> & {
  isScreenOnly?: boolean;
  /** What the row unfolds to. */
  children?: ReactNode;
};

/** A task in a list, which may unfold to more about it. */
export function Task({ isScreenOnly = false, children, ...row }: TaskProps) {
  return (
    <li data-screen-only={isScreenOnly || undefined}>
      {children === undefined ? (
        <TaskRow {...row} />
      ) : (
        <details className={classes.task}>
          <summary>
            <TaskRow {...row} />
          </summary>
          <div className={classes.more}>{children}</div>
        </details>
      )}
    </li>
  );
}
