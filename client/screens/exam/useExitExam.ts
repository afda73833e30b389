import { useEffect, useState } from 'react';
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
  const isLeaving = leftFrom === location;
  useEffect(() => {
    // Only now: a report that was typed holds back every step for as long as its form is there.
    if (isLeaving) void navigate(paths.home);
  }, [isLeaving, navigate]);

  function exit() {
    setLeftFrom(location);
    send({ type: 'EXITED' });
  }

  return { isLeaving, exit };
}
