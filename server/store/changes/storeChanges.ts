import { EventEmitter } from 'node:events';

/** A change in the store, with just enough information for followers to query it again. */
export type StoreChange =
  /** A personnel record, including its schools, rights and login; null if it is unknown which. */
  | { readonly kind: 'SOLDIER'; readonly id: string | null }
  /** A comment and the soldier it is about; both null if unknown. */
  | { readonly kind: 'COMMENT'; readonly id: string | null; readonly soldierId: string | null }
  /** Anybody's session. */
  | { readonly kind: 'SESSION' }
  /** What newcomers must know to register. */
  | { readonly kind: 'JOIN_CODE' }
  /** The unit's own data, including its policy. */
  | { readonly kind: 'UNIT' };

export type ChangeKind = StoreChange['kind'];
export type ChangeOf<Kind extends ChangeKind> = Extract<StoreChange, { kind: Kind }>;

export function isChangeOf<Kind extends ChangeKind>(kind: Kind, change: StoreChange): change is ChangeOf<Kind> {
  return change.kind === kind;
}

/** Where changes come from: this process's own writes, or the store's report of everybody's writes. */
type ChangeSource = 'OWN_WRITES' | 'CHANGE_STREAM';

const changes = new EventEmitter<{ change: [StoreChange] }>();
// Every subscription adds a listener, so a large number of them is not a leak.
changes.setMaxListeners(0);

let source: ChangeSource = 'OWN_WRITES';

/** In milliseconds of `performance.now()`, which begins with the process: earlier changes are unknown. */
const lastChangeAt = new Map<ChangeKind, number>();

/** Listens only to this source from now on. */
export function listenTo(chosen: ChangeSource): void {
  source = chosen;
}

/** Passes on an acknowledged change, if it comes from the source in use. */
export function announce(from: ChangeSource, change: StoreChange): void {
  if (from !== source) return;
  lastChangeAt.set(change.kind, performance.now());
  changes.emit('change', change);
}

/** How many seconds ago the last change of a kind was announced; if there was none, since the process began. */
export function secondsSinceChange(kind: ChangeKind): number {
  return (performance.now() - (lastChangeAt.get(kind) ?? 0)) / 1000;
}

/** Says that anything may have changed, for example after a time in which nobody listened. */
export function announceAll(from: ChangeSource): void {
  announce(from, { kind: 'SESSION' });
  announce(from, { kind: 'SOLDIER', id: null });
  announce(from, { kind: 'COMMENT', id: null, soldierId: null });
  announce(from, { kind: 'JOIN_CODE' });
  announce(from, { kind: 'UNIT' });
}

/**
 * Calls the listener, which must not throw, for each change from now on.
 * @returns a function that ends this.
 */
export function onStoreChange(listener: (change: StoreChange) => void): () => void {
  changes.on('change', listener);
  return () => changes.off('change', listener);
}
