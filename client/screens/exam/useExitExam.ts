import { Action } from 'history';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { history } from '../../app/routing/history.ts';
import { paths } from '../../app/paths.ts';
import { useExam } from './useExam.ts';

/** Clears the exam and goes to Home. */
export function useExitExam() {
  const { send } = useExam();
  const navigate = useNavigate();
  // Until Home shows, the screen that is left would find no exam and lead to the landing.
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    // Only now: a report that was typed holds back every step for as long as its form is there.
    void navigate(paths.home);
    // Whoever presses Back before Home shows is led to the landing after all.
    return history.listen(({ action }) => {
      if (action === Action.Pop) setLeaving(false);
    });
  }, [isLeaving, navigate]);

  function exit() {
    setLeaving(true);
    send({ type: 'EXITED' });
  }

  return { isLeaving, exit };
}
