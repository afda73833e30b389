import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { paths } from '../paths.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { hasUnsaved } from './unsavedForms.ts';

/**
 * Asks before a link or the browser's buttons lead away from unsaved changes. Stands once, as the router has one blocker.
 * The guards never ask: a form that they close has let go of its changes before they lead on.
 * Nor does signing in again, which leads back to what was typed.
 */
export function UnsavedChanges() {
  const blocker = useBlocker(losesChanges);
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

const losesChanges: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== paths.signInAgain && hasUnsaved();
