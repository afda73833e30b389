import { Action } from 'history';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigation } from '../../app/browser/navigation.ts';
import { paths } from '../../app/paths.ts';
import { useExam } from './useExam.ts';

/** Clears the exam and goes to Home. */
export function useExitExam() {
  const { send } = useExam();
  const navigate = useNavigate();
  // Until Home shows, this screen would find no exam and redirect to the landing.
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    // In an effect, because an unsent report blocks navigation until its form is unmounted.
    void navigate(paths.home);
    // The person pressed Back before Home was shown, and is on the landing after all.
    return navigation.listen(({ action }) => {
      if (action === Action.Pop) setLeaving(false);
    });
  }, [isLeaving, navigate]);

  function exit() {
    setLeaving(true);
    send({ type: 'EXITED' });
  }

  return { isLeaving, exit };
}
