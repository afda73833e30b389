import type { DeviceStorage } from '../../browser/deviceStorage.ts';

/*
 * The people found last, kept on the device. It only stores ids of the login and the people, so that no name stays there, and
 * names are always current. Signing out removes it.
 */

const RECENT_KEY = 'recent-people';
/** As many as a phone shows above its keyboard. */
const MOST = 6;

/** The ids of the people that this login found last, latest first. */
export function recentPeople(storage: DeviceStorage, accountId: string): readonly string[] {
  const [owner, ...ids] = (storage.read(RECENT_KEY) ?? '').split(' ');
  return owner === accountId ? ids.slice(0, MOST) : [];
}

export function rememberFound(storage: DeviceStorage, accountId: string, id: string): void {
  const before = recentPeople(storage, accountId).filter((other) => other !== id);
  storage.write(RECENT_KEY, [accountId, id, ...before].slice(0, 1 + MOST).join(' '));
}

/** Removes what is kept, unless it is this login's. With null, removes it in any case. */
export function forgetRecentExcept(storage: DeviceStorage, accountId: string | null): void {
  if (accountId === null || recentPeople(storage, accountId).length === 0) storage.remove(RECENT_KEY);
}
