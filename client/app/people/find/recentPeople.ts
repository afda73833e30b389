import type { DeviceStorage } from '../../browser/deviceStorage.ts';

/*
 * Whom a person found last, as the device keeps it: the id of the account and those of the people, so that nobody's name stays there, and what is
 * shown of them is what they are called by then. Signing out removes it.
 */

const RECENT_KEY = 'recent-people';
/** As many as a phone shows above its keyboard. */
const MOST = 6;

/** The ids of whom the person with that account found last, the latest first. */
export function recentPeople(storage: DeviceStorage, accountId: string): readonly string[] {
  const [owner, ...ids] = (storage.read(RECENT_KEY) ?? '').split(' ');
  return owner === accountId ? ids.slice(0, MOST) : [];
}

export function rememberFound(storage: DeviceStorage, accountId: string, id: string): void {
  const before = recentPeople(storage, accountId).filter((other) => other !== id);
  storage.write(RECENT_KEY, [accountId, id, ...before].slice(0, 1 + MOST).join(' '));
}

/** Removes what is kept for anybody but the person with that account; with null, for everybody. */
export function forgetRecentExcept(storage: DeviceStorage, accountId: string | null): void {
  if (accountId === null || recentPeople(storage, accountId).length === 0) storage.remove(RECENT_KEY);
}
