import type { NavigateFunction } from 'react-router-dom';
import { placeAfterSignIn } from './navigationState.ts';
import { personOf } from './session.ts';
import type { Session_ViewerFragment } from './session.generated.ts';

/**
 * Has a person go on who has just signed in.
 * @param from where they were going: a path of the product, or a whole address that the server has found to be allowed.
 */
export function goOn(navigate: NavigateFunction, viewer: Session_ViewerFragment, from: string | null): void {
  const to = placeAfterSignIn(personOf(viewer), from);
  if (to.startsWith('/')) void navigate(to, { replace: true });
  else window.location.assign(to);
}
