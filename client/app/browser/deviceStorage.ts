/** Browser storage that never throws. When it is full or blocked, it stores nothing. */
export type DeviceStorage = {
  /** The text under a key; null if there is none, or if the storage can't be read. */
  readonly read: (key: string) => string | null;
  /** Whether the text was stored. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
};

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param open may throw: where storage is blocked, even accessing it does */
export function guardedStorage(open: () => KeyValueStore): DeviceStorage {
  return {
    read: (key) => attempt(() => open().getItem(key), null),
    write: (key, text) =>
      attempt(() => {
        open().setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => open().removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(open()), []),
  };
}

export const deviceStorage = guardedStorage(() => window.localStorage);

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
