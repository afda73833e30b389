import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { QUICK_TEN_LENGTH } from '../../../../domain/constants.ts';
import { aboutTime } from '../../../../domain/exam/examLength.ts';
import { mayResume, resumePlace } from '../../../../domain/exam/examScreens.ts';
import { counted } from '../../../../domain/words.ts';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { placePath } from '../placePath.ts';
import { useExam } from '../useExam.ts';
import classes from './landing.module.css';
import type { Run } from './useStartExam.ts';

type LandingActionsProps = {
  /** While the questions load. The actions keep their room. */
  isHidden: boolean;
  /** The number of questions; 0 while unknown. */
  total: number;
  /** The ids of the questions due for review. */
  due: readonly string[];
  problem: string | null;
  onStart: (run: Run) => void;
};

/** Either Resume, or the buttons that start a new exam, each with how long it takes. Gold is the one to press. */
export function LandingActions({ isHidden, total, due, problem, onStart }: LandingActionsProps) {
  return (
    <div className={classes.actions} data-hidden={isHidden || undefined}>
      {problem !== null && <ErrorText>{problem}</ErrorText>}
      <div className={classes.choices}>
        <Choices total={total} due={due} onStart={onStart} />
      </div>
    </div>
  );
}

function Choices({ total, due, onStart }: Pick<LandingActionsProps, 'total' | 'due' | 'onStart'>) {
  const { session } = useExam();
  const navigate = useNavigate();
  if (mayResume(session)) {
    const { length } = session.questions;
    const done = session.questions.filter(({ complete }) => complete).length;
    return (
      <Choice title="In progress" about={`${done} of ${length} answered. ${left(length - done)}.`}>
        <Button onClick={() => void navigate(placePath(resumePlace(session)))}>Resume</Button>
      </Choice>
    );
  }
  return (
    <>
      <Choice
        title="Full exam"
        about={total === 0 ? 'Every question.' : `${counted(total, 'question')}, ${aboutTime(total)}.`}
      >
        <Button variant="default" onClick={() => onStart({ type: 'FULL_EXAM' })}>
          Start
        </Button>
      </Choice>
      <Choice title="Ten at random" about={`${sentence(aboutTime(QUICK_TEN_LENGTH))}.`}>
        <Button onClick={() => onStart({ type: 'QUICK_TEN' })}>Quick 10</Button>
      </Choice>
      {due.length > 0 && (
        <Choice
          title="Review"
          about={`${due.length === 1 ? '1 question is' : `${due.length} questions are`} due for review. ${sentence(aboutTime(due.length))}.`}
        >
          <Button variant="default" onClick={() => onStart({ type: 'FULL_EXAM', only: due })}>
            Review due
          </Button>
        </Choice>
      )}
    </>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const left = (questions: number) => sentence(`${aboutTime(questions)} left`);

/** What a button starts, and the button. */
function Choice({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.choice}>
      <div>
        <Title order={2} size="h3" id={headingId}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
      {children}
    </section>
  );
}
