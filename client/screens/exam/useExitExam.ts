import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useExam } from './useExam.ts';

/** Clears the exam and goes to Home. */
export function useExitExam() {
  const { send } = useExam();
  const navigate = useNavigate();
  // Until Home shows, the screen that is left would find no exam and lead to the landing.
  const [isLeaving, setLeaving] = useState(false);

  function exit() {
    setLeaving(true);
    send({ type: 'EXITED' });
    void navigate(paths.home);
  }

  return { isLeaving, exit };
}
