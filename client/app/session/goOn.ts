import type { NavigateFunction } from 'react-router-dom';

/** Goes on after signing in: to a path of the product, or to a whole address that the server has found to be allowed. */
export function goOn(navigate: NavigateFunction, to: string): void {
  if (to.startsWith('/')) void navigate(to, { replace: true });
  else window.location.assign(to);
}
