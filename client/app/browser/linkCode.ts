import { makeVar } from '@apollo/client';
import { paths } from '../paths.ts';

/** The code of the mailed link that was opened; null when none was. It stays in this page's memory only. */
export const linkCode = makeVar<string | null>(null);

const LINKED: readonly string[] = [paths.setPassword, paths.confirmEmail, paths.signInLink];

/** Takes the code of a mailed link out of the address bar, so that it stays neither there nor in the browser's history. */
export function takeLinkCode(): void {
  const { pathname, hash } = window.location;
  if (!LINKED.includes(pathname) || hash.length < 2) return;
  linkCode(hash.slice(1));
  window.history.replaceState(window.history.state, '', pathname);
}
