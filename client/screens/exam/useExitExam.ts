import { useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useExam } from './useExam.ts';

/** Clears the exam and goes to Home. */
export function useExitExam() {
  const { send } = useExam();
  const navigate = useNavigate();
  const location = useLocation();
  // Until Home shows, the screen that is left would find no exam and lead to the landing. Whoever presses Back before
  // that stays on this screen, but came there anew.
  const [leftFrom, setLeftFrom] = useState<Location | null>(null);

  function exit() {
    setLeftFrom(location);
    send({ type: 'EXITED' });
    void navigate(paths.home);
  }

  return { isLeaving: leftFrom === location, exit };
}
