import { Title } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCalendarDue,
  IconCalendarX,
  IconListCheck,
  IconSchool,
  IconUserCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { Section } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { TaskRow } from '../../components/parts/TaskRow.tsx';
import type { Tone } from '../../components/parts/tone.ts';
import type { Task, TaskKind } from './doFirst.ts';
import classes from './overview.module.css';

type Place = { readonly tone: Tone; readonly icon: TablerIcon; readonly to: string; readonly screen: string };

const PLACE: Readonly<Record<TaskKind, Place>> = {
  approvals: { tone: 'warn', icon: IconUserCheck, to: paths.adminReassign, screen: 'Reassign' },
  requirement: { tone: 'bad', icon: IconCalendarX, to: paths.adminDue, screen: 'Due' },
  places: { tone: 'warn', icon: IconArrowsExchange, to: paths.adminReassign, screen: 'Reassign' },
  ets: { tone: 'bad', icon: IconCalendarDue, to: paths.adminEts, screen: 'ETS Time' },
  graduations: { tone: 'plain', icon: IconSchool, to: paths.adminSchools, screen: 'Schools' },
  data: { tone: 'plain', icon: IconListCheck, to: paths.adminData, screen: 'Data' },
};

type DoFirstProps = {
  tasks: readonly Task[];
  /** Null for the whole unit. */
  section: Section | null;
};

/** What to do first, each with its number and the screen for it. */
export function DoFirst({ tasks, section }: DoFirstProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={headingId}>
          Do first
        </Title>
      </div>
      {tasks.length === 0 ? (
        <p className={`${classes.note} ${classes.quiet}`}>Nothing to do.</p>
      ) : (
        <ol className={classes.lined}>
          {tasks.map(({ kind, requirementId, what, detail }) => {
            const { to, screen, ...look } = PLACE[kind];
            return (
              <li key={what}>
                <TaskRow
                  {...look}
                  state="To do"
                  what={what}
                  howFar={detail}
                  where={screen}
                  to={addressOf(to, requirementId, section)}
                />
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** The screen, narrowed to the section. For a requirement, with the people who are not current in it. */
function addressOf(screen: string, requirement: string | null, section: Section | null): string {
  const query = new URLSearchParams({
    ...(requirement !== null && { requirement, show: 'notCurrent' }),
    ...(section !== null && { section }),
  });
  const text = query.toString();
  return text === '' ? screen : `${screen}?${text}`;
}
