import { deviceStorage } from '../browser/deviceStorage.ts';
import classes from '../layouts/layout.module.css';
import { NavigationBar } from '../layouts/NavigationBar.tsx';
import { SignOutButton } from '../layouts/SignOutButton.tsx';
import { readOfflinePerson } from '../offline/offlinePractice.ts';
import { useViewerQuery } from '../session/session.generated.ts';
import { personOf } from '../session/session.ts';
import { useSignOut } from '../session/useSignOut.ts';

/** The navigation and the sign-out on a failure's screen, for people who are signed in. Also shown if the server didn't say who that is. */
export function FailureTools() {
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const { signOut, isSigningOut, failure } = useSignOut();
  const person = data && personOf(data.viewer);
  if (person === null) return null;
  const soldierId = person ? person.soldierId : (readOfflinePerson(deviceStorage)?.soldierId ?? null);
  return (
    <>
      {(person === undefined || soldierId !== null) && (
        <NavigationBar soldierId={soldierId} isStaff={person?.isStaff ?? false} />
      )}
      <div className={classes.tools}>
        <SignOutButton isSigningOut={isSigningOut} onSignOut={() => void signOut()} />
      </div>
      {failure !== null && (
        <p role="alert" className={`${classes.problem} ${classes.below}`}>
          {failure}
        </p>
      )}
    </>
  );
}
