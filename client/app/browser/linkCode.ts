import { makeVar } from '@apollo/client';
import { paths } from '../paths.ts';

/** The code of the emailed link that was opened; null if there was none. Only this page's memory holds it. */
export const linkCode = makeVar<string | null>(null);

/** The join code in the scanned address of Register; empty if there was none. */
export const linkedJoinCode = makeVar('');

const LINKED: readonly string[] = [paths.setPassword, paths.confirmEmail, paths.signInLink];

/** Removes the code of an emailed or scanned link from the address bar, so that neither the address nor the browser's navigation keeps it. */
export function takeLinkCode(): void {
  const { pathname, hash } = window.location;
  const isRegister = pathname === paths.register;
  if (hash.length < 2 || (!isRegister && !LINKED.includes(pathname))) return;
  (isRegister ? linkedJoinCode : linkCode)(hash.slice(1));
  window.history.replaceState(window.history.state, '', pathname);
}
