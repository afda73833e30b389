import type { NavigateFunction } from 'react-router-dom';
import { placeAfterSignIn } from './navigationState.ts';
import type { Session_ViewerFragment } from './session.generated.ts';
import { personOf } from './session.ts';

/**
 * Navigates on after a sign-in.
 * @param from the address to open: a path of the product, or a full URL that the server has allowed
 */
export function navigateAfterSignIn(
  navigate: NavigateFunction,
  viewer: Session_ViewerFragment,
  from: string | null,
): void {
  const to = placeAfterSignIn(personOf(viewer), from);
  if (to.startsWith('/')) void navigate(to, { replace: true });
  else window.location.assign(to);
}
