import { skipToken } from '@apollo/client/react';
import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarX,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconClockPause,
  IconInfoCircle,
  IconPencilExclamation,
  type TablerIcon,
} from '@tabler/icons-react';
import { typedText } from '../../../../domain/due/dueText.ts';
import { ofThemMedical } from '../../../../domain/due/medicalText.ts';
import { dueStateLabel, DueState } from '../../../../domain/due/states.ts';
import { restText, tasksAndRest } from '../../../../domain/due/tasks.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { LIST_OF_TARGET } from '../../../../domain/readiness/shortfalls.ts';
import { isStaffRole } from '../../../../domain/record/assignment.ts';
import { asksGraduation } from '../../../../domain/record/graduation.ts';
import { leaderOf } from '../../../../domain/record/leader.ts';
import { ReadinessList, roleLabel } from '../../../../domain/values.ts';
import { counted } from '../../../../domain/words.ts';
import { useFirstIdle } from '../../../app/browser/idle.ts';
import { useIsOnPaper } from '../../../app/browser/useIsOnPaper.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { Progress } from '../../../components/parts/Progress.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import { GraduationTask } from '../../schools/graduation/GraduationTask.tsx';
import { RuleSource } from '../RuleSource.tsx';
import { EventSeries } from '../scores/EventSeries.tsx';
import { dueTask, findingsLeft, findingTask } from './recordTasks.ts';
import { Task, TaskCard } from './Task.tsx';
import classes from './tasks.module.css';
import { useLeadersQuery, type WhatToDo_SeriesFragment, type WhatToDo_SoldierFragment } from './WhatToDo.generated.ts';

type Finding = WhatToDo_SoldierFragment['readiness'][number];

type WhatToDoProps = {
  soldier: WhatToDo_SoldierFragment;
  /** The soldier's requirements with dates. */
  series: readonly WhatToDo_SeriesFragment[];
};

/** What the soldier has to do, the most urgent first, then the strengths. What is current is folded. Requirements with dates don't print. */
export function WhatToDo({ soldier, series }: WhatToDoProps) {
  const { id, role, isStaff, awaitsStaffApproval, readiness, dataIssues } = soldier;
  const { tasks, rest } = tasksAndRest(series);
  const findings = findingsLeft(readiness, tasks);
  const shortcomings = findings.filter(({ whatToDo }) => whatToDo !== null);
  const promotion = readiness.find(({ list }) => list === ReadinessList.PROMOTABLE);
  const jfo = readiness.find(({ list }) => list === ReadinessList.JFO_QUALIFIED);
  const schools = soldier.schools.filter((school) => asksGraduation(school, soldier, today()));
  const count = shortcomings.length + tasks.length + schools.length + (dataIssues.length > 0 ? 1 : 0);
  return (
    <TaskCard count={count} note={<AskWhom soldier={soldier} />}>
      {tasks.map((one) => (
        <DueEntry key={one.requirement.id} series={one} soldierId={id} findings={readiness} />
      ))}
      {shortcomings.map((finding) => (
        <FindingEntry key={finding.list} finding={finding} />
      ))}
      {schools.map((school) => (
        <GraduationTask key={school.id} soldierId={id} school={school} whose={null} />
      ))}
      {dataIssues.length > 0 && (
        <Task
          tone="warn"
          icon={IconPencilExclamation}
          state="Data to complete"
          what="Complete the data"
          howFar={dataIssues.map(({ text }) => text).join(' ')}
          to={paths.userInfoEdit(id)}
        />
      )}
      {count === 0 && <Task tone="good" icon={IconCircleCheck} state="Current" what="Nothing missing" />}
      {awaitsStaffApproval && (
        <Task
          tone="warn"
          icon={IconClock}
          state="Waiting"
          what="Staff rights are waiting for approval"
          howFar="The role is saved. Its rights start when staff approve them. If they decline, the place becomes UNASSIGNED."
        />
      )}
      {isStaffRole(role) && !isStaff && !awaitsStaffApproval && (
        <Task
          tone="plain"
          icon={IconInfoCircle}
          state="Note"
          what="Staff role without staff rights"
          howFar="Staff have not given the rights that usually come with this role, or have taken them away."
        />
      )}
      {promotion && <PromotionEntry finding={promotion} />}
      {jfo?.listed && <Task tone="good" icon={IconCircleCheck} state="Qualified" what={jfo.title} />}
      {rest.length > 0 && (
        <li data-screen-only>
          <details className={classes.fold}>
            <summary>{restText(rest)}</summary>
            <ul aria-label={restText(rest)}>
              {rest.map((one) => (
                <DueEntry key={one.requirement.id} series={one} soldierId={id} findings={[]} />
              ))}
            </ul>
          </details>
        </li>
      )}
      <OnPaper series={series} />
    </TaskCard>
  );
}

function FindingEntry({ finding }: { finding: Finding }) {
  const task = findingTask(finding);
  if (task === null) return null;
  return (
    <Task {...task} icon={IconAlertTriangle} state={finding.title}>
      <Rule finding={finding} />
    </Task>
  );
}

/** The rule, and what the record says. */
function Rule({ finding: { list, rule, value } }: { finding: Finding }) {
  return (
    <>
      <div>Rule: {rule}</div>
      <div>Record: {value}.</div>
      <RuleSource list={list} />
    </>
  );
}

const ICON: Readonly<Record<DueState, TablerIcon>> = {
  FAILED: IconAlertTriangle,
  OVERDUE: IconCalendarX,
  DUE_SOON: IconClock,
  TO_DO: IconClock,
  EXCUSED: IconClockPause,
  CURRENT: IconCircleCheck,
  NOT_REQUIRED: IconCircleDashed,
};

type DueEntryProps = {
  series: WhatToDo_SeriesFragment;
  soldierId: string;
  /** The soldier's findings. If the requirement sets the same field as a finding, the finding unfolds here. */
  findings: readonly Finding[];
};

/** A requirement with its date. Unfolds to its events. */
function DueEntry({ series: { requirement, standing, events }, soldierId, findings }: DueEntryProps) {
  const isStaff = usePerson()?.isStaff === true;
  const { sets } = requirement;
  const typed = typedText(standing);
  const { doneOn, result, state } = standing;
  const finding = findings.find(
    ({ list, whatToDo }) => sets !== null && whatToDo !== null && list === LIST_OF_TARGET[sets],
  );
  const task = dueTask(requirement.name, standing, today());
  const row = {
    ...task,
    tone: state === DueState.CURRENT ? ('good' as const) : task.tone,
    icon: ICON[state],
    state: dueStateLabel[state],
    isScreenOnly: true,
  };
  // The screen behind the link has the events, too.
  if (isStaff) {
    return (
      <Task
        {...row}
        howFar={typed === null ? task.howFar : `${task.howFar}. ${typed}`}
        withWhom={
          <span className={classes.act}>
            Enter, correct or excuse <VisuallyHidden>{requirement.name}</VisuallyHidden>
          </span>
        }
        to={paths.dueSeries(soldierId, requirement.id)}
      />
    );
  }
  return (
    <Task {...row}>
      {typed !== null && <div>{typed}. It was typed, and no event says it.</div>}
      {doneOn !== null && (
        <div>
          Last on {formatDay(doneOn)}
          {result !== null && `: ${result}`}
        </div>
      )}
      {finding && <Rule finding={finding} />}
      {events.length > 0 && <EventSeries requirement={requirement} events={events} />}
    </Task>
  );
}

/** Whether the soldier is promotable, and how far with each condition. Unfolds to the rule and the record's value. */
function PromotionEntry({ finding }: { finding: Finding }) {
  const { listed, title, progress, from } = finding;
  return (
    <Task
      tone={listed ? 'good' : 'plain'}
      icon={listed ? IconCircleCheck : IconCircleDashed}
      state={listed ? 'Yes' : 'Not yet'}
      what={listed ? title : `Not ${title.toLowerCase()}`}
      howFar={
        progress.length > 0 && (
          <span className={classes.bars}>
            {progress.map(({ text, done, of }) => (
              <Progress key={text} done={done} total={of}>
                {text}
              </Progress>
            ))}
          </span>
        )
      }
      when={from === null ? '' : `from ${formatDay(from)}`}
    >
      <Rule finding={finding} />
    </Task>
  );
}

/** Names the leader that a soldier can ask. The line keeps its room, so that nothing moves when the name arrives. */
function AskWhom({ soldier }: { soldier: WhatToDo_SoldierFragment }) {
  const person = usePerson();
  const asks = soldier.id === person?.soldierId && !person.isStaff;
  const isIdle = useFirstIdle();
  const { data } = useLeadersQuery(asks && isIdle ? {} : skipToken);
  if (!asks) return null;
  const people = data?.sectionOverview.flatMap(({ section, members }) => members.map((one) => ({ ...one, section })));
  const leader = people && leaderOf(soldier, people);
  return <p className={classes.note}>{leader && `Ask ${rankAndName(leader)}, ${roleLabel[leader.role]}`}</p>;
}

/** Replaces the requirements with dates on paper, where a record is one page: `6 requirements with dates (2 of them medical): on the screen alone` */
function OnPaper({ series }: Pick<WhatToDoProps, 'series'>) {
  const isOnPaper = useIsOnPaper();
  if (!isOnPaper || series.length === 0) return null;
  const medical = ofThemMedical(series.filter(({ requirement }) => requirement.medical).length);
  return (
    <li>
      {counted(series.length, 'requirement')} with dates{medical}: on the screen alone
    </li>
  );
}
