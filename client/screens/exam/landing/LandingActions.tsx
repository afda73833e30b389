import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { mayResume, resumePlace } from '../../../../domain/exam/examScreens.ts';
import { paths } from '../../../app/paths.ts';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { Link } from '../../../components/Link.tsx';
import { placePath } from '../placePath.ts';
import { useExam } from '../useExam.ts';
import type { Run } from './useStartExam.ts';

type LandingActionsProps = { problem: string | null; onStart: (type: Run['type']) => void };

/** Back, and either Resume or the buttons that start a new exam. */
export function LandingActions({ problem, onStart }: LandingActionsProps) {
  const { session } = useExam();
  const navigate = useNavigate();
  return (
    <div>
      {problem !== null && <ErrorText>{problem}</ErrorText>}
      <FormActions>
        <Button component={Link} to={paths.home} variant="default">
          Back
        </Button>
        {mayResume(session) ? (
          <Button onClick={() => void navigate(placePath(resumePlace(session)))}>Resume</Button>
        ) : (
          <>
            <Button variant="default" onClick={() => onStart('QUICK_TEN')}>
              Quick 10
            </Button>
            <Button onClick={() => onStart('FULL_EXAM')}>Start</Button>
          </>
        )}
      </FormActions>
    </div>
  );
}
