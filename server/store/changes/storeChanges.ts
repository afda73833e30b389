import { EventEmitter } from 'node:events';

/** Something that changed in the store, with just enough for followers to query it again. */
export type StoreChange =
  /** A personnel record, its schools, rights and login included; null where it is not known which. */
  | { readonly kind: 'SOLDIER'; readonly id: string | null }
  /** A comment, and whom it is about; both null where that is not known. */
  | { readonly kind: 'COMMENT'; readonly id: string | null; readonly soldierId: string | null }
  /** A session of anybody. */
  | { readonly kind: 'SESSION' }
  /** What newcomers must know to register. */
  | { readonly kind: 'JOIN_CODE' }
  /** What the unit says of itself, its policy included. */
  | { readonly kind: 'UNIT' };

export type ChangeKind = StoreChange['kind'];
export type ChangeOf<Kind extends ChangeKind> = Extract<StoreChange, { kind: Kind }>;

export function isChangeOf<Kind extends ChangeKind>(kind: Kind, change: StoreChange): change is ChangeOf<Kind> {
  return change.kind === kind;
}

/** Where changes are learned from: what this process writes itself, or what the store says of all who write to it. */
type ChangeSource = 'OWN_WRITES' | 'CHANGE_STREAM';

const changes = new EventEmitter<{ change: [StoreChange] }>();
// Every subscription adds a listener, so a large number of them is no leak.
changes.setMaxListeners(0);

let source: ChangeSource = 'OWN_WRITES';

/** In milliseconds of `performance.now()`, which begins with the process: earlier changes are not known. */
const lastChangeAt = new Map<ChangeKind, number>();

/** Listens to one source from now on; what the other one says is not passed on. */
export function listenTo(chosen: ChangeSource): void {
  source = chosen;
}

/** Passes on a change that the store has acknowledged, if it comes from the source that is in use. */
export function announce(from: ChangeSource, change: StoreChange): void {
  if (from !== source) return;
  lastChangeAt.set(change.kind, performance.now());
  changes.emit('change', change);
}

/** How many seconds ago the last change of a kind was announced, or the process began if there was none. */
export function secondsSinceChange(kind: ChangeKind): number {
  return (performance.now() - (lastChangeAt.get(kind) ?? 0)) / 1000;
}

/** Says that anything may have changed, as after a time in which nobody was listening. */
export function announceAll(from: ChangeSource): void {
  announce(from, { kind: 'SESSION' });
  announce(from, { kind: 'SOLDIER', id: null });
  announce(from, { kind: 'COMMENT', id: null, soldierId: null });
  announce(from, { kind: 'JOIN_CODE' });
  announce(from, { kind: 'UNIT' });
}

/**
 * Calls the listener, which must not throw, for each change from now on.
 * @returns what ends that.
 */
export function onStoreChange(listener: (change: StoreChange) => void): () => void {
  changes.on('change', listener);
  return () => changes.off('change', listener);
}
