import { Button, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { dueText, shortDueText } from '../../../domain/due/dueText.ts';
import { dueStateLabel } from '../../../domain/due/states.ts';
import { restText, tasksAndRest } from '../../../domain/due/tasks.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import { StatusMark } from '../../components/parts/StatusMark.tsx';
import { TaskRow } from '../../components/parts/TaskRow.tsx';
import type { Tone } from '../../components/parts/tone.ts';
import { type Called, rankAndName } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import type { DoNow_DataIssueFragment, DoNow_SeriesFragment } from './DoNow.generated.ts';
import classes from './HomeScreen.module.css';
import { missingAtFirst } from './missingAtFirst.ts';
import { taskTone } from './taskTone.ts';

/** How many tasks stand below the first. */
const FURTHER = 2;

type DoNowProps = {
  soldierId: string;
  /** What is odd or missing in the reader's record. */
  dataIssues: readonly DoNow_DataIssueFragment[];
  series: readonly DoNow_SeriesFragment[];
  /** The leader to ask; null if nobody has such a place. */
  leader: Called | null;
};

/**
 * What the reader has to do, the most urgent first and largest. What is current is folded. On a first visit, only what is missing in the
 * record. Not on paper, because it may name medical requirements.
 */
export function DoNow({ soldierId, dataIssues, series, leader }: DoNowProps) {
  const day = today();
  const missing = missingAtFirst(dataIssues, series);
  if (missing.length > 0) {
    return (
      <div className={classes.own} data-screen-only>
        <section aria-labelledby="do-now" className={classes.now}>
          <div className={classes.first}>
            <NowLabel tone="warn" />
            <Title order={2}>Complete your record</Title>
            <p>{missing.map(({ text }) => text).join(' ')}</p>
          </div>
          <Button component={Link} to={paths.userInfoEdit(soldierId)}>
            Enter what is missing
          </Button>
        </section>
      </div>
    );
  }
  const { tasks, rest } = tasksAndRest(series);
  const [first, ...further] = tasks;
  return (
    <div className={classes.own} data-screen-only>
      {first && (
        <section aria-labelledby="do-now" className={classes.now} data-tone={taskTone(first.standing)}>
          <div className={classes.first}>
            <NowLabel tone={taskTone(first.standing)} />
            <Title order={2}>
              {first.requirement.name}, {shortDueText(first.standing, day)}
            </Title>
            <p>
              {dueText(first.standing, day)}.{leader && ` Ask ${rankAndName(leader)}.`}
            </p>
          </div>
          <Button component={Link} to={paths.userInfo(soldierId)}>
            Open your record
          </Button>
          {further.length > 0 && (
            <ul className={classes.further}>
              {further.slice(0, FURTHER).map(({ requirement, standing }) => (
                <li key={requirement.id}>
                  <TaskRow
                    tone={taskTone(standing)}
                    icon={taskTone(standing) === 'bad' ? IconAlertTriangle : IconClock}
                    state={dueStateLabel[standing.state]}
                    what={requirement.name}
                    howFar={dueText(standing, day)}
                    when={shortDueText(standing, day)}
                  />
                </li>
              ))}
              {further.length > FURTHER && <li className={classes.more}>And {further.length - FURTHER} more</li>}
            </ul>
          )}
        </section>
      )}
      {rest.length > 0 && (
        <details className={classes.folded}>
          <summary>
            <IconCircleCheck aria-hidden />
            <span>{restText(rest)}</span>
          </summary>
          <ul>
            {rest.map(({ requirement, standing }) => (
              <li key={requirement.id}>
                {requirement.name}: {dueText(standing, day)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function NowLabel({ tone }: { tone: Tone }) {
  return (
    <span id="do-now" className={classes.nowLabel}>
      <StatusMark tone={tone} icon={tone === 'bad' ? IconAlertTriangle : IconClock}>
        Do now
      </StatusMark>
    </span>
  );
}
